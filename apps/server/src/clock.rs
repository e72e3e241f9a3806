//! The time, in UTC. The one clock of the server, so that a test can set it.

use std::fmt;
use std::sync::Arc;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

/// What tells the time.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Timestamp + Send + Sync>);

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self(Arc::new(Timestamp::now))
    }

    /// A clock that says what the function says.
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

    /// Today and the days after it.
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

/// A moment for people, `2026-11-21 14:05`.
pub(crate) fn moment(seconds: i64) -> String {
    Timestamp::from_second(seconds).map_or_else(|_| String::new(), |time| time.strftime("%Y-%m-%d %H:%M").to_string())
}

/// A day as it is written; `None` if the text is no day.
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
