//! The difference of two proportions on the same trials.

use crate::{Interval, Z95};

/// The paired two-by-two table of two binary results of the same trials.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Paired {
    /// Trials in which both succeeded.
    pub both: u64,
    /// Trials in which only the first succeeded.
    pub first: u64,
    /// Trials in which only the second succeeded.
    pub second: u64,
    /// Trials in which neither succeeded.
    pub neither: u64,
}

impl Paired {
    /// Counts a trial.
    pub const fn add(&mut self, first: bool, second: bool) {
        match (first, second) {
            (true, true) => self.both += 1,
            (true, false) => self.first += 1,
            (false, true) => self.second += 1,
            (false, false) => self.neither += 1,
        }
    }

    /// Adds another table.
    pub const fn merge(&mut self, other: Self) {
        self.both += other.both;
        self.first += other.first;
        self.second += other.second;
        self.neither += other.neither;
    }

    /// The number of trials.
    pub const fn trials(self) -> u64 {
        self.both + self.first + self.second + self.neither
    }

    /// The success rate of the second minus that of the first.
    pub fn difference(self) -> f64 {
        match self.trials() {
            0 => 0.0,
            n => (self.second as f64 - self.first as f64) / n as f64,
        }
    }

    /// Tango's 95 % score interval of [`Paired::difference`]: the differences that the score test does not reject. It excludes zero exactly when
    /// McNemar's z without continuity correction exceeds 1.96. The ends are found by bisection, to 2⁻⁵². Without trials the interval is −1 to 1.
    ///
    /// Source: T. Tango, “Equivalence test and confidence interval for the difference in proportions for the paired-sample design”, Statistics in
    /// Medicine 17 (1998) 891–908.
    pub fn tango(self) -> Interval {
        if self.trials() == 0 {
            return Interval { low: -1.0, high: 1.0 };
        }
        tango_of([self.trials(), self.first, self.second].map(|count| count as f64))
    }
}

/// Tango's interval from the numbers of trials, of successes of the first alone, and of the second alone, which need not be whole.
pub(crate) fn tango_of(counts @ [n, first, second]: [f64; 3]) -> Interval {
    let end = |mut outside: f64| {
        let mut inside = (second - first) / n;
        for _ in 0..54 {
            let middle = f64::midpoint(inside, outside);
            *(if rejects(counts, middle) { &mut outside } else { &mut inside }) = middle;
        }
        inside
    };
    Interval { low: end(-1.0), high: end(1.0) }
}

/// Whether the score test at 5 % rejects a true difference of `lambda`. The probability of “first alone” is estimated under this difference, by
/// Tango's equation for q21.
fn rejects([n, first, second]: [f64; 3], lambda: f64) -> bool {
    let linear = (2.0 * n - second + first) * lambda - second - first;
    let constant = -first * lambda * (1.0 - lambda);
    let share = ((linear * linear - 8.0 * n * constant).max(0.0).sqrt() - linear) / (4.0 * n);
    let variance = n * (2.0 * share + lambda * (1.0 - lambda));
    (second - first - n * lambda).powi(2) > Z95 * Z95 * variance
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uniform::Uniform;

    fn close(found: Interval, low: f64, high: f64, within: f64) -> bool {
        (found.low - low).abs() < within && (found.high - high).abs() < within
    }

    /// M. W. Fagerland and others, “Recommended tests and confidence intervals for paired binomial proportions”, Statistics in
    /// Medicine 33 (2014) 2850–2875, table VI: 1, 1, 7, 12.
    #[test]
    fn tango_gives_the_published_interval() {
        let fagerland = Paired { both: 1, first: 7, second: 1, neither: 12 };
        assert!(close(fagerland.tango(), -0.517, -0.026, 0.0006), "{:?}", fagerland.tango());
    }

    #[test]
    fn the_interval_excludes_zero_exactly_when_mcnemar_does() {
        for (first, second) in (0..40).flat_map(|first| (0..40).map(move |second| (first, second))) {
            let table = Paired { both: 31, first, second, neither: 200 };
            let score = (second as f64 - first as f64).powi(2) / (first + second).max(1) as f64;
            assert_eq!(table.tango().contains(0.0), score <= Z95 * Z95, "{first} {second}");
        }
    }

    #[test]
    fn swapping_the_two_mirrors_the_interval() {
        let table = Paired { both: 40, first: 3, second: 17, neither: 40 };
        let turned = Paired { first: 17, second: 3, ..table };
        let Interval { low, high } = table.tango();
        assert!(close(turned.tango(), -high, -low, 1e-12));
        assert_eq!(Paired::default().tango(), Interval { low: -1.0, high: 1.0 });
        let same = Paired { both: 60, neither: 40, ..Paired::default() }.tango();
        assert!(same.low < 0.0 && same.high > 0.0 && same.high < 0.05, "{same:?}");
        let all = Paired { second: 5, ..Paired::default() }.tango();
        assert!(all.high == 1.0 && all.low > 0.0 && all.low < 1.0, "{all:?}");
    }

    /// The number of 2,000 experiments whose interval contains the true difference. In each of `trials` trials `first` and `second` in 10,000 succeed
    /// alone.
    fn held(trials: u64, first: u64, second: u64) -> i32 {
        let (mut uniform, mut held) = (Uniform(4), 0);
        for _ in 0..2_000 {
            let mut table = Paired::default();
            for _ in 0..trials {
                let drawn = uniform.below(10_000);
                table.add(drawn < first, (first..first + second).contains(&drawn));
            }
            held += i32::from(table.tango().contains((second as f64 - first as f64) / 1e4));
        }
        held
    }

    /// In many experiments with a known difference about 95 % of the intervals contain it, also where the two rarely differ.
    #[test]
    fn tango_covers_the_true_difference() {
        for (trials, first, second) in [(200, 1_400, 2_100), (1_000, 50, 50), (1_000, 30, 90), (300, 200, 300)] {
            let held = held(trials, first, second);
            assert!((1_870..=1_935).contains(&held), "{trials} {first} {second}: {held}");
        }
    }
}
