//! The end of a game: its result, its rank, and the next steps.

use maud::{Markup, html};
use underdeck_chronicle::daily::{SquareStyle, result_card_by};
use underdeck_game::{Body, GameResult, Outcome, say, text};
use underdeck_play::{SolverQuestion, informed_by, solver_question};

use super::TablePage;
use super::game::aids;
use crate::art::scene;
use crate::facts::address;
use crate::layout::{hidden, token};

pub(super) fn ending(page: &TablePage<'_>, outcome: Outcome) -> Markup {
    let reader = page.facts.reader(page.tree);
    let (class, words) = match outcome.result.for_seat(reader) {
        GameResult::Won => ("won", page.site.say(&text::YOU_WON)),
        GameResult::Lost => ("lost", page.site.say(&text::YOU_LOST)),
        GameResult::Draw => ("draw", page.site.say(&text::RESULT_DRAW)),
        GameResult::Winner(seat) => ("draw", page.site.say(say!(PLAYER_WON, seat = (seat.0 + 1)))),
        _ => ("draw", outcome.result.word()),
    };
    html! {
        div class={ "ending " (class) } {
            @if class != "draw" { (scene(page.tree.session().info().art.emblem, class == "won")) }
            p class="result" { (words) }
            p {
                @if let Some(score) = outcome.score.filter(|_| page.facts.closing.is_empty()) { (page.site.say(say!(SCORE_OF, score = i64::from(score)))) ". " }
                @if !page.facts.closing.is_empty() { (page.site.all_said(page.facts.closing)) " " }
                @if let Some(place) = page.facts.place {
                    (page.site.say(say!(RANK_OF, rank = place.rank, of = place.of))) " "
                    (page.site.result(place.result)) @if let Some(score) = place.score { ", " (page.site.say(say!(SCORE_OF, score))) } ". "
                }
                @if page.tree.session().informed() { (page.site.say(&text::INFORMED_NOTE)) " " (page.site.said(&informed_by(&page.tree.record()))) ". " }
                @if let Some(aids) = &aids(page.site, page.tree.session()) { (page.site.say(&text::AIDS)) ": " (aids) "." }
            }
            p class="note" { (page.site.say(&text::AT_THE_END)) " " span lang=[page.foreign] { (figures(page)) } ", " (crate::rows::moves(page.site, page.tree.session().ply())) "." }
            (onwards(page))
            (share(page))
        }
    }
}

/// The final values of the counters.
fn figures(page: &TablePage<'_>) -> String {
    let zones = page.choice.table.zones.iter();
    let figures = zones.filter_map(|zone| match zone.body {
        Body::Counter { value, max: Some(max) } => {
            Some(format!("{} {value} {}", zone.name, page.site.say(say!(ZONE_OF, most = max))))
        }
        Body::Counter { value, max: None } => Some(format!("{} {value}", zone.name)),
        _ => None,
    });
    figures.collect::<Vec<_>>().join(", ")
}

/// The next steps.
fn onwards(page: &TablePage<'_>) -> Markup {
    let base = address(page.facts.id);
    let again = |deal: &str, class: &str, words: &str| {
        html! {
            form method="post" action={ (base) "/again" } {
                (token(page.site)) (hidden("deal", deal))
                button class=(class) type="submit" { (words) }
            }
        }
    };
    html! {
        div class="row-of-buttons" {
            @if page.facts.day.is_none() && page.facts.chapter.is_none() && page.facts.apart.is_none() {
                (again("new", "main", &page.site.say(&text::ANOTHER_DEAL)))
                @if !page.tree.session().is_physical() { (again("same", "", &page.site.say(&text::DEAL_AGAIN))) }
            }
            @if let Some(chapter) = page.facts.chapter { a class="button main" href={ "/campaigns/" (chapter.campaign) } { (page.site.say(&text::CONTINUE_CAMPAIGN)) } }
            @if let Some(day) = page.facts.day { a class="button main" href={ "/daily/" (day) } { (page.site.say(&text::RESULT_AND_BOARD)) } }
            @if let Some(asked) = solver_question(page.tree.session()).filter(|_| !page.facts.sealed) {
                @let words = match asked { SolverQuestion::Winnable => &text::COULD_BE_WON, SolverQuestion::BestScore => &text::BEST_POSSIBLE };
                a class="button" href={ (base) "/solution" } { (page.site.say(words)) }
            }
            @if may_review(page) { (crate::review::begin(page.site, &format!("{base}/review"), "", &text::REVIEW)) }
            @if !page.facts.sealed { a class="button" href={ (base) "/replay" } { (page.site.say(&text::REPLAY)) } }
            @if page.has_lines() { a class="button" href=(page.link(&[("panel", "tree")])) { (page.site.say(&text::VARIATIONS)) } }
        }
    }
}

/// Whether the coach may be asked: not while others may still play the deal for the board, because it shows best moves.
fn may_review(page: &TablePage<'_>) -> bool {
    !page.facts.sealed && page.tree.session().outcome().is_some()
}

/// The result as a picture and as text to share.
fn share(page: &TablePage<'_>) -> Markup {
    let card = (!page.facts.sealed)
        .then(|| {
            result_card_by(
                page.tree.capabilities(),
                &page.tree.record(),
                page.facts.reader(page.tree),
                SquareStyle::Colour,
            )
            .ok()
        })
        .flatten();
    let id = page.facts.id;
    html! {
        p class="row-of-buttons" {
            a class="button" href={ (address(id)) "/result.svg" } data-picture="underdeck.png" { (page.site.say(&text::RESULT_PICTURE)) }
        }
        @if let Some(card) = card {
            details class="result-card" {
                summary { (page.site.say(&text::RESULT_SHARE)) }
                label {
                    span class="quiet" { (page.site.say(&text::RESULT_TO_SHARE)) }
                    textarea readonly rows=(card.lines().count().clamp(2, 8)) data-copy { (page.site.said(&card)) "\n" }
                }
            }
        }
    }
}
