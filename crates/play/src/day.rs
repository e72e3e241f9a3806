//! Which games are of the deal of a day.

use underdeck_catalogue::{DealInfo, Game};
use underdeck_record::Record;

/// The tag of a record of a deal of the day. Its value is the date.
pub const DAY: &str = "Daily";

/// The tag of a record of a deal of the day that a server keeps sealed until the day is over. Its value is the date.
pub const SEALED_DAY: &str = "SealedDaily";

/// The seed of a date: its digits as a number, 20261121 for `2026-11-21`. `None` if the text is not a date.
pub fn seed_of_day(date: &str) -> Option<u64> {
    underdeck_record::date_number(date)
}

/// The deal of a date: default options and the date's seed. `None` if the text is not a date.
pub fn deal_of_day(game: &Game, date: &str) -> Option<DealInfo> {
    game.deal(&[], seed_of_day(date)?).ok()
}

/// The date of the deal of the day that a record is of: its tag gives the date, and its deal is that day's.
pub fn day_of(record: &Record) -> Option<&str> {
    let date = record.tag(DAY)?;
    let game = underdeck_catalogue::find(record.tag("Game")?).ok()?;
    let played = game.deal_of(record.tag("Deal")?).ok()?;
    (deal_of_day(game, date)? == played).then_some(date)
}

/// Whether a record is of a deal of the day, sealed or not.
pub fn is_of_day(record: &Record) -> bool {
    record.tag(SEALED_DAY).is_some() || day_of(record).is_some()
}
