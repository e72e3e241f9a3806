//! The difference of two proportions, or of two means, on independent trials.

use libm::erfc;

use crate::{Interval, Sums, ratio, wilson};

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

/// The sums of two independent samples.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwoMeans {
    /// The first sample.
    pub first: Sums,
    /// The second sample.
    pub second: Sums,
}

impl TwoMeans {
    /// The two means; 0 of an empty sample.
    pub fn means(self) -> [f64; 2] {
        [self.first, self.second].map(|sums| sums.mean().unwrap_or(0.0))
    }

    /// The 95 % interval of the first mean minus the second, recovered from the intervals of both means, as Newcombe's is from Wilson's. `None` if a
    /// sample has fewer than two values, or if all values of both are equal.
    ///
    /// Source: G. Y. Zou, A. Donner, “Construction of confidence limits about effect measures: a general approach”, Statistics in Medicine 27 (2008)
    /// 1693–1702.
    pub fn interval(self) -> Option<Interval> {
        let [one, other] = self.means();
        let (of_one, of_other) = (self.first.skewed_interval()?, self.second.skewed_interval()?);
        let low = one - other - (one - of_one.low).hypot(of_other.high - other);
        let high = one - other + (of_one.high - one).hypot(other - of_other.low);
        Some(Interval { low, high }).filter(|found| found.width() > 0.0)
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

    fn sums(values: impl IntoIterator<Item = i64>) -> Sums {
        let mut sums = Sums::default();
        values.into_iter().for_each(|value| sums.add(value));
        sums
    }

    /// Welch's t of {1, 2, 3, 4, 5} and {2, 4, 6, 8, 10}: −3 / √(0.5 + 2) = −1.8974 with 5.88 degrees of freedom. Five degrees, rounded down, have
    /// p = 0.1163.
    #[test]
    fn means_of_unequal_variance_are_compared() {
        let two = TwoMeans { first: sums(1..=5), second: sums([2, 4, 6, 8, 10]) };
        assert_eq!(two.means(), [3.0, 6.0]);
        assert!((two.p_value() - 0.1163).abs() < 2e-4, "{}", two.p_value());
        let found = two.interval().unwrap();
        assert!(found.contains(0.0) && found.contains(-3.0) && found.low > -8.0, "{found:?}");
        let apart = TwoMeans { first: sums(0..40), second: sums(30..70) };
        assert!(apart.p_value() < 1e-9 && apart.interval().unwrap().high < 0.0);
    }

    #[test]
    fn equal_values_have_no_interval_and_no_test() {
        let two = TwoMeans { first: sums([4, 4, 4]), second: sums([4, 4]) };
        assert_eq!((two.interval(), two.p_value()), (None, 1.0));
        assert_eq!(TwoMeans { first: sums([4]), second: sums([1, 2]) }.interval(), None);
    }

    /// Scores of which one in a hundred is a catastrophe, as in our score games.
    #[test]
    fn the_true_difference_of_means_is_held_in_95_of_100_samples() {
        let mut uniform = Uniform(8);
        let mut sample = |games: u64, from: i64| {
            sums((0..games).map(|_| if uniform.below(100) == 0 { 0 } else { from + uniform.below(40) as i64 }))
        };
        let (mut held, mut found) = (0, 0);
        for _ in 0..2_000 {
            let two = TwoMeans { first: sample(300, 150), second: sample(1_500, 150) };
            held += i32::from(two.interval().is_some_and(|interval| interval.contains(0.0)));
            found += i32::from(two.p_value() < 0.05);
        }
        println!("{held} intervals of 2,000 hold the truth, {found} tests err");
        assert!((1_870..=1_945).contains(&held) && (40..=130).contains(&found), "{held} {found}");
    }
}
