//! The pages of puzzles: positions in which few moves still win.

use maud::{Markup, html};
use underdeck_coach::{Error, LEVELS, Motif, Puzzle, PuzzleProgress, Revealed, of_day};
use underdeck_game::{GameInfo, Table, Value, say, text};
use underdeck_play::History;

use crate::facts::Facts;
use crate::layout::{Page, document};
use crate::params::{Panel, PuzzleLines, UrlParams};
use crate::site::Site;
use crate::table::table;
use crate::table_page::arrow;

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
    pub(crate) fn address(&self) -> String {
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

/// The judgement of an answer that was just given.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleNews {
    /// Whether the move still wins.
    pub is_right: bool,
    /// The change of the player's rating, if it was the first answer.
    pub change: Option<i64>,
}

/// A puzzle at the table.
#[derive(Debug)]
pub struct PuzzlePage<'a> {
    pub(crate) set: &'a PuzzleSet<'a>,
    puzzle: &'a Puzzle,
    lines: &'a PuzzleLines,
    /// The position, with every card known and no effects of moves.
    pub(crate) table: Table,
    /// The next rolls of each die, and hidden cards that the table has no place for.
    unseen: Vec<Revealed>,
    /// What is shown.
    state: PuzzleState,
    news: Option<PuzzleNews>,
}

/// What the page of a puzzle shows.
#[derive(Clone, PartialEq, Eq, Debug)]
enum PuzzleState {
    /// The player is to move.
    Asked,
    /// The rest plays by itself: this line wins.
    Solved(String),
    /// A step of the rest of a win, with the length after the next step.
    Win(Option<usize>),
    /// A step of the refutation of a wrong move, with the length after the next step.
    Loss(Option<usize>),
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
    let part = |end: usize| lines.then.get(..end).map(|part| puzzle.after(&(lines.line.clone() + part)));
    let here = part(lines.at).unwrap_or_else(|| puzzle.after(&lines.line))?;
    let state = if lines.then.is_empty() {
        match here.win()? {
            Some(rest) if !lines.line.is_empty() => PuzzleState::Solved(rest),
            _ => PuzzleState::Asked,
        }
    } else {
        // A move has one digit or more.
        let next = (lines.at + 1..=lines.then.len()).find(|end| part(*end).is_some_and(|after| after.is_ok()));
        let ended = puzzle.after(&(lines.line.clone() + &lines.then))?.win()?;
        if ended.is_some() { PuzzleState::Win(next) } else { PuzzleState::Loss(next) }
    };
    let is_die = |open: &Revealed| open.things.iter().all(|thing| thing.parse::<u8>().is_ok());
    let unseen = here.open()?.into_iter().filter(is_die).collect();
    let tree = History::new(underdeck_play::open(&here.record()?)?);
    let page = PuzzlePage { set, puzzle, lines, table: here.table()?, unseen, state, news };
    let (id, rev) = (format!("{}-{}", set.game.id, puzzle.number), tree.session().ply() as u64);
    let panel = if matches!(params.panel, Panel::Log | Panel::Game) { params.panel } else { Panel::Moves };
    let params = UrlParams { panel, why: None, about: None, hint: false, ..params.clone() };
    Ok(table(site, &tree, &Facts { puzzle: Some(&page), ..Facts::new(&id, rev, &params) }))
}

impl PuzzlePage<'_> {
    pub(crate) fn address(&self) -> String {
        format!("{}/{}", self.set.address(), self.puzzle.number)
    }

    pub(crate) fn title(&self, site: &Site<'_>) -> String {
        let (n, count, level) = (self.puzzle.number, self.set.puzzles.len(), self.puzzle.level());
        site.say(say!(PUZZLE_TITLE, game = self.set.game.title, n, count, level, levels = LEVELS))
    }

    /// Whether the player is to move.
    pub(crate) fn is_asked(&self) -> bool {
        self.state == PuzzleState::Asked
    }

    /// The line that an undo leads to: the one before a wrong move, or before the last move; `None` at the puzzle.
    pub(crate) fn back(&self) -> Option<&str> {
        let line = &self.lines.line;
        if !self.lines.then.is_empty() {
            return Some(line);
        }
        (0..line.len()).rev().find_map(|end| line.get(..end).filter(|line| self.puzzle.after(line).is_ok()))
    }

    /// The address of a line with the shown part of a continuation.
    fn at(&self, then: &str, at: usize) -> String {
        let since =
            self.puzzle.after(&(self.lines.line.clone() + self.lines.then.get(..self.lines.at).unwrap_or_default()));
        let since = since.and_then(|here| here.record()).map_or(0, |record| record.moves().len());
        format!("{}?line={}&then={then}&at={at}&since={since}#lit", self.address(), self.lines.line)
    }

    /// What was just decided, the question, and the way on.
    pub(crate) fn dock(&self, site: &Site<'_>, happened: &Markup) -> Markup {
        let (line, then) = (&self.lines.line, &self.lines.then);
        let asks = line.is_empty() && self.is_asked();
        let verdict = match &self.state {
            PuzzleState::Asked => None,
            PuzzleState::Solved(_) | PuzzleState::Win(_) => Some(("won", &text::PUZZLE_SOLVED)),
            PuzzleState::Loss(_) => Some(("lost", &text::PUZZLE_LOSES)),
        };
        let (next, rest) = match &self.state {
            PuzzleState::Asked => (None, None),
            PuzzleState::Solved(rest) => (None, Some(rest)),
            PuzzleState::Win(next) | PuzzleState::Loss(next) => (next.map(|next| self.at(then, next)), None),
        };
        html! {
            @if let Some((class, words)) = verdict {
                div class={ "ending verdict " (class) } {
                    p role="status" {
                        strong class="result" { (site.say(words)) }
                        @if let Some(change) = self.news.and_then(|news| news.change) { " " (self.rating(site, Some(change))) }
                    }
                    div class="row-of-buttons" {
                        @match &self.state {
                            PuzzleState::Loss(_) => { a class="button main" href={ (self.address()) "?line=" (line) "#lit" } { (site.say(&text::PUZZLE_BACK)) } }
                            PuzzleState::Solved(_) | PuzzleState::Win(_) => { (self.onwards(site)) }
                            PuzzleState::Asked => {}
                        }
                        @if !then.is_empty() { span class="n" { (self.lines.at) " / " (then.len()) } }
                        @if let Some(next) = next { a class="button" href=(next) data-key="k" aria-label=(site.say(&text::ONE_FORWARD)) { (arrow("M8 6l10 8-10 8Z")) } }
                        @if let Some(rest) = rest.filter(|rest| !rest.is_empty()) { a class="button" href=(self.at(rest, 0)) { (site.say(&text::PUZZLE_WATCH)) } }
                    }
                    @if line.is_empty() && matches!(self.state, PuzzleState::Loss(_)) { (self.solution(site)) }
                }
            }
            @if asks {
                p class="prompt" id="prompt" tabindex="-1" { (site.say(say!(PUZZLE_ASK, legal = self.table.offers.len(), answers = self.puzzle.answers.len()))) }
            } @else if self.is_asked() {
                p class="prompt" id="prompt" tabindex="-1" lang=[site.lang(&self.table.prompt)] { (site.said(&self.table.prompt)) }
            }
            div class="news" data-news {
                @for open in &self.unseen { p { (site.said(&open.name)) ": " strong { (site.said(&open.words())) } } }
                @if asks { p { (site.say(self.puzzle.motif().says())) ". " (self.rating(site, None)) } } @else { (happened) }
                @if !asks && self.is_asked() { p { strong { "✓ " (site.say(&text::PUZZLE_RIGHT)) } } }
            }
        }
    }

    /// The ratings of puzzle and player.
    fn rating(&self, site: &Site<'_>, change: Option<i64>) -> Markup {
        let own = self.set.progress.rating(self.set.game.id);
        html! {
            span class="rating" {
                @match change {
                    Some(change) => (site.say(say!(PUZZLE_RATED, own, change = Value::Change(change)))),
                    None => (site.say(say!(PUZZLE_RATINGS, own, puzzle = self.puzzle.rating()))),
                }
            }
        }
    }

    /// The next puzzle of the same theme, or else of any.
    fn onwards(&self, site: &Site<'_>) -> Markup {
        let of_theme: Vec<Puzzle> =
            self.set.puzzles.iter().filter(|one| one.motif() == self.puzzle.motif()).cloned().collect();
        let next = self.set.progress.next(&of_theme).or_else(|| self.set.progress.next(self.set.puzzles));
        html! {
            @if let Some(next) = next {
                a class="button main" href={ (self.set.address()) "/" (next.number) } { (site.say(&text::PUZZLE_NEXT)) }
            }
        }
    }

    /// The winning moves, behind a press.
    fn solution(&self, site: &Site<'_>) -> Markup {
        let table = self.puzzle.table().unwrap_or_else(|_| self.table.clone());
        html! {
            details {
                summary { (site.say(&text::PUZZLE_SOLUTION)) }
                ul { @for offer in table.offers.iter().filter(|offer| self.puzzle.answers.contains(&offer.spelling)) { li { (site.said(&offer.label)) } } }
            }
        }
    }

    /// The facts of the puzzle and the player's progress.
    pub(crate) fn panel(&self, site: &Site<'_>) -> Markup {
        let is_daily = of_day(self.set.day, self.set.puzzles.len()) == self.puzzle.number;
        html! {
            div class="about" {
                h2 { (self.title(site)) }
                p { (site.say(self.puzzle.motif().says())) ". " (self.rating(site, None)) @if is_daily { " " strong { (site.say(&text::PUZZLE_DAILY)) } } }
                (self.set.standing(site))
                (self.set.links(site))
                p { a href=(self.set.address()) { (site.say(&text::PUZZLES)) } }
            }
        }
    }
}
