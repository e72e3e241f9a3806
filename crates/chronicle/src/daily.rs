//! The deal of the day: the same for everyone on a given UTC date.

mod card;

use catalogue::{DealInfo, Game};
use record::Record;

pub use card::{Marks, result_card};

/// The tag of a record of a deal of the day. Its value is the date.
pub const TAG: &str = "Daily";

/// The seed of a date: its digits as a number, 20261121 for `2026-11-21`. `None` if the text is not a date.
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

/// The deal of a date: default options and the date's seed. `None` if the text is not a date.
pub fn deal(game: &dyn Game, date: &str) -> Option<DealInfo> {
    game.deal(&[], seed_of(date)?).ok()
}

/// The date of the deal of the day that a record is of: its tag gives the date, and its deal is that day's.
pub fn date_of(record: &Record) -> Option<&str> {
    let date = record.tag(TAG)?;
    let game = catalogue::find(record.tag("Game")?).ok()?;
    let played = game.deal_of(record.tag("Deal")?).ok()?;
    (deal(game, date)? == played).then_some(date)
}
