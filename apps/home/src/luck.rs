//! Seeds for new games, and the date.

use std::hash::{BuildHasher, RandomState};

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// A seed that nobody can foresee, of 40 bits so that its deal code stays short.
pub fn new_seed() -> u64 {
    RandomState::new().hash_one(Timestamp::now().as_nanosecond()) >> 24
}

/// The seed of the day's deal: the date in UTC as a number, 20261121 on 21 November 2026.
pub fn daily_seed() -> u64 {
    let today = Timestamp::now().to_zoned(TimeZone::UTC).date();
    let (year, month, day) = (today.year(), today.month(), today.day());
    year.unsigned_abs() as u64 * 10_000 + month.unsigned_abs() as u64 * 100 + day.unsigned_abs() as u64
}

/// Today in UTC, `2026-11-21`.
pub fn today() -> String {
    Timestamp::now().to_zoned(TimeZone::UTC).date().to_string()
}

/// This second in UTC for file names, `20261121T045304Z`.
pub fn stamp() -> String {
    Timestamp::now().strftime("%Y%m%dT%H%M%SZ").to_string()
}
