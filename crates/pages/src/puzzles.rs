//! The pages of puzzles: positions in which few moves still win.

use maud::{Markup, html};
use underdeck_coach::{Error, LEVELS, Motif, Puzzle, PuzzleProgress, PuzzleReply, of_day};
use underdeck_game::{GameInfo, say, text};

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
        let all = say!(PUZZLES_TRIED, tried, count = self.puzzles.len(), right);
        let days = say!(PUZZLES_DAYS, days = streak.now(self.day), best = streak.best);
        html! { p class="note" { (site.say(all)) " " (site.say(days)) } }
    }

    fn links(&self, site: &Site<'_>) -> Markup {
        html! {
            div class="row-of-buttons" {
                a class="button main" href={ (self.address()) "/daily" } { (site.say(&text::PUZZLE_DAILY)) }
                @if let Some(next) = self.progress.next(self.puzzles) {
                    a class="button" href={ (self.address()) "/" (next.number) } { (site.say(&text::PUZZLE_NEXT)) }
                }
            }
        }
    }
}

/// The puzzles of one game, or the sets of several.
pub fn puzzles(site: &Site<'_>, sets: &[PuzzleSet<'_>]) -> String {
    let title = site.say(&text::PUZZLES);
    let body = html! {
        div class="wide" {
            h1 { (title) }
            p class="lead" { (site.say(&text::PUZZLES_LEAD)) }
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
            h3 { (site.say(motif.says())) " (" (of_motif.len()) ")" }
            @for of_level in of_motif.chunk_by(|one, next| one.level() == next.level()) {
                p class="note" { (site.say(say!(PUZZLE_LEVEL, level = of_level[0].level()))) }
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
    let level = puzzle.level();
    let title = site.say(say!(PUZZLE_TITLE, game = set.game.title, n = number, count, level, levels = LEVELS));
    let prompt = site.say(say!(PUZZLE_ASK, legal = table.offers.len(), answers = puzzle.answers.len()));
    let address = format!("{}/{number}", set.address());
    let open = html! {
        @if !open.is_empty() {
            h2 { (site.say(&text::PUZZLE_OPEN)) }
            dl { @for open in &open { dt { (site.said(&open.name)) } dd { (site.said(&open.words())) } } }
        }
    };
    let dock = html! {
        p { (title) ". " (site.say(puzzle.motif().says())) @if of_day(set.day, count) == number { ". " strong { (site.say(&text::PUZZLE_DAILY)) } } }
        @match reply {
            Some(reply) => {
                p class="lead" role="status" { (site.say(reply.words(puzzle))) }
                @if !reply.is_right {
                    div class="row-of-buttons" { a class="button main" href=(address) { (site.say(&text::PUZZLE_AGAIN)) } }
                    details {
                        summary { (site.say(&text::PUZZLE_SOLUTION)) }
                        ul { @for offer in table.offers.iter().filter(|offer| puzzle.answers.contains(&offer.spelling)) { li { (site.said(&offer.label)) } } }
                    }
                }
                (set.links(site))
            }
            None => {
                (open)
                form method="post" action=(address) { (token(site)) (moves(site, &table)) }
            }
        }
        (set.standing(site))
        p { a href=(set.address()) { (site.say(&text::PUZZLES)) } }
    };
    Ok(asking(site, set.game, &table, (&title, &prompt), &dock))
}
