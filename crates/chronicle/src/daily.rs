//! The deal of the day: the same for everyone on a given UTC date.

mod card;

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use catalogue::{DealInfo, Game};
use record::Record;
use solver::Difficulty;

use crate::winnable::difficulty_of;

pub use card::{Course, Marks, course, result_card};

/// The tag of a record of a deal of the day. Its value is the date.
pub const TAG: &str = "Daily";

/// The seed of a date: its digits as a number, 20261121 for `2026-11-21`. `None` if the text is not a date.
pub fn seed_of(date: &str) -> Option<u64> {
    record::date_number(date)
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

/// The most deals whose difficulty is remembered.
const REMEMBERED: usize = 1_000;

/// How hard the deal of a day is, if it is known to be winnable within a limit. It is found out once and remembered.
pub fn difficulty(deal: &DealInfo) -> Option<Difficulty> {
    static KNOWN: Mutex<BTreeMap<String, Option<Difficulty>>> = Mutex::new(BTreeMap::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = known().get(&deal.code) {
        return *found;
    }
    let found = difficulty_of(deal);
    let mut known = known();
    if known.len() >= REMEMBERED {
        known.clear();
    }
    known.insert(deal.code.clone(), found);
    found
}
