//! Means of numbers that are no whole ones.

use underdeck_stats::{Interval, Sums};

/// Numbers, each at most a few thousand, added up in millionths.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mean(Sums);

impl Mean {
    const UNIT: f64 = 1e6;

    /// Adds a number.
    pub(crate) fn add(&mut self, number: f64) {
        self.0.add((number * Self::UNIT).round() as i64);
    }

    /// How many numbers.
    pub(crate) const fn count(self) -> u64 {
        self.0.count
    }

    /// Their mean; 0 without any.
    pub(crate) fn value(self) -> f64 {
        self.0.mean().unwrap_or(0.0) / Self::UNIT
    }

    /// How probable such a mean would be if the true one were zero; `None` with fewer than two numbers.
    pub(crate) fn p_value(self) -> Option<f64> {
        self.0.p_value()
    }

    /// The 95 % interval of the mean; `None` with fewer than two, or if all are equal: then nothing is known of how they spread.
    pub(crate) fn interval(self) -> Option<Interval> {
        let found = self.0.skewed_interval().filter(|found| found.width() > 0.0)?;
        Some(Interval { low: found.low / Self::UNIT, high: found.high / Self::UNIT })
    }
}
