//! The page of statistics.

use maud::{Markup, html};
use underdeck_chronicle::statistics::{GameTotals, Split, Tally, WinStreak};
use underdeck_game::{Message, say, text};

use crate::layout::{Page, document};
use crate::plot;
use crate::site::{Site, tenths};

/// The content of the page of statistics.
#[derive(Clone, Copy, Debug, Default)]
pub struct Statistics<'a> {
    /// The visitor's finished games by game and options.
    pub summaries: &'a [GameTotals],
    /// The same games by single options.
    pub splits: &'a [Split],
    /// The streak of days with a finished deal of the day.
    pub days: WinStreak,
    /// The id of the only game to show.
    pub game: Option<&'a str>,
}

/// Statistics of the visitor's finished games, or of one game.
pub fn statistics(site: &Site<'_>, page: &Statistics<'_>) -> String {
    let wanted = |game: &str| page.game.is_none_or(|wanted| wanted == game);
    let shown: Vec<&GameTotals> = page.summaries.iter().filter(|one| wanted(&one.game)).collect();
    let title = site.say(&text::STATISTICS);
    let body = html! {
        div class="wide" {
            h1 { (title) }
            nav aria-label=(site.say(&text::GAME)) {
                ul class="chips" {
                    li { a href="/statistics" aria-current=[page.game.is_none().then_some("true")] { (site.say(&text::ALL_GAMES)) } }
                    @for one in underdeck_catalogue::games() {
                        @let info = one.info();
                        li { a href={ "/statistics/" (info.id) } aria-current=[(page.game == Some(info.id)).then_some("true")] { (info.title) } }
                    }
                }
            }
            @if let Some(game) = page.game { p { a href={ "/statistics/" (game) "/luck" } { (site.say(&text::LUCK_LINK)) } } }
            @if page.days.longest > 0 {
                p { (site.say(say!(DAILY_STREAK, current = page.days.current, longest = page.days.longest))) " "
                    a href="/daily#calendar" { (site.say(&text::CALENDAR)) } }
            }
            @if shown.is_empty() { p class="nothing" { (site.say(&text::STATISTICS_NONE)) } }
            @for one in &shown {
                (summary(site, one))
                @if shown.iter().rposition(|other| other.game == one.game) == shown.iter().position(|other| std::ptr::eq(*other, *one)) {
                    @for split in page.splits.iter().filter(|split| split.game == one.game) { (by_option(site, split)) }
                }
            }
            @if !page.summaries.is_empty() {
                p { (site.say(&text::DOWNLOAD_ALL)) " " a href="/statistics/export.csv" download { "CSV" } ", " a href="/statistics/export.json" download { "JSON" } }
            }
        }
    };
    document(site, Page { title: &title, class: "of-statistics", tab: "/statistics", body })
}

fn title_of(game: &str) -> &str {
    underdeck_catalogue::find(game).map_or(game, |game| game.info().title)
}

fn summary(site: &Site<'_>, one: &GameTotals) -> Markup {
    let kinds = [
        (&text::GAMES_OWN, &one.own),
        (&text::GAMES_DAILY, &one.daily),
        (&text::GAMES_INFORMED, &one.informed),
        (&text::GAMES_OWN_CARDS, &one.told),
    ];
    html! {
        section class="summary" {
            h2 { (title_of(&one.game)) @if !one.options.is_empty() { span class="note" { ", " (one.options) } } }
            @for (name, tally) in kinds {
                @if tally.games > 0 { h3 { (site.say(name)) } (tally_of(site, tally)) }
            }
            @if one.again > 0 { p class="note" { (site.say(say!(GAMES_REPEATED, n = one.again))) } }
        }
    }
}

fn tally_of(site: &Site<'_>, tally: &Tally) -> Markup {
    html! {
        div class="figures" {
            dl class="facts" {
                dt { (site.say(&text::GAMES)) } dd { (tally.games) }
                dt { (site.say(&text::WON)) } dd { (tally.wins) }
                dt { (site.say(&text::LOST)) } dd { (tally.losses) }
                dt { (site.say(&text::STREAK)) }
                dd { (site.say(say!(STREAK_LONGEST, current = tally.streak.current, longest = tally.streak.longest))) }
                @if let Some(scores) = &tally.scores {
                    dt { (site.say(&text::SCORE_BEST_LABEL)) }
                    dd { (site.say(say!(SCORE_BEST, best = scores.best, mean = tenths(scores.mean)))) }
                }
            }
            div class="share" { (plot::rate(site, &tally.rate)) }
            @if tally.trend.len() > 1 { (plot::trend(site, &tally.trend)) }
            @if let Some(scores) = &tally.scores { (plot::histogram(site, &site.say(&text::SCORE), &scores.histogram)) }
            (plot::histogram(site, &site.say(&text::MOVES_LABEL), &tally.lengths))
        }
        @if !tally.last.is_empty() {
            p class="note" {
                (site.say(&text::LAST_RESULTS)) " "
                @for (n, entry) in tally.last.iter().enumerate() { @if n > 0 { ", " } (site.result(&entry.own_result())) }
            }
        }
    }
}

/// The games of each value of an option, side by side.
fn by_option(site: &Site<'_>, split: &Split) -> Markup {
    let game = underdeck_catalogue::find(&split.game);
    let option = game.map_or_else(|_| Message::from(split.option), |game| game.info().option_name(split.option));
    html! {
        section class="summary" {
            h3 { (title_of(&split.game)) ": " span lang=[site.lang(&option)] { (site.said(&option)) } }
            (plot::rates(site, site.said(&option), &split.values))
        }
    }
}
