//! Seeds for new games, and the date.

use std::hash::{BuildHasher, RandomState};
use std::sync::OnceLock;
use std::time::{Instant, SystemTime};

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// The format of a time in file names.
const STAMP: &str = "%Y%m%dT%H%M%SZ";

/// An unpredictable seed of 40 bits, which keeps its deal code short.
pub fn new_seed() -> u64 {
    RandomState::new().hash_one(SystemTime::now()) >> 24
}

/// A unique id for a new game: 80 random bits.
pub(crate) fn new_id() -> String {
    let half = || RandomState::new().hash_one(SystemTime::now()).to_le_bytes();
    underdeck_record::letters(&[half(), half()].concat())
}

/// Today in UTC, `2026-11-21`.
pub fn today() -> String {
    now().to_zoned(TimeZone::UTC).date().to_string()
}

/// The time in seconds since 1970.
pub fn seconds() -> i64 {
    now().as_second()
}

/// Seconds since the first call, for computer players with a time limit.
pub fn elapsed() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

/// The time in milliseconds since 1970.
pub(crate) fn millis() -> i64 {
    now().as_millisecond()
}

/// The time in UTC for file names, `20261121T045304Z`.
pub fn stamp() -> String {
    now().strftime(STAMP).to_string()
}

/// [`stamp`] for the time in a record, `2026-11-21T04:53:04.123Z`.
pub(crate) fn stamp_of(moment: &str) -> String {
    let whole = moment.split('.').next().unwrap_or_default();
    whole.replace(['-', ':'], "") + "Z"
}

/// The time in UTC to the minute, `2026-11-21 04:53`.
pub(crate) fn minute() -> String {
    now().strftime("%Y-%m-%d %H:%M").to_string()
}

fn now() -> Timestamp {
    timestamp(SystemTime::now())
}

/// A time of the system's clock; the last possible date for a clock that is off by thousands of years.
pub(crate) fn timestamp(time: SystemTime) -> Timestamp {
    Timestamp::try_from(time).unwrap_or(Timestamp::MAX)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_clock_beyond_the_last_date_has_the_last_date() {
        let after = |years: u64| timestamp(SystemTime::UNIX_EPOCH + Duration::from_secs(years * 31_556_952));
        assert_eq!(after(0).to_zoned(TimeZone::UTC).date().to_string(), "1970-01-01");
        for years in [8_030, 9_000, 100_000] {
            assert_eq!(after(years).to_zoned(TimeZone::UTC).date().to_string(), "9999-12-30", "{years}");
        }
    }
}
