//! The difference of two proportions on independent trials.

use libm::erfc;

use crate::{Interval, ratio, wilson};

/// Successes and trials of two independent samples.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwoShares {
    /// Successes and trials of the first sample.
    pub first: [u64; 2],
    /// Successes and trials of the second sample.
    pub second: [u64; 2],
}

impl TwoShares {
    /// The two success rates; 0 without trials.
    pub fn shares(self) -> [f64; 2] {
        [self.first, self.second].map(|[successes, trials]| ratio(successes as f64, trials as f64))
    }

    /// Newcombe's 95 % interval of the first rate minus the second.
    ///
    /// Source: R. G. Newcombe, “Interval estimation for the difference between independent proportions”, Statistics in Medicine 17
    /// (1998) 873–890, method 10.
    pub fn newcombe(self) -> Interval {
        let [one, other] = self.shares();
        let [of_one, of_other] = [self.first, self.second].map(|[successes, trials]| wilson(successes, trials));
        Interval {
            low: one - other - (one - of_one.low).hypot(of_other.high - other),
            high: one - other + (of_one.high - one).hypot(other - of_other.low),
        }
    }

    /// The p-value of the difference by the two-sided z test with a pooled variance. 1 without trials.
    pub fn p_value(self) -> f64 {
        let [[won, of], [other_won, of_other]] = [self.first, self.second];
        let pooled = ratio((won + other_won) as f64, (of + of_other) as f64);
        let variance = pooled * (1.0 - pooled) * (ratio(1.0, of as f64) + ratio(1.0, of_other as f64));
        if of == 0 || of_other == 0 || variance <= 0.0 {
            return 1.0;
        }
        let [one, other] = self.shares();
        erfc((one - other).abs() / variance.sqrt() * std::f64::consts::FRAC_1_SQRT_2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uniform::Uniform;

    /// Newcombe's own table II: 56/70 against 48/80, and 5/56 against 0/29.
    #[test]
    fn the_published_intervals_are_found() {
        for (first, second, low, high) in [([56, 70], [48, 80], 0.0524, 0.3339), ([5, 56], [0, 29], -0.0381, 0.1926)] {
            let found = TwoShares { first, second }.newcombe();
            assert!((found.low - low).abs() < 6e-5 && (found.high - high).abs() < 6e-5, "{found:?}");
        }
        let none = TwoShares { first: [0, 0], second: [3, 9] };
        assert_eq!((none.p_value(), TwoShares { first: [3, 9], second: [3, 9] }.p_value()), (1.0, 1.0));
        // z = 0.2 / sqrt(0.6933 · 0.3067 · (1/70 + 1/80)) = 2.6504.
        let p = TwoShares { first: [56, 70], second: [48, 80] }.p_value();
        assert!((p - 0.00804).abs() < 2e-5, "{p}");
    }

    #[test]
    fn the_true_difference_is_held_in_95_of_100_samples() {
        let mut uniform = Uniform(7);
        for (games, one, other) in [(100, 30, 50), (400, 5, 8)] {
            let held = (0..2_000).filter(|_| {
                let mut won = |percent| (0..games).filter(|_| uniform.below(100) < percent).count() as u64;
                let two = TwoShares { first: [won(one), games], second: [won(other), games] };
                two.newcombe().contains((one as f64 - other as f64) / 100.0)
            });
            let held = held.count();
            assert!((1_870..=1_945).contains(&held), "{games} {one} {other}: {held}");
        }
    }
}
