//! The difference between two independent samples of games, by wins or by score.

use underdeck_game::Outcome;
use underdeck_stats::{Interval, Sums, TwoMeans, TwoShares};

use crate::By;

/// The value of a game in units that add up exactly: 1 for a won game, or points.
pub(super) fn worth(by: By, outcome: Option<Outcome>) -> i64 {
    // A draw is no win.
    let value = by.value(outcome);
    if by == By::Wins { i64::from(value > 0.5) } else { value as i64 }
}

/// A sample without another.
pub(super) fn rest(all: Sums, part: Sums) -> Sums {
    Sums {
        count: all.count - part.count,
        sum: all.sum - part.sum,
        squares: all.squares - part.squares,
        cubes: all.cubes - part.cubes,
    }
}

/// A difference with its interval and the p-value of no difference.
pub(super) struct Effect {
    /// The two means.
    pub(super) means: [f64; 2],
    /// The 95 % interval of the first minus the second.
    pub(super) more_95: Option<Interval>,
    pub(super) p_value: f64,
}

impl Effect {
    /// Compares the [worth](worth()) of two samples: rates by Newcombe's hybrid score method, means of scores by the same principle with the intervals of
    /// means, and Welch's test.
    pub(super) fn new(by: By, first: Sums, second: Sums) -> Self {
        match by {
            By::Wins => {
                let shares = [first, second].map(|sums| [sums.sum as u64, sums.count]);
                let two = TwoShares { first: shares[0], second: shares[1] };
                Self { means: two.shares(), more_95: Some(two.newcombe()), p_value: two.p_value() }
            }
            By::Score => {
                let two = TwoMeans { first, second };
                Self { means: two.means(), more_95: two.interval(), p_value: two.p_value() }
            }
        }
    }
}
