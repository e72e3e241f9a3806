//! What the end of a game is worth.

use game::{Aim, FastChance, FastRng, GameResult, Outcome, Playable, Seat};
use players::{Greedy, playout};
use stats::Sums;

/// The most moves of a game that is played on; one that needs more counts as cut off.
pub(crate) const LONGEST: u64 = 100_000;

/// The worth of ends is counted in whole numbers, so that sums are exact: halves of a win, or points of the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Worth {
    pub(crate) aim: Aim,
    pub(crate) seat: Seat,
}

impl Worth {
    /// What a game from this start is about: the first aim of its rules, but wins where seats play against each other or where, with these house
    /// rules, no score is kept.
    pub(crate) fn aim_of<S: Playable>(start: &S) -> Aim {
        let keeps_score = || {
            let mut state = start.clone();
            let outcome = playout(&mut state, &mut Greedy, &mut FastChance(FastRng::new(0)), LONGEST).outcome;
            outcome.is_some_and(|outcome| outcome.score.is_some())
        };
        match S::AIMS.first() {
            Some(Aim::Score) if start.is_shared() && keeps_score() => Aim::Score,
            _ => Aim::Win,
        }
    }

    /// The worth of an end. A game that was cut off is worth nothing.
    pub(crate) fn of(self, outcome: Option<Outcome>) -> i64 {
        let Some(outcome) = outcome else { return 0 };
        match (self.aim, outcome.result) {
            (Aim::Score, _) => outcome.score.unwrap_or(0).into(),
            (_, GameResult::Won) => 2,
            (_, GameResult::Draw) => 1,
            (_, GameResult::Winner(seat)) if seat == self.seat => 2,
            _ => 0,
        }
    }

    /// A number in the unit that people read: the chance to win from 0 to 1, or points of the score.
    pub(crate) fn value(self, worth: f64) -> f64 {
        match self.aim {
            Aim::Score => worth,
            _ => worth / 2.0,
        }
    }

    /// The mean of ends as a value.
    pub(crate) fn mean(self, sums: Sums) -> f64 {
        self.value(sums.mean().unwrap_or_default())
    }

    /// A hundred points of cost and luck: a won game, or four standard deviations of the reference player's score from the start,
    /// and one point of score at least.
    pub(crate) fn hundred_points(self, start: Sums) -> f64 {
        match self.aim {
            Aim::Score => (4.0 * start.variance().unwrap_or_default().sqrt()).max(1.0),
            _ => 1.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(result: GameResult) -> Option<Outcome> {
        Some(Outcome { result, cause: "end", score: Some(-7) })
    }

    #[test]
    fn wins_are_counted_in_halves_and_scores_in_points() {
        let win = Worth { aim: Aim::Win, seat: Seat(1) };
        let results = [GameResult::Won, GameResult::Draw, GameResult::Winner(Seat(1)), GameResult::Winner(Seat(0))];
        assert_eq!(results.map(|result| win.of(end(result))), [2, 1, 2, 0]);
        assert_eq!((win.of(end(GameResult::Lost)), win.of(None), win.value(1.0)), (0, 0, 0.5));
        let score = Worth { aim: Aim::Score, ..win };
        assert_eq!((score.of(end(GameResult::Lost)), score.value(-7.0)), (-7, -7.0));
    }
}
