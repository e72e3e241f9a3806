//! A confidence interval.

use serde::{Serialize, Serializer};

/// A closed interval, serialised as the pair `[low, high]`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The difference of the ends.
    pub fn width(self) -> f64 {
        self.high - self.low
    }

    /// Whether the interval contains a number.
    pub fn contains(self, number: f64) -> bool {
        self.low <= number && number <= self.high
    }

    /// The interval with both ends moved into a range.
    pub(crate) const fn within(self, least: f64, most: f64) -> Self {
        Self { low: self.low.clamp(least, most), high: self.high.clamp(least, most) }
    }
}

impl Serialize for Interval {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.low, self.high].serialize(serializer)
    }
}
