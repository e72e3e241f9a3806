//! The daily deal: the same for all players on a UTC date.

mod card;

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use underdeck_catalogue::DealInfo;
use underdeck_solver::Difficulty;

use crate::winnable::difficulty_of;

pub use card::{Course, SquareStyle, course, result_card, result_card_by};

pub use underdeck_play::{DAY as TAG, day_of as date_of, deal_of_day as deal, seed_of_day as seed_of};

/// The capacity of the cache of difficulties.
const REMEMBERED: usize = 1_000;

/// The difficulty of a daily deal, if it is proven winnable within a limit. Cached.
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
