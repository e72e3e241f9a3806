//! Means of real numbers.

use underdeck_stats::{Interval, Sums};

/// Exact sums of real numbers up to a few thousand, in millionths.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mean(Sums);

impl Mean {
    const UNIT: f64 = 1e6;

    /// Adds a number.
    pub(crate) fn add(&mut self, number: f64) {
        self.0.add((number * Self::UNIT).round() as i64);
    }

    /// The number of values.
    pub(crate) const fn count(self) -> u64 {
        self.0.count
    }

    /// The mean; 0 without values.
    pub(crate) fn value(self) -> f64 {
        self.0.mean().unwrap_or(0.0) / Self::UNIT
    }

    /// The p-value of the mean against 0; `None` for fewer than two values.
    pub(crate) fn p_value(self) -> Option<f64> {
        self.0.p_value()
    }

    /// The 95 % interval of the mean; `None` for fewer than two values, or for equal ones, which have no variance.
    pub(crate) fn interval(self) -> Option<Interval> {
        let found = self.0.skewed_interval().filter(|found| found.width() > 0.0)?;
        Some(Interval { low: found.low / Self::UNIT, high: found.high / Self::UNIT })
    }
}
