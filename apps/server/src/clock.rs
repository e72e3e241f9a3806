//! The time in UTC: the server's only clock, so that tests can set it.

use std::fmt;
use std::sync::Arc;
use std::time::SystemTime;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

/// A source of the current time.
#[derive(Clone)]
pub struct TimeSource(Arc<dyn Fn() -> Timestamp + Send + Sync>);

impl TimeSource {
    /// The system clock.
    pub fn system() -> Self {
        Self(Arc::new(|| read(SystemTime::now())))
    }

    /// A clock that reads the time from `tell`.
    pub fn of(tell: impl Fn() -> Timestamp + Send + Sync + 'static) -> Self {
        Self(Arc::new(tell))
    }

    /// Milliseconds since 1970.
    pub(crate) fn millis(&self) -> i64 {
        (self.0)().as_millisecond()
    }

    /// Seconds since 1970.
    pub(crate) fn seconds(&self) -> i64 {
        (self.0)().as_second()
    }

    /// Today, `2026-11-21`.
    pub(crate) fn today(&self) -> String {
        self.date().to_string()
    }

    /// Today and the next `days` days.
    pub(crate) fn coming(&self, days: i32) -> Vec<String> {
        (0..=days).filter_map(|n| self.date().checked_add(n.days()).ok()).map(|date| date.to_string()).collect()
    }

    fn date(&self) -> Date {
        (self.0)().to_zoned(TimeZone::UTC).date()
    }
}

impl fmt::Debug for TimeSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&(self.0)()).finish()
    }
}

/// The time of the system clock. A time off by thousands of years is clamped to the first or last that has a date.
fn read(now: SystemTime) -> Timestamp {
    let is_past = now < SystemTime::UNIX_EPOCH;
    Timestamp::try_from(now).unwrap_or(if is_past { Timestamp::MIN } else { Timestamp::MAX })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use underdeck_site::day_of;

    #[test]
    fn a_clock_beyond_all_dates_is_clamped() {
        let late = SystemTime::UNIX_EPOCH + Duration::from_secs(253_402_300_800);
        assert!(Timestamp::try_from(late).is_err(), "this is what the library does not take");
        let clock = TimeSource::of(move || read(late));
        assert_eq!((clock.today().as_str(), clock.coming(7).len()), ("9999-12-30", 2));
        assert_eq!(day_of(clock.seconds()), Some(clock.today()));
        assert_eq!(day_of(i64::MAX), None);
        let early = SystemTime::UNIX_EPOCH - Duration::from_secs(377_705_116_800);
        assert!(!TimeSource::of(move || read(early)).today().is_empty());
    }
}
