//! The pages of puzzles: positions in which few moves still win.

use maud::{Markup, html};
use underdeck_coach::{Error, Motif, Puzzle};
use underdeck_game::{say, text};
use underdeck_play::History;

use crate::facts::Facts;
use crate::layout::{Page, document};
use crate::params::{Panel, UrlParams};
use crate::puzzle_page::{PuzzleNews, PuzzlePage, PuzzleSet, PuzzleState};
use crate::site::Site;
use crate::table::table;

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
                    (set.ways(site))
                    @if sets.len() == 1 {
                        details {
                            summary { (site.say(&text::PUZZLES_ALL)) }
                            @for motif in Motif::ALL { (of_motif(site, set, motif)) }
                        }
                    }
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

/// A puzzle in play: the position on the table, with the judgement of the move just made.
///
/// # Errors
/// If the lines are not legal in the puzzle.
pub fn puzzle(
    site: &Site<'_>,
    set: &PuzzleSet<'_>,
    puzzle: &Puzzle,
    params: &UrlParams,
    news: Option<PuzzleNews>,
) -> Result<String, Error> {
    let lines = &params.puzzle;
    let before = puzzle.after(&lines.line)?;
    let (here, state) = if lines.then.is_empty() {
        let state = match before.win()? {
            Some(rest) if !lines.line.is_empty() => PuzzleState::Solved(rest),
            _ => PuzzleState::Asked,
        };
        (before, state)
    } else {
        let ends = before.steps(&lines.then)?;
        let step = ends.iter().filter(|&&end| end <= lines.at).count();
        let shown = step.checked_sub(1).map_or(0, |last| ends[last]);
        let is_won = before.after(&lines.then)?.win()?.is_some();
        (before.after(&lines.then[..shown])?, PuzzleState::Shown { is_won, step, ends })
    };
    let rolls = here.open()?.into_iter().filter(|open| open.is_die).collect();
    let tree = History::new(underdeck_play::open(&here.record()?)?);
    let page = PuzzlePage { set, puzzle, lines, table: here.table()?, rolls, state, news };
    let (id, rev) = (format!("{}-{}", set.game.id, puzzle.number), tree.session().ply() as u64);
    let panel = if matches!(params.panel, Panel::Log | Panel::Game) { params.panel } else { Panel::Moves };
    let params = UrlParams { panel, why: None, about: None, hint: false, ..params.clone() };
    Ok(table(site, &tree, &Facts { puzzle: Some(&page), ..Facts::new(&id, rev, &params) }))
}
