//! The names of tiles and items.

use underdeck_cards::{Card, Rank};
use underdeck_game::{Id, Message, say};

use crate::text;

/// The name of a card as a tile.
pub(crate) fn tile(rank: Rank) -> Message {
    static NAMES: [&Id; 13] = [
        &text::TILE_ACE,
        &text::TILE_TWO,
        &text::TILE_THREE,
        &text::TILE_FOUR,
        &text::TILE_FIVE,
        &text::TILE_SIX,
        &text::TILE_SEVEN,
        &text::TILE_EIGHT,
        &text::TILE_NINE,
        &text::TILE_TEN,
        &text::TILE_JACK,
        &text::TILE_QUEEN,
        &text::TILE_KING,
    ];
    NAMES[usize::from(rank) - 1].into()
}

/// The name of a card as an item.
pub(crate) fn item(rank: Rank) -> Message {
    static NAMES: [&Id; 13] = [
        &text::ITEM_ACE,
        &text::ITEM_TWO,
        &text::ITEM_THREE,
        &text::ITEM_FOUR,
        &text::ITEM_FIVE,
        &text::ITEM_SIX,
        &text::ITEM_SEVEN,
        &text::ITEM_EIGHT,
        &text::ITEM_NINE,
        &text::ITEM_TEN,
        &text::ITEM_JACK,
        &text::ITEM_QUEEN,
        &text::ITEM_KING,
    ];
    NAMES[usize::from(rank) - 1].into()
}

/// `Q♠ Royal Favor`.
pub(crate) fn as_item(card: Card) -> Message {
    say!(NAMED, card, name = item(card.rank()))
}

/// `Q♠ Rat King`.
pub(crate) fn as_tile(card: Card) -> Message {
    say!(NAMED, card, name = tile(card.rank()))
}
