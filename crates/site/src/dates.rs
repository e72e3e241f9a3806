//! Days and moments in UTC.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

/// The day of a moment in UTC, `2026-11-21`.
pub fn day_of(seconds: i64) -> Option<String> {
    Timestamp::from_second(seconds).ok().map(|time| time.to_zoned(TimeZone::UTC).date().to_string())
}

/// A moment for people to read: `2026-11-21 14:05`.
pub fn moment(seconds: i64) -> String {
    Timestamp::from_second(seconds).map_or_else(|_| String::new(), |time| time.strftime("%Y-%m-%d %H:%M").to_string())
}

/// The day if the text is one, such as `2026-11-21`.
pub fn day(text: &str) -> Option<String> {
    let date: Date = text.parse().ok()?;
    (date.to_string() == text).then(|| text.to_owned())
}

/// The day before and the day after.
pub fn neighbours(day: &str) -> (Option<String>, Option<String>) {
    let Ok(date) = day.parse::<Date>() else { return (None, None) };
    let text = |date: Result<Date, _>| date.ok().map(|date| date.to_string());
    (text(date.checked_sub(1.day())), text(date.checked_add(1.day())))
}
