//! The pages of puzzles: positions in which few moves still win.

use maud::{Markup, html};
use underdeck_coach::{Error, LEVELS, Motif, Puzzle, PuzzleProgress, PuzzleReply, of_day};
use underdeck_game::{GameInfo, signed};

use crate::layout::{Page, document, token};
use crate::practice::{asking, moves};
use crate::site::Site;

/// The puzzles of a game, and a player's progress.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleSet<'a> {
    /// The game.
    pub game: &'static GameInfo,
    /// Its puzzles, the easiest first.
    pub puzzles: &'a [Puzzle],
    /// The player's progress.
    pub progress: &'a PuzzleProgress,
    /// Today, in days since 1970-01-01 (UTC).
    pub day: i64,
}

impl PuzzleSet<'_> {
    fn address(&self) -> String {
        format!("/puzzles/{}", self.game.id)
    }

    /// The number of puzzles tried and solved, and the streak.
    fn standing(&self, site: &Site<'_>) -> Markup {
        let (tried, right) = self.progress.counts(self.puzzles);
        let streak = self.progress.streak(self.game.id);
        let all = [("tried", tried.into()), ("count", self.puzzles.len().into()), ("right", right.into())];
        let days = [("days", streak.now(self.day).into()), ("best", streak.best.into())];
        html! { p class="note" { (site.tell("puzzles-tried", &all)) " " (site.tell("puzzles-days", &days)) } }
    }

    fn links(&self, site: &Site<'_>) -> Markup {
        html! {
            div class="row-of-buttons" {
                a class="button main" href={ (self.address()) "/daily" } { (site.say("puzzle-daily")) }
                @if let Some(next) = self.progress.next(self.puzzles) {
                    a class="button" href={ (self.address()) "/" (next.number) } { (site.say("puzzle-next")) }
                }
            }
        }
    }
}

/// The puzzles of one game, or the sets of several.
pub fn puzzles(site: &Site<'_>, sets: &[PuzzleSet<'_>]) -> String {
    let title = site.say("puzzles");
    let body = html! {
        div class="wide" {
            h1 { (title) }
            p class="lead" { (site.say("puzzles-lead")) }
            @for set in sets {
                section class={ "tile mood-" (set.game.number % 16) } {
                    h2 { a href=(set.address()) { (set.game.title) } }
                    (set.standing(site))
                    (set.links(site))
                    @if sets.len() == 1 { @for motif in Motif::ALL { (of_motif(site, set, motif)) } }
                }
            }
        }
    };
    document(site, Page { title: &title, class: "of-practice", tab: "/records", body })
}

/// The puzzles of a motif by level, each with the result of the first answer.
fn of_motif(site: &Site<'_>, set: &PuzzleSet<'_>, motif: Motif) -> Markup {
    let of_motif: Vec<&Puzzle> = set.puzzles.iter().filter(|puzzle| puzzle.motif() == motif).collect();
    html! {
        @if !of_motif.is_empty() {
            h3 { (site.say(words(motif))) " (" (of_motif.len()) ")" }
            @for of_level in of_motif.chunk_by(|one, next| one.level() == next.level()) {
                p class="note" { (site.tell("puzzle-level", &[("level", of_level[0].level().into())])) }
                ul class="chips" {
                    @for puzzle in of_level {
                        li {
                            a href={ (set.address()) "/" (puzzle.number) } {
                                (puzzle.number)
                                @match set.progress.first(puzzle) { Some(true) => { " ✓" } Some(false) => { " ✗" } None => {} }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The message that names a motif.
const fn words(motif: Motif) -> &'static str {
    match motif {
        Motif::LastChance => "puzzles-chance",
        Motif::Departures => "puzzles-departures",
        Motif::Plan => "puzzles-plan",
    }
}

/// A puzzle: the position with its hidden cards, its moves as buttons, and the reply to the last answer.
///
/// # Errors
/// If the puzzle is not legal under the present rules.
pub fn puzzle(
    site: &Site<'_>,
    set: &PuzzleSet<'_>,
    puzzle: &Puzzle,
    reply: Option<&PuzzleReply>,
) -> Result<String, Error> {
    let (table, open) = (puzzle.table()?, puzzle.open()?);
    let (number, count) = (puzzle.number, set.puzzles.len());
    let facts = [
        ("game", set.game.title.into()),
        ("n", number.into()),
        ("count", count.into()),
        ("level", puzzle.level().into()),
        ("levels", LEVELS.into()),
    ];
    let title = site.tell("puzzle-title", &facts);
    let prompt =
        site.tell("puzzle-ask", &[("legal", table.offers.len().into()), ("answers", puzzle.answers.len().into())]);
    let address = format!("{}/{number}", set.address());
    let open = html! {
        @if !open.is_empty() {
            h2 { (site.say("puzzle-open")) }
            dl lang="en" { @for open in &open { dt { (open.name) } dd { (signed(&open.things.join(" "))) } } }
        }
    };
    let dock = html! {
        p { (title) ". " (site.say(words(puzzle.motif()))) @if of_day(set.day, count) == number { ". " strong { (site.say("puzzle-daily")) } } }
        @match reply {
            Some(reply) => {
                p class="lead" role="status" { (site.replied(puzzle, reply)) }
                @if !reply.is_right {
                    div class="row-of-buttons" { a class="button main" href=(address) { (site.say("puzzle-again")) } }
                    details {
                        summary { (site.say("puzzle-solution")) }
                        ul lang="en" { @for mv in &puzzle.answers { li { (signed(mv)) } } }
                    }
                }
                (set.links(site))
            }
            None => {
                (open)
                form method="post" action=(address) { (token(site)) (moves(&table)) }
            }
        }
        (set.standing(site))
        p { a href=(set.address()) { (site.say("puzzles")) } }
    };
    Ok(asking(site, set.game, &table, (&title, &prompt), &dock))
}
