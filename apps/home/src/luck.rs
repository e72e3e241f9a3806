//! Seeds for new games, and the date.

use std::hash::{BuildHasher, RandomState};

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// How a second is written in file names.
pub(crate) const STAMP: &str = "%Y%m%dT%H%M%SZ";

/// A seed that nobody can foresee, of 40 bits so that its deal code stays short.
pub fn new_seed() -> u64 {
    RandomState::new().hash_one(Timestamp::now().as_nanosecond()) >> 24
}

/// Today in UTC, `2026-11-21`.
pub fn today() -> String {
    Timestamp::now().to_zoned(TimeZone::UTC).date().to_string()
}

/// This second in UTC for file names, `20261121T045304Z`.
pub fn stamp() -> String {
    Timestamp::now().strftime(STAMP).to_string()
}
