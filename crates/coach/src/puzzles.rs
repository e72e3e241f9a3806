//! Puzzles: positions in which few moves still win, proven by the solver.
//!
//! A puzzle is open: the solver of the puzzle sees the hidden cards and the next rolls, and each move is proven won or lost for exactly this deal.
//! [`make`] generates puzzles, a text file of the game stores them ([`Solve::PUZZLES`](underdeck_game::Solve::PUZZLES)), and [`Puzzle::check`]
//! repeats the proof.

mod answer;
mod make;
mod open;
mod path;
mod progress;
mod proof;

use std::fmt;
use std::hash::{DefaultHasher, Hasher as _};
use std::sync::atomic::AtomicBool;

use underdeck_catalogue::{GameVisitor, read_code};
use underdeck_game::{Aim, Message, Play as _, Playable, Table, say};
use underdeck_record::{Deal, DealChance, Record};
use underdeck_solver::{Order, Solver};

use crate::seats::state_of;
use crate::{Error, text};

use proof::{LIMITS, Proof, prove};

pub use answer::PuzzleReply;
pub use make::{PuzzleSearch, make};
pub use open::Revealed;
pub use progress::{PuzzleProgress, PuzzleStreak};

/// The number of careless games that rate a puzzle.
pub(crate) const CARELESS: u32 = 256;

/// A position in which few moves still win. Its text form is the line of the puzzle file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its number in its game, from 1; the easiest puzzle is first.
    pub number: usize,
    /// The deal code; no two puzzles of a game share one.
    pub deal: String,
    /// The moves up to the position, as digits: the index of each move in the list of legal moves.
    path: String,
    /// Wins in 256 careless games from this position: one move in ten is random, the others are the rollout policy's.
    pub careless: u32,
    /// Moves of the proven win that differ from the rollout policy's.
    pub departures: u32,
    /// Positions searched to prove each move won or lost.
    pub nodes: u64,
    /// Consecutive decisions, from this one on, at which only one plan wins: one move, or several that commute.
    pub plan: u32,
    /// The winning moves, in record notation; empty [after](Puzzle::after) a move, where the solver judges.
    pub answers: Vec<String>,
}

/// The fewest decisions of a [`Motif::Plan`].
const PLAN: u32 = 2;
/// The fewest departures of a [`Motif::Departures`].
const DEPARTURES: u32 = 2;

/// The theme of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Motif {
    /// The last decision of its game that still wins.
    LastChance,
    /// A win with two or more moves that differ from the rollout policy's.
    Departures,
    /// Two or more consecutive decisions at which only one plan wins.
    Plan,
}

impl Motif {
    /// All motifs, in the order of lists.
    pub const ALL: [Self; 3] = [Self::LastChance, Self::Departures, Self::Plan];

    /// The id, as in commands.
    pub const fn word(self) -> &'static str {
        match self {
            Self::LastChance => "chance",
            Self::Departures => "departures",
            Self::Plan => "plan",
        }
    }

    /// The description, as a heading.
    pub fn says(self) -> Message {
        Message::from(match self {
            Self::LastChance => &text::PUZZLES_CHANCE,
            Self::Departures => &text::PUZZLES_DEPARTURES,
            Self::Plan => &text::PUZZLES_PLAN,
        })
    }
}

/// The puzzles of a game, the easiest first; empty if it has none.
///
/// # Errors
/// If the game does not exist, or a line of its file is not a puzzle.
pub fn puzzles(game: &str) -> Result<Vec<Puzzle>, Error> {
    struct Text;

    impl GameVisitor for Text {
        type Out = &'static str;

        fn visit<S: Playable>(self) -> &'static str {
            S::PUZZLES
        }
    }

    let lines =
        underdeck_catalogue::visit(game, Text)?.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.enumerate().map(|(n, line)| Puzzle::read(n + 1, line)).collect()
}

/// The number of the puzzle of a day. Days count from 1970-01-01; `count` consecutive days visit all `count` puzzles.
pub fn of_day(day: i64, count: usize) -> usize {
    let is_coprime = |step: &usize| (2..=*step).all(|n| !step.is_multiple_of(n) || !count.is_multiple_of(n));
    let step = (count * 5 / 8 + 1..).find(is_coprime).unwrap_or(1);
    let day = day.rem_euclid(count.max(1) as i64) as usize;
    day * step % count.max(1) + 1
}

/// The hardest level.
pub const LEVELS: u8 = 5;

impl Puzzle {
    /// The difficulty, from 1 to [`LEVELS`]. Levels 1 to 3 need 64, 16 and 4 careless wins of 256. With fewer, level 4 has fewer than three
    /// departures in the proven win.
    pub fn level(&self) -> u8 {
        match self.careless {
            64.. => 1,
            16.. => 2,
            4.. => 3,
            _ if self.departures < 3 => 4,
            _ => LEVELS,
        }
    }

    /// The same puzzle after more moves, each followed by its forced moves. `line` is made of the [lines](PuzzleReply::path) of answers.
    ///
    /// # Errors
    /// If the line is not legal here, or the rules have changed since the puzzle was made.
    pub fn after(&self, line: &str) -> Result<Self, Error> {
        let answers = if line.is_empty() { self.answers.clone() } else { Vec::new() };
        let after = Self { path: self.path.clone() + line, answers, ..self.clone() };
        after.record().map(|_| after)
    }

    /// The moves by which the rollout policy wins from here on the luck of the deal, as a line for [`Puzzle::after`]; `None` if it does not.
    ///
    /// # Errors
    /// As [`Puzzle::table`].
    pub fn win(&self) -> Result<Option<String>, Error> {
        self.visit(answer::Finished(self))
    }

    /// The lengths of the parts of a line that end with a whole move.
    ///
    /// # Errors
    /// As [`Puzzle::after`].
    pub fn steps(&self, line: &str) -> Result<Vec<usize>, Error> {
        Ok(self.visit(Steps { puzzle: self, line })?.ends)
    }

    /// A line followed by the path of an answer, and whether it went in a circle: if its last position offers no more than an earlier one, by the
    /// solver's keys, the line ends at the earlier one. Nothing is won that way, so each puzzle comes to its end.
    ///
    /// # Errors
    /// As [`Puzzle::after`].
    pub fn extended(&self, line: &str, path: &str) -> Result<(String, bool), Error> {
        let mut line = line.to_owned() + path;
        let earlier = self.visit(Steps { puzzle: self, line: &line })?.earlier;
        line.truncate(earlier.unwrap_or(line.len()));
        Ok((line, earlier.is_some()))
    }

    /// The table of the position with every hidden card known, without the effects of the moves, since "you die" would reveal the answer.
    ///
    /// # Errors
    /// If the rules have changed since the puzzle was made.
    pub fn table(&self) -> Result<Table, Error> {
        struct Laid<'a>(&'a Puzzle);

        impl GameVisitor for Laid<'_> {
            type Out = Result<Table, Error>;

            fn visit<S: Playable>(self) -> Self::Out {
                Ok(open::table(&self.0.place::<S>()?))
            }
        }

        let mut table = self.visit(Laid(self))?;
        for offer in &mut table.offers {
            offer.effect = String::new().into();
        }
        Ok(table)
    }

    /// The position in a few signs, for lists: the first counter, and the cards that its moves use.
    ///
    /// # Errors
    /// As [`Puzzle::table`].
    pub fn strip(&self) -> Result<Message, Error> {
        Ok(self.table()?.strip())
    }

    /// The record up to the position.
    ///
    /// # Errors
    /// As [`Puzzle::table`].
    pub fn record(&self) -> Result<Record, Error> {
        struct Recorded<'a>(&'a Puzzle);

        impl GameVisitor for Recorded<'_> {
            type Out = Result<Record, Error>;

            fn visit<S: Playable>(self) -> Self::Out {
                let place = self.0.place::<S>()?;
                let mut record = Record::of_deal(&place.deal);
                // All cards are visible, so a game continued from here must not count for a leaderboard.
                record.set_informed();
                place.moves.iter().for_each(|mv| record.push_move(&mv.to_string()));
                record.set_outcome(place.state.outcome().as_ref());
                Ok(record)
            }
        }

        self.visit(Recorded(self))
    }

    /// The theme of the puzzle.
    pub const fn motif(&self) -> Motif {
        match self {
            Self { plan: PLAN.., .. } => Motif::Plan,
            Self { departures: DEPARTURES.., .. } => Motif::Departures,
            _ => Motif::LastChance,
        }
    }

    /// Reveals the information hidden from a player at the position: the cards of each pile, the next first, the cards face down on a map, and the
    /// next rolls of each die. The order after a future shuffle is not shown.
    ///
    /// # Errors
    /// If the rules have changed since the puzzle was made.
    pub fn open(&self) -> Result<Vec<Revealed>, Error> {
        struct Opened<'a>(&'a Puzzle);

        impl GameVisitor for Opened<'_> {
            type Out = Result<Vec<Revealed>, Error>;

            fn visit<S: Playable>(self) -> Self::Out {
                Ok(open::hidden(self.0.place::<S>()?))
            }
        }

        self.visit(Opened(self))
    }

    /// Judges an answer, given as a spelling or a label.
    ///
    /// # Errors
    /// If the move is not legal, the rules have changed since the puzzle was made, or `stop` is set.
    pub fn answer(&self, typed: &str, stop: &AtomicBool) -> Result<PuzzleReply, Error> {
        let played = state_of(&self.record()?)?.read_typed(typed)?.to_string();
        self.visit(answer::Shown { puzzle: self, played, stop })
    }

    /// Repeats the proof of the puzzle.
    ///
    /// # Errors
    /// If an answer, the length of the plan or the number of positions differs, or the rules have changed since the puzzle was made.
    pub fn check(&self) -> Result<(), Error> {
        struct Checked<'a>(&'a Puzzle);

        impl GameVisitor for Checked<'_> {
            type Out = Result<(), Error>;

            fn visit<S: Playable>(self) -> Self::Out {
                let Self(puzzle) = self;
                let mut solver = Solver::new(LIMITS, Order::Listed);
                let proof = prove(&mut solver, puzzle.place::<S>()?, &AtomicBool::new(false));
                let Some(Proof { answers, departures, nodes, plan }) = proof else {
                    return Err(Error::Exercise(say!(COACH_PUZZLE_UNPROVEN, n = puzzle.number)));
                };
                let answers: Vec<String> = answers.iter().map(ToString::to_string).collect();
                let found = Puzzle { answers, departures, nodes, plan, ..puzzle.clone() };
                if found != *puzzle {
                    let (found, puzzle, n) = (found.to_string(), puzzle.to_string(), puzzle.number);
                    return Err(Error::Exercise(say!(COACH_PUZZLE_DIFFERS, n, found, puzzle)));
                }
                Ok(())
            }
        }

        self.visit(Checked(self))
    }

    /// Calls the visitor with the game of the puzzle.
    fn visit<T, V: GameVisitor<Out = Result<T, Error>>>(&self, visitor: V) -> Result<T, Error> {
        underdeck_catalogue::visit(underdeck_catalogue::by_code(&self.deal)?.info().id, visitor)?
    }

    fn place<S: Playable>(&self) -> Result<Place<S>, Error> {
        let deal = read_code::<S>(&self.deal)?;
        let (mut state, mut chance) = deal.start();
        let moves = path::read(&self.path, &mut state, &mut chance, |_, _, _, _| ()).ok_or_else(|| self.outdated())?;
        Ok(Place { deal, moves, state, chance })
    }

    fn outdated(&self) -> Error {
        Error::Exercise(say!(COACH_PUZZLE_OUTDATED, n = self.number, deal = self.deal))
    }

    /// Parses a line of the puzzle file.
    fn read(number: usize, line: &str) -> Result<Self, Error> {
        let read = || {
            let (facts, answers) = line.split_once(" | ")?;
            let mut facts = facts.split(' ');
            let mut next = || facts.next();
            Some(Self {
                number,
                deal: next()?.into(),
                path: next()?.into(),
                careless: next()?.parse().ok()?,
                departures: next()?.parse().ok()?,
                nodes: next()?.parse().ok()?,
                plan: next()?.parse().ok()?,
                answers: answers.split("; ").map(Into::into).collect(),
            })
        };
        read().ok_or_else(|| Error::Exercise(say!(COACH_PUZZLE_LINE, n = number, line)))
    }
}

/// The line of the puzzle file.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { deal, path, careless, departures, nodes, plan, answers, .. } = self;
        write!(f, "{deal} {path} {careless} {departures} {nodes} {plan} | {}", answers.join("; "))
    }
}

/// The whole moves of a line of a puzzle.
struct Steps<'a> {
    puzzle: &'a Puzzle,
    line: &'a str,
}

/// The lengths of a line.
struct LineSteps {
    /// Those after each whole move.
    ends: Vec<usize>,
    /// The one at which a position was reached from which its last one is no step forward.
    earlier: Option<usize>,
}

impl GameVisitor for Steps<'_> {
    type Out = Result<LineSteps, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Place { mut state, mut chance, .. } = self.puzzle.place::<S>()?;
        let mut positions: Vec<(usize, usize, S, DealChance)> = Vec::new();
        let visit = |end, moves: &[S::Move], state: &S, chance: &DealChance| {
            positions.push((end, moves.len(), state.clone(), chance.clone()));
        };
        let moves = path::read(self.line, &mut state, &mut chance, visit).ok_or_else(|| self.puzzle.outdated())?;
        let ends = positions.iter().map(|place| place.0).filter(|&end| end > 0).collect();
        positions.pop();
        // A free move prepares another: it leads forward though the game to come stays the same.
        let is_free = positions.last().is_some_and(|place| place.2.is_free(moves[place.1]));
        let is_no_step = |place: &&(usize, usize, S, DealChance)| {
            let (_, _, before, luck) = place;
            let may_pass = |(had, has): (&u8, &u8)| has > had;
            let is_further = before.resources(Aim::Win).iter().zip(&state.resources(Aim::Win)).any(may_pass);
            luck == &chance && (before == &state || !is_free && !is_further && key(before) == key(&state))
        };
        Ok(LineSteps { ends, earlier: positions.iter().find(is_no_step).map(|place| place.0) })
    }
}

/// What the game to come depends on, but for resources and luck.
fn key<S: Playable>(state: &S) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.transposition_key(Aim::Win, &mut hasher);
    hasher.finish()
}

/// The typed position of a puzzle.
struct Place<S: Playable> {
    deal: Deal<S>,
    moves: Vec<S::Move>,
    state: S,
    chance: DealChance,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_daily_puzzle_visits_every_puzzle_before_it_repeats() {
        for count in [1, 2, 50, 200, 211] {
            let days: BTreeSet<usize> = (20_000..20_000 + count as i64).map(|day| of_day(day, count)).collect();
            assert_eq!(days, (1..=count).collect());
        }
        assert_eq!((of_day(3, 0), of_day(-1, 7)), (1, of_day(6, 7)));
    }

    #[test]
    fn every_puzzle_has_a_strip_of_its_table() {
        for game in underdeck_catalogue::games() {
            for puzzle in puzzles(game.info().id).unwrap().iter().step_by(40) {
                let strip = puzzle.strip().unwrap();
                assert!(strip.contains(' '), "{} {}: {strip}", game.info().id, puzzle.number);
            }
        }
    }

    #[test]
    fn a_puzzle_round_trips_through_its_line_and_an_error_names_the_line() {
        let line = "17A 0aZ 12 3 4567 0 | explore; take 7C";
        let puzzle = Puzzle::read(2, line).unwrap();
        assert_eq!((puzzle.to_string(), puzzle.answers.len(), puzzle.level()), (line.into(), 2, 3));
        let error = Puzzle::read(3, "17A 0aZ twelve 3 4567 0 | explore").unwrap_err().to_string();
        assert!(error.contains("puzzle 3") && error.contains("twelve"), "{error}");
    }
}
