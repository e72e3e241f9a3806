//! The time in UTC: the server's only clock, so that tests can set it.

use std::fmt;
use std::sync::Arc;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

/// A source of the current time.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Timestamp + Send + Sync>);

impl Clock {
    /// The system clock.
    pub fn system() -> Self {
        Self(Arc::new(Timestamp::now))
    }

    /// A clock that asks `tell`.
    pub fn of(tell: impl Fn() -> Timestamp + Send + Sync + 'static) -> Self {
        Self(Arc::new(tell))
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

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&(self.0)()).finish()
    }
}

/// A moment for people to read: `2026-11-21 14:05`.
pub(crate) fn moment(seconds: i64) -> String {
    Timestamp::from_second(seconds).map_or_else(|_| String::new(), |time| time.strftime("%Y-%m-%d %H:%M").to_string())
}

/// The day if the text is one, such as `2026-11-21`.
pub(crate) fn day(text: &str) -> Option<String> {
    let date: Date = text.parse().ok()?;
    (date.to_string() == text).then(|| text.to_owned())
}

/// The day before and the day after.
pub(crate) fn neighbours(day: &str) -> (Option<String>, Option<String>) {
    let Ok(date) = day.parse::<Date>() else { return (None, None) };
    let text = |date: Result<Date, _>| date.ok().map(|date| date.to_string());
    (text(date.checked_sub(1.day())), text(date.checked_add(1.day())))
}
