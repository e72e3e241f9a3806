//! The end of a game: how it ended, how good that was, and what comes next.

use chronicle::daily::{Marks, result_card};
use chronicle::informed_by;
use game::{Body, GameResult, Outcome};
use maud::{Markup, html};

use super::TablePage;
use crate::art::scene;
use crate::facts::address;
use crate::layout::{hidden, token};

impl TablePage<'_> {
    pub(super) fn ending(&self, outcome: Outcome) -> Markup {
        let (class, words) = match outcome.result {
            GameResult::Won => ("won", "You won".to_owned()),
            GameResult::Lost => ("lost", "You lost".to_owned()),
            GameResult::Draw => ("draw", "A draw".to_owned()),
            GameResult::Winner(seat) => ("won", format!("Player {} won", seat.0 + 1)),
            _ => ("draw", outcome.result.word()),
        };
        html! {
            div class={ "ending " (class) } {
                @if class != "draw" { (scene(self.tree.session().info().art.emblem, class == "won")) }
                p class="result" { (words) }
                p {
                    @if let Some(score) = outcome.score.filter(|_| self.facts.closing.is_empty()) { "Score " strong { (score) } ". " }
                    @for line in self.facts.closing { (line) " " }
                    @if let Some(place) = self.facts.place {
                        "Rank " strong { (place.rank) } " of " (place.of) " on this deal: the first end counts, "
                        (place.result) @if let Some(score) = place.score { ", score " (score) } ". "
                    }
                    @if self.tree.session().informed() { "The game counts as informed: " (informed_by(&self.tree.record())) ". " }
                    @if let Some(aids) = &self.aids() { "You played with aids: " (aids) "." }
                }
                p class="note" { "At the end: " (self.figures()) "." }
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
        figures.chain([crate::rows::moves(self.tree.session().ply())]).collect::<Vec<_>>().join(", ")
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
                @if self.facts.day.is_none() && self.facts.chapter.is_none() {
                    (again("new", "main", "Another deal"))
                    (again("same", "", "This deal again"))
                }
                @if let Some(chapter) = self.facts.chapter { a class="button main" href={ "/campaigns/" (chapter.campaign) } { "Continue the campaign" } }
                @if let Some(day) = self.facts.day { a class="button main" href={ "/daily/" (day) } { "Result and board" } }
                @if self.may_solve() { a class="button" href={ (base) "/solution" } { "Could this deal have been won?" } }
                @if !self.facts.sealed { a class="button" href={ (base) "/replay" } { "Replay" } }
                @if !self.tree.session().has_secrets() { a class="button" href=(self.link(&[("panel", "tree")])) { "Lines" } }
            }
        }
    }

    /// Whether the solver can tell more than the player knows.
    fn may_solve(&self) -> bool {
        let session = self.tree.session();
        let asks = |outcome: Outcome| outcome.result == GameResult::Lost || outcome.score.is_some();
        !self.facts.sealed && session.is_shared() && session.outcome().is_some_and(asks)
    }

    /// The result, written so that it can be shared.
    fn share(&self) -> Markup {
        let card = (!self.facts.sealed).then(|| result_card(&self.tree.record(), Marks::Colour).ok()).flatten();
        html! {
            @if let Some(card) = card {
                details class="result-card" {
                    summary { "Share the result" }
                    label {
                        span class="quiet" { "Your result to share" }
                        textarea readonly rows=(card.lines().count().clamp(2, 8)) data-copy { (card) }
                    }
                }
            }
        }
    }
}
