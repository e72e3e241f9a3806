//! Dates in UTC.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use jiff::tz::Offset;

/// The day of a moment in UTC, `2026-11-21`.
pub fn day_of(seconds: i64) -> Option<String> {
    Some(time_of(seconds)?.date().to_string())
}

/// A moment for people to read: `2026-11-21 14:05`.
pub fn moment(seconds: i64) -> String {
    let text = |time: DateTime| format!("{} {:02}:{:02}", time.date(), time.hour(), time.minute());
    time_of(seconds).map_or_else(String::new, text)
}

fn time_of(seconds: i64) -> Option<DateTime> {
    Timestamp::from_second(seconds).ok().map(|time| Offset::UTC.to_datetime(time))
}

/// Reads a day such as `2026-11-21`.
pub fn day(text: &str) -> Option<String> {
    let date: Date = text.parse().ok()?;
    (date.to_string() == text).then(|| text.to_owned())
}

/// The day before and the day after.
pub fn adjacent_days(day: &str) -> (Option<String>, Option<String>) {
    let Ok(date) = day.parse::<Date>() else { return (None, None) };
    let text = |date: Result<Date, _>| date.ok().map(|date| date.to_string());
    (text(date.yesterday()), text(date.tomorrow()))
}
