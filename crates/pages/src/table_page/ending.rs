//! The end of a game: its result, its rank, and the next steps.

use maud::{Markup, html};
use underdeck_chronicle::daily::{SquareStyle, result_card_by};
use underdeck_game::{Body, GameResult, Outcome};
use underdeck_play::informed_by;

use super::TablePage;
use super::game::aids;
use crate::art::scene;
use crate::facts::address;
use crate::layout::{hidden, token};

pub(super) fn ending(page: &TablePage<'_>, outcome: Outcome) -> Markup {
    let reader = page.facts.reader(page.tree);
    let (class, words) = match outcome.result.for_seat(reader) {
        GameResult::Won => ("won", page.site.say("you-won")),
        GameResult::Lost => ("lost", page.site.say("you-lost")),
        GameResult::Draw => ("draw", page.site.say("result-draw")),
        GameResult::Winner(seat) => ("draw", page.site.tell("player-won", &[("seat", (seat.0 + 1).into())])),
        _ => ("draw", outcome.result.word().into()),
    };
    html! {
        div class={ "ending " (class) } {
            @if class != "draw" { (scene(page.tree.session().info().art.emblem, class == "won")) }
            p class="result" { (words) }
            p {
                @if let Some(score) = outcome.score.filter(|_| page.facts.closing.is_empty()) { (page.site.tell("score-of", &[("score", i64::from(score).into())])) ". " }
                @if !page.facts.closing.is_empty() { (page.site.all_said(page.facts.closing)) " " }
                @if let Some(place) = page.facts.place {
                    (page.site.tell("rank-of", &[("rank", place.rank.into()), ("of", place.of.into())])) " "
                    (page.site.result(place.result)) @if let Some(score) = place.score { ", " (page.site.tell("score-of", &[("score", score.into())])) } ". "
                }
                @if page.tree.session().informed() { (page.site.say("informed-note")) " " (page.site.said(&informed_by(&page.tree.record()))) ". " }
                @if let Some(aids) = &aids(page.site, page.tree.session()) { (page.site.say("aids")) ": " (aids) "." }
            }
            p class="note" { (page.site.say("at-the-end")) " " span lang="en" { (figures(page)) } ", " (crate::rows::moves(page.site, page.tree.session().ply())) "." }
            (onwards(page))
            (share(page))
        }
    }
}

/// The final values of the counters.
fn figures(page: &TablePage<'_>) -> String {
    let zones = page.choice.table.zones.iter();
    let figures = zones.filter_map(|zone| match zone.body {
        Body::Counter { value, max: Some(max) } => Some(format!("{} {value} of {max}", zone.name)),
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
                (again("new", "main", &page.site.say("another-deal")))
                @if !page.tree.session().is_physical() { (again("same", "", &page.site.say("deal-again"))) }
            }
            @if let Some(chapter) = page.facts.chapter { a class="button main" href={ "/campaigns/" (chapter.campaign) } { (page.site.say("continue-campaign")) } }
            @if let Some(day) = page.facts.day { a class="button main" href={ "/daily/" (day) } { (page.site.say("result-and-board")) } }
            @if may_solve(page) { a class="button" href={ (base) "/solution" } { (page.site.say("could-be-won")) } }
            @if may_review(page) { a class="button" href={ (base) "/review" } { (page.site.say("review")) } }
            @if !page.facts.sealed { a class="button" href={ (base) "/replay" } { (page.site.say("replay")) } }
            @if page.has_lines() { a class="button" href=(page.link(&[("panel", "tree")])) { (page.site.say("variations")) } }
        }
    }
}

/// Whether the coach may be asked: not while others may still play the deal for the board, because it shows best moves.
fn may_review(page: &TablePage<'_>) -> bool {
    !page.facts.sealed && page.tree.session().outcome().is_some()
}

/// Whether the solver can say more than the result does.
fn may_solve(page: &TablePage<'_>) -> bool {
    let session = page.tree.session();
    let asks = |outcome: Outcome| outcome.result == GameResult::Lost || outcome.score.is_some();
    !page.facts.sealed && !session.is_physical() && session.is_shared() && session.outcome().is_some_and(asks)
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
            a class="button" href={ (address(id)) "/result.svg" } data-picture="underdeck.png" { (page.site.say("result-picture")) }
        }
        @if let Some(card) = card {
            details class="result-card" {
                summary { (page.site.say("result-share")) }
                label {
                    span class="quiet" { (page.site.say("result-to-share")) }
                    textarea readonly rows=(card.lines().count().clamp(2, 8)) data-copy { (card) }
                }
            }
        }
    }
}
