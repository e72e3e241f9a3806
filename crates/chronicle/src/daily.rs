//! The deal of the day, the same for everybody on a date in UTC.

mod card;

use catalogue::{DealInfo, Game};
use record::Record;

pub use card::{Marks, result_card};

/// The tag of a record that says of which day's deal it is.
pub const TAG: &str = "Daily";

/// The seed of a day: its date as a number, 20261121 for `2026-11-21`. `None` for a text that is no date.
pub fn seed_of(date: &str) -> Option<u64> {
    let mut parts = date.split('-');
    let mut number = |digits: usize| {
        let part = parts.next().filter(|part| part.len() == digits && part.bytes().all(|c| c.is_ascii_digit()))?;
        part.parse::<u64>().ok()
    };
    let (year, month, day) = (number(4)?, number(2)?, number(2)?);
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap => 29,
        2 => 28,
        1..=12 => 31,
        _ => 0,
    };
    ((1..=days).contains(&day) && parts.next().is_none()).then_some(year * 10_000 + month * 100 + day)
}

/// The deal of a day: the rulebook's game by the seed of the day. `None` for a text that is no date.
pub fn deal(game: &dyn Game, date: &str) -> Option<DealInfo> {
    game.deal(&[], seed_of(date)?).ok()
}

/// The day of whose deal a record is: its tag says so, and its deal is truly that day's.
pub fn date_of(record: &Record) -> Option<&str> {
    let date = record.tag(TAG)?;
    let game = catalogue::find(record.tag("Game")?).ok()?;
    let played = game.deal_of(record.tag("Deal")?).ok()?;
    (deal(game, date)? == played).then_some(date)
}
