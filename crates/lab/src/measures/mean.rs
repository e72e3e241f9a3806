//! Means of real numbers.

use underdeck_stats::{Interval, Sums};

/// Exact sums of real numbers up to a few thousand, in millionths, and the count of those that are not 0.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mean(Sums, u64);

impl Mean {
    const UNIT: f64 = 1e6;
    /// The fewest values with an event for an interval of their number.
    const FEWEST: u64 = 5;

    /// Adds a number.
    pub(crate) fn add(&mut self, number: f64) {
        self.0.add((number * Self::UNIT).round() as i64);
        self.1 += u64::from(number != 0.0);
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
        Some(found.map(|end| end / Self::UNIT))
    }

    /// As [`interval`](Self::interval), of numbers of events, which are never negative; `None` too if fewer than five have an event.
    pub(crate) fn count_interval(self) -> Option<Interval> {
        let found = self.interval().filter(|_| self.1 >= Self::FEWEST)?;
        Some(found.map(|end| end.max(0.0)))
    }
}
