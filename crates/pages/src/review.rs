//! The page of a review: the cost of each decision, and the luck.

use maud::{Markup, html};
use underdeck_coach::Review;
use underdeck_game::{Aim, GameInfo, say, text};

use crate::layout::{Page, document, reloading};
use crate::plot::curve;
use crate::replay::ReplayFacts;
use crate::site::Site;

/// The factor of games for "look closer".
const CLOSER: u64 = 4;
/// The most games of a review.
pub const MOST_GAMES: u64 = 256;
/// The games of the first review.
pub const FIRST_GAMES: u64 = 8;

/// A review in progress.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ReviewInProgress {
    /// The number of games for each decision.
    pub games: u64,
    /// Its progress from 0 to 1; `None` while it is queued.
    pub share: Option<f64>,
    /// The reviewed seat, from 1; 0 for the visitor's own.
    pub seat: usize,
}

/// The address of a review with `games` determinisations for each decision; `seat` counts from 1, and 0 names none.
fn address(back: &str, games: u64, seat: usize) -> String {
    let seat = if seat > 0 { format!("&seat={seat}") } else { String::new() };
    format!("{back}/review?games={games}{seat}")
}

impl ReviewInProgress {
    /// The address for reloading.
    fn again(self, back: &str) -> String {
        address(back, self.games, self.seat)
    }
}

/// The page until the review is there. It reloads, with or without scripts.
pub fn review_underway(site: &Site<'_>, info: &'static GameInfo, back: &str, underway: ReviewInProgress) -> String {
    let body = html! {
        div class="wide" {
            h1 { (info.title) ": " (site.say(&text::REVIEW)) }
            (progress(site, back, underway))
            div class="row-of-buttons" { a class="button" href=(back) { (site.say(&text::BACK_TO_GAME)) } }
        }
    };
    let again = underway.again(back);
    reloading(site, Page { title: info.title, class: "of-review", tab: "/records", body }, &again)
}

/// The progress of a review, with a link that reloads.
fn progress(site: &Site<'_>, back: &str, underway: ReviewInProgress) -> Markup {
    let percent = underway.share.map(|share| (100.0 * share.clamp(0.0, 1.0)).round() as u32);
    html! {
        p class="lead" role="status" {
            @match percent {
                Some(percent) => { (site.say(say!(REVIEW_UNDERWAY, percent))) " " progress max="100" value=(percent) aria-label=(site.say(&text::REVIEW)) {} },
                None => (site.say(&text::REVIEW_WAITS)),
            }
        }
        p { a class="button" href=(underway.again(back)) data-again { (site.say(&text::REVIEW_RELOAD)) } }
    }
}

/// A review, with links into the replay of the game; `underway` if the coach is looking closer.
/// If two play against each other, the pair is the reviewed seat, from 1, and the number of seats that have a review.
pub fn review(
    site: &Site<'_>,
    review: &Review,
    facts: &ReplayFacts<'_>,
    (seat, seats): (usize, usize),
    underway: Option<ReviewInProgress>,
) -> String {
    let is_score = review.aim == Aim::Score;
    let course = site.say(if is_score { &text::REVIEW_SCORE } else { &text::REVIEW_CHANCE });
    let marks: Vec<_> = (0..review.decisions.len()).filter(|&n| review.decisions[n].verdict.is_slip()).collect();
    let slips: Vec<_> = review.slips().collect();
    let closer = (review.games * CLOSER).min(MOST_GAMES);
    let body = html! {
        div class="wide" {
            h1 { (facts.title) ": " (site.say(&text::REVIEW)) }
            @if seats > 1 {
                ul class="chips" {
                    @for (n, name) in (1..).zip([&text::SEAT_FIRST, &text::SEAT_SECOND]) {
                        li { a href=(address(facts.back, review.games, n)) aria-current=[(n == seat).then_some("page")] { (site.say(name)) } }
                    }
                }
            }
            @if let Some(underway) = underway { (progress(site, facts.back, underway)) }
            p class="lead" { (site.say(review.verdict())) }
            p { (site.say(review.tally())) " " (site.say(review.strokes())) }
            (curve(site, &course, &review.course(), !is_score, &marks))
            @if !slips.is_empty() {
                h2 { (site.say(&text::REVIEW_SLIPS)) }
                ol class="slips" {
                    @for slip in slips { li class={ "slip " (slip.verdict.word()) } {
                        a href={ (facts.base) "?at=" (slip.ply - 1) } { (site.say(say!(AT_MOVE, n = slip.ply))) }
                        " " (site.say(review.slip(slip)))
                    } }
                }
            }
            details {
                summary { (site.say(&text::REVIEW_ALL)) }
                div class="scroll" { (decisions(site, review, facts)) }
            }
            p class="note" { (site.say(review.method())) }
            div class="row-of-buttons" {
                @if closer > review.games && underway.is_none() { a class="button" href=(address(facts.back, closer, if seats > 1 { seat } else { 0 })) { (site.say(&text::REVIEW_CLOSER)) } }
                a class="button" href="/practice" { (site.say(&text::PRACTICE)) }
                a class="button" href=(facts.base) { (site.say(&text::REPLAY)) }
                a class="button" href=(facts.back) { (site.say(&text::BACK_TO_GAME)) }
            }
        }
    };
    let page = Page { title: facts.title, class: "of-review", tab: "/records", body };
    match underway {
        Some(underway) => reloading(site, page, &underway.again(facts.back)),
        None => document(site, page),
    }
}

/// Every decision in a table.
fn decisions(site: &Site<'_>, review: &Review, facts: &ReplayFacts<'_>) -> Markup {
    html! {
        table {
            thead { tr {
                @for head in [&text::MOVES_LABEL, &text::REVIEW_PLAYED, &text::REVIEW_BEFORE, &text::REVIEW_AFTER, &text::REVIEW_BEST, &text::REVIEW_COST, &text::REVIEW_LUCK] {
                    th scope="col" { (site.say(head)) }
                }
                th scope="col" { (site.say(&text::REVIEW_VERDICT)) }
            } }
            tbody { @for one in &review.decisions { tr {
                th scope="row" { a href={ (facts.base) "?at=" (one.ply - 1) } { (one.ply) } }
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
