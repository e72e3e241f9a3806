//! Seeds for new games, and the date.

use std::hash::{BuildHasher, RandomState};

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// The format of a time in file names.
pub(crate) const STAMP: &str = "%Y%m%dT%H%M%SZ";

/// An unpredictable seed of 40 bits, which keeps its deal code short.
pub fn new_seed() -> u64 {
    RandomState::new().hash_one(Timestamp::now().as_nanosecond()) >> 24
}

/// Today in UTC, `2026-11-21`.
pub fn today() -> String {
    Timestamp::now().to_zoned(TimeZone::UTC).date().to_string()
}

/// The time in UTC for file names, `20261121T045304Z`.
pub fn stamp() -> String {
    Timestamp::now().strftime(STAMP).to_string()
}
