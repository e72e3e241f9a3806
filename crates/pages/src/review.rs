//! A review on the page of a replay: the value of the position, the verdict on the move, the cost of each decision, and the luck.

use maud::{Markup, html};
use underdeck_coach::{Judged, Review, Verdict};
use underdeck_game::{Aim, Id, say, text};

use crate::layout::token;
use crate::site::Site;

/// The factor of games for "look closer".
const CLOSER: u64 = 4;
/// The most games of a review.
pub const MOST_GAMES: u64 = 256;
/// The games of the first review.
pub const FIRST_GAMES: u64 = 8;

/// The coach's part of a replay.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reviewed<'a> {
    /// The review; `None` if there is none yet.
    pub review: Option<&'a Review>,
    /// The reviewed seat, from 1, and the number of seats that have a review.
    pub seats: (usize, usize),
    /// The review in progress, if the coach looks closer.
    pub underway: Option<ReviewInProgress>,
    /// The address of the form that begins a review, if none was requested yet.
    pub begins: Option<&'a str>,
}

/// A review in progress.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ReviewInProgress {
    /// Its progress from 0 to 1; `None` while it is queued.
    pub share: Option<f64>,
}

/// The address of a review with `games` determinisations for each decision; `seat` counts from 1. `None` and 0 name none.
pub fn review_address(back: &str, games: Option<u64>, seat: usize) -> String {
    let games = games.map(|games| format!("games={games}"));
    let seat = (seat > 0).then(|| format!("seat={seat}"));
    let query: Vec<String> = games.into_iter().chain(seat).collect();
    format!("{back}/review{}{}", if query.is_empty() { "" } else { "?" }, query.join("&"))
}

/// A form that begins the review with an address.
pub(crate) fn begin(site: &Site<'_>, address: &str, class: &str, label: &'static Id) -> Markup {
    html! { form method="post" action=(address) { (token(site)) button class=(class) type="submit" { (site.say(label)) } } }
}

/// The question whether to begin a review.
pub(crate) fn question(site: &Site<'_>, reviewed: &Reviewed<'_>) -> Markup {
    let Some(address) = reviewed.begins else { return html! {} };
    html! {
        p class="note" { (site.say(&text::REVIEW_NONE)) }
        div class="row-of-buttons" { (begin(site, address, "main", &text::REVIEW_BEGIN)) }
    }
}

/// The progress of a review, with a link that reloads.
pub(crate) fn progress(site: &Site<'_>, reviewed: &Reviewed<'_>, again: &str) -> Markup {
    let Some(underway) = reviewed.underway else { return html! {} };
    let percent = underway.share.map(|share| (100.0 * share.clamp(0.0, 1.0)).round() as u32);
    html! {
        p class="note underway" role="status" {
            @match percent {
                Some(percent) => { (site.say(say!(REVIEW_UNDERWAY, percent))) " " progress max="100" value=(percent) aria-label=(site.say(&text::REVIEW)) {} },
                None => (site.say(&text::REVIEW_WAITS)),
            }
            " " a href=(again) data-again { (site.say(&text::REVIEW_RELOAD)) }
        }
    }
}

/// The value after `made` moves as a bar beside the table.
pub(crate) fn gauge(site: &Site<'_>, review: &Review, made: usize) -> Markup {
    let value = review.value_at(made);
    let (words, high) = (review.value(value), 100.0 * review.share(value));
    let is_score = review.aim == Aim::Score;
    let name = site.say(if is_score {
        say!(GAUGE_SCORE, value = words.clone())
    } else {
        say!(GAUGE_CHANCE, value = words.clone())
    });
    html! {
        div class="gauge" role="img" aria-label=(name) title=(name) {
            svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                rect class="all" width="1" height="100" {}
                rect class="part" y=(format!("{:.1}", 100.0 - high)) width="1" height=(format!("{high:.1}")) {}
            }
            span aria-hidden="true" { (site.say(words)) }
        }
    }
}

/// The verdict on the move made here in one line, and the moves.
pub(crate) fn verdict(site: &Site<'_>, review: &Review, one: &Judged) -> Markup {
    let (sign, name) = match one.verdict {
        Verdict::Forced => ("", &text::VERDICT_FORCED),
        Verdict::Good => ("✓", &text::VERDICT_GOOD),
        Verdict::OnlyMove => ("!", &text::VERDICT_ONLY_MOVE),
        Verdict::Inaccuracy => ("?!", &text::VERDICT_INACCURACY),
        Verdict::Mistake => ("?", &text::VERDICT_MISTAKE),
        Verdict::Blunder => ("??", &text::VERDICT_BLUNDER),
    };
    let is_slip = one.verdict.is_slip();
    html! {
        p class="prompt of-verdict" id="prompt" tabindex="-1" {
            @if !sign.is_empty() { span class="sign-of" aria-hidden="true" { (sign) } }
            strong { (site.say(name)) }
            span class="worth" { (site.say(review.value(if is_slip { one.best_value } else { one.played_value }))) @if is_slip { " → " (site.say(review.value(one.played_value))) } }
        }
        p class="of-moves" {
            span class="of-made" { (site.say(one.played_words())) }
            @if one.best != one.played { " " span class="of-best" { (site.say(&text::REVIEW_BEST)) ": " (site.say(one.best_words())) } }
        }
    }
}

/// The values before the decisions, over the moves of the game; the slips are dots.
pub(crate) fn course(review: &Review, all: usize) -> Markup {
    let y = |value: f64| 100.0 - 100.0 * review.share(value);
    let values = review.course().into_iter().chain([(all, review.outcome)]);
    let line: Vec<String> = values.map(|(made, value)| format!("{made} {:.1}", y(value))).collect();
    let line = format!("M{}", line.join("L"));
    html! {
        svg class="curve" viewBox={ "0 0 " (all.max(1)) " 100" } preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            path class="area" d={ (line) "V100H0Z" } {}
            path class="line-of-plot" d=(line) {}
            @for slip in review.slips() { path class={ "slip is-" (slip.verdict.word()) } d={ "M" (slip.ply - 1) " " (format!("{:.1}", y(slip.before))) "h0" } {} }
        }
    }
}

/// The whole review, with links to the positions.
pub(crate) fn summary(
    site: &Site<'_>,
    review: &Review,
    reviewed: &Reviewed<'_>,
    back: &str,
    at: &dyn Fn(usize) -> String,
) -> Markup {
    let slips: Vec<_> = review.slips().collect();
    let closer = (review.games * CLOSER).min(MOST_GAMES);
    let (seat, seats) = reviewed.seats;
    html! {
        div class="review" {
            @if seats > 1 {
                ul class="chips" {
                    @for (n, name) in (1..).zip([&text::SEAT_FIRST, &text::SEAT_SECOND]) {
                        li { a href=(review_address(back, Some(review.games), n)) aria-current=[(n == seat).then_some("page")] { (site.say(name)) } }
                    }
                }
            }
            p { strong { (site.say(review.verdict())) } }
            p { (site.say(review.tally())) " " (site.say(review.strokes())) }
            @if !slips.is_empty() {
                h2 { (site.say(&text::REVIEW_SLIPS)) }
                ol class="slips" {
                    @for slip in slips { li class={ "slip is-" (slip.verdict.word()) } {
                        a href=(at(slip.ply - 1)) { (site.say(say!(AT_MOVE, n = slip.ply))) }
                        " " (site.say(review.slip(slip)))
                    } }
                }
            }
            details {
                summary { (site.say(&text::REVIEW_ALL)) }
                div class="scroll" { (decisions(site, review, at)) }
            }
            p class="note" { (site.say(review.method())) }
            div class="row-of-buttons" {
                @if closer > review.games && reviewed.underway.is_none() { (begin(site, &review_address(back, Some(closer), if seats > 1 { seat } else { 0 }), "", &text::REVIEW_CLOSER)) }
                a class="button" href="/practice" { (site.say(&text::PRACTICE)) }
            }
        }
    }
}

/// Every decision in a table.
fn decisions(site: &Site<'_>, review: &Review, at: &dyn Fn(usize) -> String) -> Markup {
    html! {
        table {
            caption class="quiet" { (site.say(if review.aim == Aim::Score { &text::REVIEW_SCORE } else { &text::REVIEW_CHANCE })) }
            thead { tr {
                @for head in [&text::MOVES_LABEL, &text::REVIEW_PLAYED, &text::REVIEW_BEFORE, &text::REVIEW_AFTER, &text::REVIEW_BEST, &text::REVIEW_COST, &text::REVIEW_LUCK] {
                    th scope="col" { (site.say(head)) }
                }
                th scope="col" { (site.say(&text::REVIEW_VERDICT)) }
            } }
            tbody { @for one in &review.decisions { tr {
                th scope="row" { a href=(at(one.ply - 1)) { (one.ply) } }
                td { (site.say(one.played_words())) }
                td class="number" { (site.say(review.value(one.before))) }
                td class="number" { (site.say(review.value(one.played_value))) }
                td { @if one.best != one.played { (site.say(one.best_words())) } }
                td class="number" { @if one.cost > 0.0 { (site.say(review.cost(one))) } }
                td class="number" { (site.say(review.change(one.luck))) }
                td { (site.say(one.words())) }
            } } }
        }
    }
}
