//! The page of a player's skill: their results corrected for luck, next to the reference player's on the same deals.

use maud::{Markup, html};
use underdeck_chronicle::statistics::Skill;
use underdeck_chronicle::statistics::skill::{FEW, REFERENCE, SkillLevel};
use underdeck_game::{say, text};
use underdeck_stats::WithoutLuck;

use crate::layout::{Page, document};
use crate::plot;
use crate::site::{Site, tenths};

/// A visitor's skill in one game, for each option set.
pub fn skill(site: &Site<'_>, game: &str, skills: &[Skill]) -> String {
    let info = underdeck_catalogue::find(game).map(|game| game.info()).ok();
    let (id, name) = info.map_or((game, game), |info| (info.id, info.title));
    let title = format!("{name}: {}", site.say(&text::LUCK_ADJUSTED));
    let body = html! {
        div class="wide" {
            h1 { (title) }
            p { a href={ "/statistics/" (id) } { (site.say(&text::STATISTICS)) } }
            p { (site.say(say!(LUCK_MEANING, few = FEW))) }
            @if skills.is_empty() { p class="nothing" { (site.say(say!(LUCK_NONE, few = FEW))) } }
            @for one in skills { (of(site, one)) }
        }
    };
    document(site, Page { title: &title, class: "of-statistics", tab: "/statistics", body })
}

fn of(site: &Site<'_>, one: &Skill) -> Markup {
    let plain = |level: &SkillLevel| (percent(level.won.share), span(level.won.low, level.won.high));
    let adjusted = |found: &Option<WithoutLuck>| {
        found
            .map_or_else(Default::default, |found| (percent(found.mean), span(found.interval.low, found.interval.high)))
    };
    let has_scores = one.player.score_without_luck.is_some();
    html! {
        section class="summary" {
            h2 { (site.say(say!(LUCK_GAMES, n = one.games))) @if !one.options.is_empty() { span class="note" { ", " (one.options) } } }
            @if let Some(found) = &one.player.won_without_luck {
                (plot::rate(site, &underdeck_chronicle::statistics::Rate { share: found.mean, low: found.interval.low, high: found.interval.high }))
            }
            div class="scroll" tabindex="0" role="group" aria-label=(site.say(&text::LUCK_ADJUSTED)) { table {
                thead { tr {
                    th scope="col" { (site.say(&text::PLAYER)) }
                    th scope="col" class="number" { (site.say(&text::WON)) } th scope="col" { "95 %" }
                    th scope="col" class="number" { (site.say(&text::LUCK_WON)) } th scope="col" { "95 %" }
                    @if has_scores { th scope="col" class="number" { (site.say(&text::LUCK_SCORE)) } th scope="col" { "95 %" } }
                } }
                tbody { @for (who, level) in [(site.say(&text::LUCK_YOU), &one.player), (REFERENCE.into(), &one.reference)] {
                    @let (won, ends) = plain(level);
                    @let (without, its) = adjusted(&level.won_without_luck);
                    tr {
                        th scope="row" { (who) }
                        td class="number" { (won) } td { (ends) }
                        td class="number" { (without) } td { (its) }
                        @match level.score_without_luck.filter(|_| has_scores) {
                            Some(score) => {
                                td class="number" { (site.say(say!(DECIMAL, n = tenths(score.mean)))) }
                                td { (site.say(say!(DECIMAL, n = tenths(score.interval.low)))) "–" (site.say(say!(DECIMAL, n = tenths(score.interval.high)))) }
                            }
                            None if has_scores => { td {} td {} }
                            None => {}
                        }
                    }
                } }
            } }
            @if let Some(more) = &one.more_won { p { (verdict(site, more)) } }
        }
    }
}

/// Whether the visitor or the reference player is better, if the games show it.
fn verdict(site: &Site<'_>, more: &WithoutLuck) -> Markup {
    let [share, low, high] =
        [more.mean, more.interval.low, more.interval.high].map(|share| format!("{:+.0} %", 100.0 * share));
    let verdict = match () {
        () if more.interval.low > 0.0 => say!(LUCK_BETTER, share, low, high),
        () if more.interval.high < 0.0 => say!(LUCK_WORSE, share, low, high),
        () => say!(LUCK_CLOSE, share, low, high),
    };
    html! { (site.say(verdict)) }
}

fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

fn span(low: f64, high: f64) -> String {
    format!("{}–{}", percent(low), percent(high))
}
