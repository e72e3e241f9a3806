//! A confidence interval.

use serde::{Serialize, Serializer};

/// A closed range of numbers, serialised as the pair `[low, high]`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    /// How wide it is.
    pub fn width(self) -> f64 {
        self.high - self.low
    }

    /// Whether a number lies in it.
    pub fn contains(self, number: f64) -> bool {
        self.low <= number && number <= self.high
    }
}

impl Serialize for Interval {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.low, self.high].serialize(serializer)
    }
}
