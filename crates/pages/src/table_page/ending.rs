//! The end of a game: how it ended, how good that was, and what comes next.

use maud::{Markup, html};
use underdeck_chronicle::daily::{Marks, result_card_by};
use underdeck_game::{Body, GameResult, Outcome};
use underdeck_play::informed_by;

use super::TablePage;
use crate::art::scene;
use crate::facts::address;
use crate::layout::{hidden, token};

impl TablePage<'_> {
    pub(super) fn ending(&self, outcome: Outcome) -> Markup {
        let reader = self.facts.reader(self.tree);
        let (class, words) = match outcome.result.for_seat(reader) {
            GameResult::Won => ("won", self.site.say("you-won")),
            GameResult::Lost => ("lost", self.site.say("you-lost")),
            GameResult::Draw => ("draw", self.site.say("result-draw")),
            GameResult::Winner(seat) => ("draw", self.site.tell("player-won", &[("seat", (seat.0 + 1).into())])),
            _ => ("draw", outcome.result.word().into()),
        };
        html! {
            div class={ "ending " (class) } {
                @if class != "draw" { (scene(self.tree.session().info().art.emblem, class == "won")) }
                p class="result" { (words) }
                p {
                    @if let Some(score) = outcome.score.filter(|_| self.facts.closing.is_empty()) { (self.site.tell("score-of", &[("score", i64::from(score).into())])) ". " }
                    @if !self.facts.closing.is_empty() { (self.site.all_said(self.facts.closing)) " " }
                    @if let Some(place) = self.facts.place {
                        (self.site.tell("rank-of", &[("rank", place.rank.into()), ("of", place.of.into())])) " "
                        (self.site.result(place.result)) @if let Some(score) = place.score { ", " (self.site.tell("score-of", &[("score", score.into())])) } ". "
                    }
                    @if self.tree.session().informed() { (self.site.say("informed-note")) " " (self.site.said(&informed_by(&self.tree.record()))) ". " }
                    @if let Some(aids) = &self.aids() { (self.site.say("aids")) ": " (aids) "." }
                }
                p class="note" { (self.site.say("at-the-end")) " " span lang="en" { (self.figures()) } ", " (crate::rows::moves(self.site, self.tree.session().ply())) "." }
                (self.onwards())
                (self.share())
            }
        }
    }

    /// The counters as they stand: what was close.
    fn figures(&self) -> String {
        let zones = self.choice.table.zones.iter();
        let figures = zones.filter_map(|zone| match zone.body {
            Body::Counter { value, max: Some(max) } => Some(format!("{} {value} of {max}", zone.name)),
            Body::Counter { value, max: None } => Some(format!("{} {value}", zone.name)),
            _ => None,
        });
        figures.collect::<Vec<_>>().join(", ")
    }

    /// What comes next.
    fn onwards(&self) -> Markup {
        let base = address(self.facts.id);
        let again = |deal: &str, class: &str, words: &str| {
            html! {
                form method="post" action={ (base) "/again" } {
                    (token(self.site)) (hidden("deal", deal))
                    button class=(class) type="submit" { (words) }
                }
            }
        };
        html! {
            div class="row-of-buttons" {
                @if self.facts.day.is_none() && self.facts.chapter.is_none() && self.facts.apart.is_none() {
                    (again("new", "main", &self.site.say("another-deal")))
                    @if !self.tree.session().is_physical() { (again("same", "", &self.site.say("deal-again"))) }
                }
                @if let Some(chapter) = self.facts.chapter { a class="button main" href={ "/campaigns/" (chapter.campaign) } { (self.site.say("continue-campaign")) } }
                @if let Some(day) = self.facts.day { a class="button main" href={ "/daily/" (day) } { (self.site.say("result-and-board")) } }
                @if self.may_solve() { a class="button" href={ (base) "/solution" } { (self.site.say("could-be-won")) } }
                @if self.may_review() { a class="button" href={ (base) "/review" } { (self.site.say("review")) } }
                @if !self.facts.sealed { a class="button" href={ (base) "/replay" } { (self.site.say("replay")) } }
                @if self.has_lines() { a class="button" href=(self.link(&[("panel", "tree")])) { (self.site.say("lines")) } }
            }
        }
    }

    /// Whether the coach may be asked: it knows best moves, so not while others may still play the deal for the board.
    fn may_review(&self) -> bool {
        !self.facts.sealed && self.tree.session().outcome().is_some()
    }

    /// Whether the solver can tell more than the player knows.
    fn may_solve(&self) -> bool {
        let session = self.tree.session();
        let asks = |outcome: Outcome| outcome.result == GameResult::Lost || outcome.score.is_some();
        !self.facts.sealed && !session.is_physical() && session.is_shared() && session.outcome().is_some_and(asks)
    }

    /// The result as a picture, and written so that it can be shared.
    fn share(&self) -> Markup {
        let card = (!self.facts.sealed)
            .then(|| {
                result_card_by(
                    self.tree.capabilities(),
                    &self.tree.record(),
                    self.facts.reader(self.tree),
                    Marks::Colour,
                )
                .ok()
            })
            .flatten();
        let id = self.facts.id;
        html! {
            p class="row-of-buttons" {
                a class="button" href={ (address(id)) "/result.svg" } data-picture="underdeck.png" { (self.site.say("result-picture")) }
            }
            @if let Some(card) = card {
                details class="result-card" {
                    summary { (self.site.say("result-share")) }
                    label {
                        span class="quiet" { (self.site.say("result-to-share")) }
                        textarea readonly rows=(card.lines().count().clamp(2, 8)) data-copy { (card) }
                    }
                }
            }
        }
    }
}
