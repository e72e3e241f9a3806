//! Puzzles: positions in which few moves still win, proven with all luck known.
//!
//! A puzzle is about its very deal: the hidden cards lie as they lie, shown to whoever solves it, and luck falls as the deal has it. The solver
//! has proved each move of the position won or lost. Puzzles are made by [`make`], kept as text with their game
//! ([`Solve::PUZZLES`](underdeck_game::Solve::PUZZLES)), and proved anew by [`Puzzle::check`].

mod answer;
mod make;
mod motif;
mod open;
mod path;
mod progress;
mod proof;

use std::fmt;

use underdeck_catalogue::{GameVisitor, read_code};
use underdeck_game::{Finality, Play as _, Playable, Table};
use underdeck_record::{Deal, DealChance, Record};

use crate::Error;
use crate::seats::state_of;

pub use answer::Reply;
pub use make::{PuzzleSearch, make};
pub use motif::Motif;
pub use open::Revealed;
pub use progress::{Progress, Streak};

/// The careless games by which a puzzle is rated.
pub(crate) const CARELESS: u32 = 256;

/// A position in which few moves still win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its number among the puzzles of its game, from 1, the easiest first.
    pub number: usize,
    /// The code of its deal. No two puzzles share one.
    pub deal: String,
    /// The moves up to the position: of each decision the place of the move in the list of legal ones.
    path: String,
    /// How many of 256 careless games from the position on are won: one move in ten is random, the others are a simple player's.
    pub careless: u32,
    /// How many moves of the win that was found are not the simple player's.
    pub departures: u32,
    /// The positions looked at to prove every move won or lost.
    pub nodes: u64,
    /// How many decisions in a row, from this one on, leave one plan that wins: one move, or several that lead to the same position in any order.
    pub plan: u32,
    /// The moves that still win, as records write them.
    pub answers: Vec<String>,
}

/// The puzzles of a game, the easiest first; none if it has none.
///
/// # Errors
/// If there is no such game, or a line of its file is not a puzzle.
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

/// The number of the puzzle of a day, counted from 1970-01-01, where there are `count`: each has its day before one comes again.
pub fn of_day(day: i64, count: usize) -> usize {
    let is_coprime = |step: &usize| (2..=*step).all(|n| !step.is_multiple_of(n) || !count.is_multiple_of(n));
    let step = (count * 5 / 8 + 1..).find(is_coprime).unwrap_or(1);
    let day = day.rem_euclid(count.max(1) as i64) as usize;
    day * step % count.max(1) + 1
}

/// The hardest level.
pub const LEVELS: u8 = 5;

impl Puzzle {
    /// How hard it is, from 1 to [`LEVELS`]: by the careless games that win, 64, 16 and 4 of 256 at least; of fewer, by whether the win that was
    /// found departs from the simple player three times.
    pub fn level(&self) -> u8 {
        match self.careless {
            64.. => 1,
            16.. => 2,
            4.. => 3,
            _ if self.departures < 3 => 4,
            _ => LEVELS,
        }
    }

    /// The table of the position, without what moves do: "you die" would give the answer away.
    ///
    /// # Errors
    /// If the rules have changed since the puzzle was made.
    pub fn table(&self) -> Result<Table, Error> {
        let mut table = state_of(&self.record()?)?.own_view().table().signed();
        for offer in &mut table.offers {
            offer.effect = String::new().into();
            offer.finality = Finality::Open;
        }
        Ok(table)
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
                // All cards are seen, so what is played on from here is no game for a board.
                record.set_informed();
                place.moves.iter().for_each(|mv| record.push_move(&mv.to_string()));
                record.set_outcome(None);
                Ok(record)
            }
        }

        self.visit(Recorded(self))
    }

    /// The game's own work on a puzzle.
    fn visit<T, V: GameVisitor<Out = Result<T, Error>>>(&self, visitor: V) -> Result<T, Error> {
        underdeck_catalogue::visit(underdeck_catalogue::by_code(&self.deal)?.info().id, visitor)?
    }

    fn place<S: Playable>(&self) -> Result<Place<S>, Error> {
        let deal = read_code::<S>(&self.deal)?;
        let (mut state, mut chance) = deal.start();
        let moves = path::read(&self.path, &mut state, &mut chance).ok_or_else(|| self.outdated())?;
        match state.outcome() {
            None => Ok(Place { deal, moves, state, chance }),
            Some(_) => Err(self.outdated()),
        }
    }

    fn outdated(&self) -> Error {
        Error::Exercise(format!("puzzle {} of deal {} does not follow the rules", self.number, self.deal))
    }

    /// A puzzle from its line.
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
        read().ok_or_else(|| {
            Error::Exercise(format!("puzzle {number} is not a deal, moves, four numbers, ` | ` and answers: `{line}`"))
        })
    }
}

/// The line of a puzzle.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { deal, path, careless, departures, nodes, plan, answers, .. } = self;
        write!(f, "{deal} {path} {careless} {departures} {nodes} {plan} | {}", answers.join("; "))
    }
}

/// The position of a puzzle, as its game knows it.
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
    fn each_puzzle_has_its_day_before_one_comes_again() {
        for count in [1, 2, 50, 200, 211] {
            let days: BTreeSet<usize> = (20_000..20_000 + count as i64).map(|day| of_day(day, count)).collect();
            assert_eq!(days, (1..=count).collect());
        }
        assert_eq!((of_day(3, 0), of_day(-1, 7)), (1, of_day(6, 7)));
    }

    #[test]
    fn a_puzzle_is_its_line_and_a_line_that_is_none_is_named() {
        let line = "17A 0aZ 12 3 4567 0 | explore; take 7C";
        let puzzle = Puzzle::read(2, line).unwrap();
        assert_eq!((puzzle.to_string(), puzzle.answers.len(), puzzle.level()), (line.into(), 2, 3));
        let error = Puzzle::read(3, "17A 0aZ twelve 3 4567 0 | explore").unwrap_err().to_string();
        assert!(error.contains("puzzle 3") && error.contains("twelve"), "{error}");
    }
}
