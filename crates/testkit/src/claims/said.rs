//! The contents of the slots of a claim.

use underdeck_cards::{Card, CardSet};

/// The number in a slot `{n}`.
///
/// # Panics
/// If it is none.
pub fn number(slot: &str) -> i64 {
    slot.parse().unwrap_or_else(|_| panic!("`{slot}` is no number"))
}

/// The number in a slot `{x}`, in tenths.
///
/// # Panics
/// If it is none.
pub fn tenths(slot: &str) -> i64 {
    let (whole, part) = slot.split_once('.').unwrap_or((slot, "0"));
    10 * number(whole) + number(part)
}

/// The card in a slot `{card}`.
///
/// # Panics
/// If it is none.
pub fn card(slot: &str) -> Card {
    slot.parse().unwrap_or_else(|_| panic!("`{slot}` is no card"))
}

/// The cards in a slot `{cards}`.
pub fn cards(slot: &str) -> CardSet {
    slot.split([',', ' ']).filter_map(|word| word.parse::<Card>().ok()).collect()
}
