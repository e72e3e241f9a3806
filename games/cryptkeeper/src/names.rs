//! The names of tiles and items.

use underdeck_cards::{Card, Rank};
use underdeck_game::{Message, say};

/// The name of a card as a tile.
pub(crate) fn tile(rank: Rank) -> &'static str {
    [
        "Rune of Calcification",
        "Gnome Cipher",
        "Suspicious Rocks",
        "Stony Crag",
        "Mimic",
        "Smell of Citrus",
        "Scrying Cave",
        "Scrying Malfunction",
        "Quakes and Tremors",
        "Offish Altar",
        "Lurching Walls",
        "Rat King",
        "Stairs",
    ][usize::from(rank) - 1]
}

/// The name of a card as an item.
pub(crate) fn item(rank: Rank) -> &'static str {
    [
        "Flask of Unlimited Memory",
        "Gnomish Passageways",
        "Backtracking Algorithm",
        "Load-Bearing Rubble",
        "Mimic Recycling Plant",
        "Olfactory Enhancements",
        "Confident Acquisition",
        "Reboot of the Scrying Cave",
        "Hasty Construction",
        "Amulet of Cnaprybe",
        "Prefab Module",
        "Royal Favor",
        "Admin's Crowbar",
    ][usize::from(rank) - 1]
}

/// `QS, Royal Favor`.
pub(crate) fn as_item(card: Card) -> Message {
    say!("{card}, {item}", card, item = item(card.rank()))
}

/// `QS, Rat King`.
pub(crate) fn as_tile(card: Card) -> Message {
    say!("{card}, {tile}", card, tile = tile(card.rank()))
}
