//! Means of values from 0 to 1.

use crate::wilson::wilson_of;
use crate::{Interval, Sums, Z95, t95};

/// Sums of values from 0 to 1, in millionths, so that the order of adding does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UnitMean {
    sums: Sums,
    /// The number of zeros and of ones.
    ends: [u64; 2],
}

impl UnitMean {
    const UNIT: f64 = 1e6;
    /// The fewest values that show a skewness.
    const MANY: u64 = 10;

    /// Adds a value, which is moved into the range.
    pub fn add(&mut self, value: f64) {
        let value = (value.clamp(0.0, 1.0) * Self::UNIT).round();
        self.sums.add(value as i64);
        self.ends[0] += u64::from(value <= 0.0);
        self.ends[1] += u64::from(value >= Self::UNIT);
    }

    /// The number of values.
    pub const fn count(self) -> u64 {
        self.sums.count
    }

    /// The mean; 0 without values.
    pub fn mean(self) -> f64 {
        self.sums.mean().unwrap_or(0.0) / Self::UNIT
    }

    /// The 95 % interval of the mean, within 0 to 1 and never of width 0; `None` for fewer than two values.
    ///
    /// It has Wilson's form, with the number of wins and losses that would have the variance found: values spread less than these, so it is larger
    /// than the number of values. If all but *m* values are 0, or are 1, the gain is trusted in the ratio (*m* − 1) : (*m* + 4): few other values do
    /// not show their variance. From ten such values on it also contains [`Sums::skewed_interval`] as far as that is in the range. Source: as [`Adjusted::rate`](crate::Adjusted::rate).
    pub fn interval(self) -> Option<Interval> {
        let (mean, n) = (self.mean(), self.count() as f64);
        let variance = self.sums.variance()? / (Self::UNIT * Self::UNIT);
        let other = self.count() - self.ends[0].max(self.ends[1]);
        let trust = other.saturating_sub(1) as f64 / (other + 4) as f64;
        // Wilson's centre, for a mean near an end.
        let centre = (mean * n + Z95 * Z95 / 2.0) / (n + Z95 * Z95);
        // Equal values have no variance of their own: one more at an end bounds it.
        let least = (variance * (n - 1.0) + centre * (1.0 - centre) / n) / n;
        let gain = centre * (1.0 - centre) / least * (Z95 / t95(self.count() - 1)).powi(2);
        let found = wilson_of(mean, n * (1.0 + trust * (gain - 1.0).max(0.0)), Z95);
        let skewed = self.sums.skewed_interval().filter(|_| other >= Self::MANY);
        Some(skewed.map_or(found, |skewed| {
            let Interval { low, high } = skewed.map(|end| end / Self::UNIT).within(0.0, 1.0);
            Interval { low: found.low.min(low), high: found.high.max(high) }
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uniform::Uniform;

    #[test]
    fn means_within_the_range_are_covered_at_any_share_of_zeros() {
        let mut uniform = Uniform(9);
        for (zeros, games) in [(0, 10), (0, 50), (50, 20), (90, 10), (90, 20), (90, 50), (90, 200), (99, 20), (99, 200)]
        {
            let truth = 0.5 * f64::from(100 - zeros as u32) / 100.0;
            let held = (0..2_000).filter(|_| {
                let mut mean = UnitMean::default();
                for _ in 0..games {
                    let is_zero = uniform.below(100) < zeros;
                    mean.add(if is_zero { 0.0 } else { 0.2 + uniform.below(601) as f64 / 1e3 });
                }
                let found = mean.interval().unwrap();
                assert!(0.0 <= found.low && found.high <= 1.0 && found.width() > 0.0 && found.contains(mean.mean()));
                found.contains(truth)
            });
            let held = held.count();
            assert!(held >= 1_850, "{games} values, {zeros} % of them 0: {held} of 2,000");
        }
    }

    #[test]
    fn equal_values_are_not_certain() {
        let mut mean = UnitMean::default();
        assert_eq!((mean.mean(), mean.interval()), (0.0, None));
        (0..5).for_each(|_| mean.add(0.0));
        assert_eq!(mean.interval(), Some(crate::wilson(0, 5)));
        let mut half = UnitMean::default();
        (0..5).for_each(|_| half.add(0.5));
        let found = half.interval().unwrap();
        assert!(found.low < 0.5 && found.high > 0.5, "{found:?}");
    }
}
