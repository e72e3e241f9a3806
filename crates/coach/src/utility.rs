//! The utility of the end of a game.

use underdeck_game::{Aim, GameResult, Outcome, Seat};
use underdeck_stats::Sums;

/// The most moves of a playout; a longer one counts as cut off.
pub(crate) const LONGEST: u64 = 100_000;

/// The number of standard errors that a difference needs to be reported, with two pseudo-observations in each sample.
const SURE: f64 = 3.0;

/// Maps ends of games to integers, so that sums are exact: half wins, or points of the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Utility {
    pub(crate) aim: Aim,
    pub(crate) seat: Seat,
}

impl Utility {
    /// The utility of an end; 0 for a game that was cut off.
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

    /// Converts a utility to a value: the chance to win from 0 to 1, or points of the score.
    pub(crate) fn value(self, utility: f64) -> f64 {
        match self.aim {
            Aim::Score => utility,
            _ => utility / 2.0,
        }
    }

    /// The mean utility as a value.
    pub(crate) fn mean(self, sums: Sums) -> f64 {
        self.value(sums.mean().unwrap_or_default())
    }

    /// The value of a hundred points: a won game, or four standard deviations of the reference player's score from the start, but at least one point
    /// of score.
    pub(crate) fn hundred_points(self, start: Sums) -> f64 {
        match self.aim {
            Aim::Score => (4.0 * start.variance().unwrap_or_default().sqrt()).max(1.0),
            _ => 1.0,
        }
    }

    /// Adds two pseudo-observations to a sample, at `middle` ± `half`. A few equal ends have no variance and would pass for certain without them.
    /// Sources: A. Agresti and B. Caffo, The American Statistician 54 (2000) 280–288, for means; A. Agresti and Y. Min, Statistics in Medicine 24
    /// (2005) 729–740, for pairs.
    pub(crate) fn more(self, mut sums: Sums, middle: f64, half: f64) -> Sums {
        let unit = self.value(1.0);
        for end in [middle - half, middle + half] {
            sums.add((end / unit).round() as i64);
        }
        sums
    }

    /// The mean value and its standard error with one good and one bad pseudo-observation. The reference player's mean is `start`.
    pub(crate) fn ends(self, sums: Sums, start: f64, hundred_points: f64) -> (f64, f64) {
        let middle = if self.aim == Aim::Score { start } else { 0.5 };
        self.mean_and_error(self.more(sums, middle, 0.5 * hundred_points))
    }

    /// Whether the mean of differences is significantly above zero, with pseudo-observations at ± a hundred points.
    pub(crate) fn is_sure(self, differences: Sums, hundred_points: f64) -> bool {
        let (mean, error) = self.mean_and_error(self.more(differences, 0.0, hundred_points));
        mean > SURE * error
    }

    /// The mean value and its standard error, which is infinite for fewer than two observations.
    pub(crate) fn mean_and_error(self, sums: Sums) -> (f64, f64) {
        let error = sums.variance().map_or(f64::INFINITY, |variance| (variance / sums.count as f64).sqrt());
        (self.mean(sums), self.value(error))
    }
}

/// Whether two means, each with its standard error, differ significantly.
pub(crate) fn differ((one, its): (f64, f64), (other, others): (f64, f64)) -> bool {
    (one - other).abs() > SURE * its.hypot(others)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(result: GameResult) -> Option<Outcome> {
        Some(Outcome { result, cause: "end", score: Some(-7) })
    }

    #[test]
    fn a_few_equal_ends_are_not_significant_and_many_are() {
        let win = Utility { aim: Aim::Win, seat: Seat(0) };
        let equal = |n: usize, end: i64| {
            let mut sums = Sums::default();
            (0..n).for_each(|_| sums.add(end));
            sums
        };
        let sure = [2, 4, 8, 64].map(|n| win.is_sure(equal(n, 2), 1.0));
        assert_eq!(sure, [false, false, true, true]);
        assert!(!win.is_sure(equal(64, 0), 1.0) && !win.is_sure(equal(64, -2), 1.0));
        let [good, bad] = [2, 0].map(|end| move |n| win.ends(equal(n, end), 0.5, 1.0));
        assert!(!differ(good(4), bad(4)) && differ(good(16), bad(16)) && differ(good(16), (0.0, 0.0)));
        let score = Utility { aim: Aim::Score, ..win };
        assert!(!score.is_sure(equal(4, 40), 40.0) && score.is_sure(equal(32, 40), 40.0));
        assert_eq!(score.ends(equal(2, 100), 100.0, 40.0).0, 100.0);
    }

    #[test]
    fn wins_are_counted_in_halves_and_scores_in_points() {
        let win = Utility { aim: Aim::Win, seat: Seat(1) };
        let results = [GameResult::Won, GameResult::Draw, GameResult::Winner(Seat(1)), GameResult::Winner(Seat(0))];
        assert_eq!(results.map(|result| win.of(end(result))), [2, 1, 2, 0]);
        assert_eq!((win.of(end(GameResult::Lost)), win.of(None), win.value(1.0)), (0, 0, 0.5));
        let score = Utility { aim: Aim::Score, ..win };
        assert_eq!((score.of(end(GameResult::Lost)), score.value(-7.0)), (-7, -7.0));
    }
}
