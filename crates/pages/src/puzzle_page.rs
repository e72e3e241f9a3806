//! A puzzle in play, as the page of its table shows it: the question, the verdict, and the way on.

use maud::{Markup, html};
use underdeck_coach::{LEVELS, Motif, Puzzle, PuzzleProgress, Revealed, of_day};
use underdeck_game::{GameInfo, Table, Value, say, text};

use crate::art::{FORWARD, arrow};
use crate::facts::TablePuzzle;
use crate::params::PuzzleLines;
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
    pub(crate) fn address(&self) -> String {
        format!("/puzzles/{}", self.game.id)
    }

    /// The player's rating, the number of puzzles tried and solved, and the streak.
    pub(crate) fn standing(&self, site: &Site<'_>) -> Markup {
        let (tried, right) = self.progress.counts(self.puzzles);
        let streak = self.progress.streak(self.game.id);
        let rating = say!(PUZZLES_RATING, own = self.progress.rating(self.game.id));
        let all = say!(PUZZLES_TRIED, tried, count = self.puzzles.len(), right);
        let days = say!(PUZZLES_DAYS, days = streak.now(self.day), best = streak.best);
        html! { p class="note" { (site.say(rating)) " " (site.say(all)) " " (site.say(days)) } }
    }

    /// The next puzzle, the one of the day, and the next of each theme.
    pub(crate) fn ways(&self, site: &Site<'_>) -> Markup {
        let count = |motif: Motif| self.puzzles.iter().filter(|puzzle| puzzle.motif() == motif).count();
        html! {
            div class="row-of-buttons" {
                a class="button main" href={ (self.address()) "/next" } { (site.say(&text::PUZZLE_NEXT)) }
                a class="button" href={ (self.address()) "/daily" } { (site.say(&text::PUZZLE_DAILY)) }
            }
            ul class="chips" aria-label=(site.say(&text::PUZZLES_THEMES)) {
                @for (motif, count) in Motif::ALL.map(|motif| (motif, count(motif))) {
                    @if count > 0 { li { a href={ (self.address()) "/next?theme=" (motif.word()) } { (site.say(motif.says())) " (" (count) ")" } } }
                }
            }
        }
    }

    /// The number of the [next puzzle](PuzzleProgress::next); that of the day once all were tried.
    pub fn next(&self, motif: Option<Motif>, but: Option<usize>) -> usize {
        let next = self.progress.next(self.puzzles, motif, but);
        next.map_or_else(|| of_day(self.day, self.puzzles.len()), |puzzle| puzzle.number)
    }
}

/// The judgement of a right answer that was just given.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleNews {
    /// The change of the player's rating, if it was the first answer.
    pub change: Option<i64>,
    /// Whether the move leads back to an earlier position.
    pub is_circle: bool,
}

/// A puzzle at the table.
#[derive(Debug)]
pub struct PuzzlePage<'a> {
    pub(crate) set: &'a PuzzleSet<'a>,
    pub(crate) puzzle: &'a Puzzle,
    pub(crate) lines: &'a PuzzleLines,
    /// The position, with every card known and no effects of moves.
    pub(crate) table: Table,
    /// The next rolls of each die.
    pub(crate) rolls: Vec<Revealed>,
    pub(crate) state: PuzzleState,
    pub(crate) news: Option<PuzzleNews>,
}

/// What the page of a puzzle shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PuzzleState {
    /// The player is to move.
    Asked,
    /// The rest plays by itself: this line wins.
    Solved(String),
    /// A step of a continuation.
    Shown {
        /// Whether it is the rest of a win, or else the refutation of a wrong move.
        is_won: bool,
        /// The number of the step.
        step: usize,
        /// The length of the part of the continuation after each step.
        ends: Vec<usize>,
    },
}

impl TablePuzzle for PuzzlePage<'_> {
    fn table(&self) -> &Table {
        &self.table
    }

    fn list(&self) -> String {
        self.set.address()
    }

    fn address(&self) -> String {
        format!("{}/{}", self.set.address(), self.puzzle.number)
    }

    fn title(&self, site: &Site<'_>) -> String {
        let (n, count, level) = (self.puzzle.number, self.set.puzzles.len(), self.puzzle.level());
        site.say(say!(PUZZLE_TITLE, game = self.set.game.title, n, count, level, levels = LEVELS))
    }

    fn is_asked(&self) -> bool {
        self.state == PuzzleState::Asked
    }

    fn back(&self) -> Option<String> {
        let line = &self.lines.line;
        if !self.lines.then.is_empty() {
            return Some(line.clone());
        }
        let ends = self.puzzle.steps(line).ok()?;
        let before = ends.iter().rev().find(|&&end| end < line.len()).copied().unwrap_or_default();
        (!line.is_empty()).then(|| line[..before].to_owned())
    }

    fn next(&self) -> String {
        format!("{}/{}", self.set.address(), self.set.next(Some(self.puzzle.motif()), Some(self.puzzle.number)))
    }

    fn dock(&self, site: &Site<'_>, ply: usize, happened: &Markup) -> Markup {
        let (line, then) = (&self.lines.line, &self.lines.then);
        let asks = line.is_empty() && self.is_asked();
        let change = self.news.and_then(|news| news.change);
        html! {
            @match &self.state {
                PuzzleState::Asked => p class="prompt" id="prompt" tabindex="-1" {
                    @if asks {
                        @if self.news.is_some() { span class="right" { "✓ " (site.say(&text::PUZZLE_CIRCLE)) } " " }
                        (site.say(say!(PUZZLE_ASK, legal = self.table.offers.len(), answers = self.puzzle.answers.len())))
                    } @else {
                        @if let Some(news) = self.news {
                            span class="right" { "✓ " (site.say(if news.is_circle { &text::PUZZLE_CIRCLE } else { &text::PUZZLE_RIGHT })) } " "
                            @if change.is_some() { (self.rating(site, change)) " " }
                        }
                        span lang=[site.lang(&self.table.prompt)] { (site.said(&self.table.prompt)) }
                    }
                },
                PuzzleState::Solved(rest) => (self.verdict(site, true, &html! {
                    a class="button main" href=(self.next()) { (site.say(&text::PUZZLE_NEXT)) }
                    @if !rest.is_empty() { a class="button" href=(self.at(rest, 0, ply)) { (site.say(&text::PUZZLE_WATCH)) } }
                })),
                PuzzleState::Shown { is_won, step, ends } => (self.verdict(site, *is_won, &html! {
                    @if *is_won {
                        a class="button main" href=(self.next()) { (site.say(&text::PUZZLE_NEXT)) }
                    } @else {
                        a class="button main" href={ (self.address()) "?line=" (line) "#lit" } { (site.say(&text::PUZZLE_BACK)) }
                    }
                    @if let Some(&next) = ends.get(*step) {
                        a class="button" href=(self.at(then, next, ply)) data-key="k" aria-label=(site.say(&text::ONE_FORWARD)) { (arrow(FORWARD)) }
                    }
                    @if ends.len() > 1 { span class="n" { (step) " / " (ends.len()) } }
                    @if line.is_empty() && !is_won { (self.solution(site)) }
                })),
            }
            div class="news" data-news {
                @if asks { p lang=[site.lang(&self.table.prompt)] { strong { (site.said(&self.table.prompt)) } } } @else { (happened) }
                @if self.is_asked() && !self.rolls.is_empty() {
                    p { (site.say(&text::PUZZLE_ROLLS)) @for die in &self.rolls { " " (site.said(&die.name)) " " strong { (site.said(&die.words())) } } }
                }
                @if asks { p { (site.say(self.puzzle.motif().says())) ". " (self.rating(site, None)) } }
            }
        }
    }

    fn panel(&self, site: &Site<'_>) -> Markup {
        let is_daily = of_day(self.set.day, self.set.puzzles.len()) == self.puzzle.number;
        html! {
            div class="about" {
                h2 { (self.title(site)) }
                p { (site.say(self.puzzle.motif().says())) ". " (self.rating(site, None)) @if is_daily { " " strong { (site.say(&text::PUZZLE_DAILY)) } } }
                (self.set.standing(site))
                (self.set.ways(site))
                p { a href=(self.set.address()) { (site.say(&text::PUZZLES)) } }
            }
        }
    }
}

impl PuzzlePage<'_> {
    /// The address of a continuation, of which the first `at` digits are shown.
    fn at(&self, then: &str, at: usize, since: usize) -> String {
        format!("{}?line={}&then={then}&at={at}&since={since}#lit", self.address(), self.lines.line)
    }

    /// Whether the puzzle is solved or the move loses, and the buttons that lead on.
    fn verdict(&self, site: &Site<'_>, is_won: bool, buttons: &Markup) -> Markup {
        let (class, sign, words) =
            if is_won { ("won", "✓ ", &text::PUZZLE_SOLVED) } else { ("lost", "✗ ", &text::PUZZLE_LOSES) };
        html! {
            div class={ "ending verdict " (class) } {
                p id="prompt" tabindex="-1" { strong class="result" { (sign) (site.say(words)) } " " (self.rating(site, self.news.and_then(|news| news.change))) }
                div class="row-of-buttons" { (buttons) }
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
}
