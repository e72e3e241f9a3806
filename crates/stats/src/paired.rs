//! How two proportions differ on the same trials.

use crate::{Interval, wilson};

/// Two yes-or-no results of the same trials, counted: the paired two-by-two table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Paired {
    /// Trials in which both succeeded.
    pub both: u64,
    /// Trials in which the first alone succeeded.
    pub first: u64,
    /// Trials in which the second alone succeeded.
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

    /// Adds the counts of another table.
    pub const fn merge(&mut self, other: Self) {
        self.both += other.both;
        self.first += other.first;
        self.second += other.second;
        self.neither += other.neither;
    }

    /// How many trials there were.
    pub const fn trials(self) -> u64 {
        self.both + self.first + self.second + self.neither
    }

    /// How much more often the second succeeded than the first, as a share of all trials.
    pub fn difference(self) -> f64 {
        match self.trials() {
            0 => 0.0,
            n => (self.second as f64 - self.first as f64) / n as f64,
        }
    }

    /// The 95 % interval of [`Paired::difference`].
    ///
    /// Source: R. G. Newcombe, “Improved confidence intervals for the difference between binomial proportions based on
    /// paired data”, Statistics in Medicine 17 (1998) 2635–2650, method 10: Wilson's intervals of both proportions,
    /// squared and added with the correlation of the pairs, the correlation corrected for continuity. Without
    /// trials nothing is known: −1 to 1.
    pub fn newcombe(self) -> Interval {
        let n = self.trials();
        if n == 0 {
            return Interval { low: -1.0, high: 1.0 };
        }
        let (second, first) = (self.both + self.second, self.both + self.first);
        let (p2, p1) = (second as f64 / n as f64, first as f64 / n as f64);
        let (of_second, of_first) = (wilson(second, n), wilson(first, n));
        let phi = self.correlation();
        let side = |one: f64, other: f64| (one * one - 2.0 * phi * one * other + other * other).max(0.0).sqrt();
        let difference = p2 - p1;
        Interval {
            low: difference - side(p2 - of_second.low, of_first.high - p1),
            high: difference + side(of_second.high - p2, p1 - of_first.low),
        }
    }

    /// The correlation of the pairs, φ, corrected for continuity as method 10 asks; 0 where a margin is empty.
    fn correlation(self) -> f64 {
        let [both, first, second, neither] = [self.both, self.first, self.second, self.neither].map(|n| n as f64);
        let margins = (both + first) * (second + neither) * (both + second) * (first + neither);
        let cross = both * neither - first * second;
        let half = self.trials() as f64 / 2.0;
        let cross = if cross > half { cross - half } else { cross.min(0.0) };
        if margins > 0.0 { cross / margins.sqrt() } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Uniform;

    fn close(found: Interval, low: f64, high: f64, within: f64) -> bool {
        (found.low - low).abs() < within && (found.high - high).abs() < within
    }

    /// D. G. Altman and others, “Statistics with Confidence”, second edition (2000), table 6.2: 14 both, 5 and 0 one
    /// alone, 22 neither, difference 0.12, interval 0.01 to 0.23; and M. W. Fagerland and others, “Recommended tests and
    /// confidence intervals for paired binomial proportions”, Statistics in Medicine 33 (2014) 2850–2875, table VI: 1, 1, 7, 12.
    #[test]
    fn newcombe_gives_the_published_intervals() {
        let altman = Paired { both: 14, first: 0, second: 5, neither: 22 };
        assert!((altman.difference() - 5.0 / 41.0).abs() < 1e-12);
        assert!(close(altman.newcombe(), 0.01, 0.23, 0.005), "{:?}", altman.newcombe());
        let fagerland = Paired { both: 1, first: 7, second: 1, neither: 12 };
        assert!(close(fagerland.newcombe(), -0.507, -0.026, 0.0006), "{:?}", fagerland.newcombe());
    }

    #[test]
    fn without_correlation_newcombe_adds_the_squares_of_both_sides() {
        // Equal products of the diagonals: no correlation, so the sides are those of independent samples.
        let table = Paired { both: 30, first: 20, second: 30, neither: 20 };
        let (first, second) = (wilson(50, 100), wilson(60, 100));
        let found = table.newcombe();
        let low = 0.1 - (0.6 - second.low).hypot(first.high - 0.5);
        let high = 0.1 + (second.high - 0.6).hypot(0.5 - first.low);
        assert!(close(found, low, high, 1e-12), "{found:?}");
    }

    #[test]
    fn swapping_the_two_mirrors_the_interval() {
        let table = Paired { both: 40, first: 3, second: 17, neither: 40 };
        let turned = Paired { first: 17, second: 3, ..table };
        let Interval { low, high } = table.newcombe();
        assert!(close(turned.newcombe(), -high, -low, 1e-12));
        assert_eq!(Paired::default().newcombe(), Interval { low: -1.0, high: 1.0 });
        let same = Paired { both: 60, neither: 40, ..Paired::default() }.newcombe();
        assert!(same.low < 0.0 && same.high > 0.0 && same.high < 0.05, "{same:?}");
    }

    /// In many experiments with a known difference, about 95 in 100 intervals contain it.
    #[test]
    fn newcombe_covers_the_true_difference() {
        let mut uniform = Uniform(4);
        let mut held = 0;
        for _ in 0..2_000 {
            let mut table = Paired::default();
            for _ in 0..200 {
                let common = uniform.below(100);
                let (first, second) = (common < 30 || uniform.below(100) < 20, common < 30 || uniform.below(100) < 30);
                table.add(first, second);
            }
            // P(second) − P(first) = 0.7 · (0.3 − 0.2)
            held += i32::from(table.newcombe().contains(0.07));
        }
        assert!((1_870..=1_930).contains(&held), "{held}");
    }
}
