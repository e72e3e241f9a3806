//! Names, icons and short effects of tiles and items.

use std::cmp::Ordering;

use underdeck_cards::{Card, Cell, Rank};
use underdeck_game::{Icon, Id, Message, say};

use crate::{Options, text};

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

/// The direction of an adjacent cell.
pub(crate) fn way(from: Cell, to: Cell) -> Message {
    match (to.row.cmp(&from.row), to.column < from.column) {
        (Ordering::Less, _) => say!(WAY_NORTH),
        (Ordering::Greater, _) => say!(WAY_SOUTH),
        (Ordering::Equal, true) => say!(WAY_WEST),
        (Ordering::Equal, false) => say!(WAY_EAST),
    }
}

/// The icon of a tile.
pub(crate) const fn tile_icon(rank: Rank) -> Icon {
    Icon::art(
        [
            "rune-stone",
            "dwarf-face",
            "falling-rocks",
            "stone-pile",
            "mimic-chest",
            "cut-lemon",
            "cave-entrance",
            "magic-portal",
            "earth-crack",
            "star-altar",
            "brick-pile",
            "rat",
            "3d-stairs",
        ][rank as usize - 1],
    )
}

/// The icon of an item.
pub(crate) const fn item_icon(rank: Rank) -> Icon {
    Icon::art(
        [
            "round-potion",
            "secret-door",
            "backward-time",
            "stone-pile",
            "recycle",
            "nose-front",
            "card-draw",
            "cycle",
            "hammer-nails",
            "gem-pendant",
            "block-house",
            "queen-crown",
            "crowbar",
        ][rank as usize - 1],
    )
}

/// The effect of activating a tile, in a few words.
pub(crate) fn event_effect(options: Options, rank: Rank) -> Message {
    match rank {
        1 => say!(EVENT_ACE),
        2 | 3 => say!(EVENT_DRAW, n = rank),
        4 => say!(EVENT_FOUR),
        5 => say!(EVENT_LOSE, n = 1),
        6 => say!(EVENT_SIX),
        7 => say!(EVENT_SEVEN, n = 3),
        8 => say!(EVENT_EIGHT),
        9 => say!(EVENT_NINE),
        10 => altar_effect(options).into(),
        11 => say!(EVENT_JACK),
        12 => say!(EVENT_LOSE, n = 3),
        _ => say!(EVENT_KING),
    }
}

/// The effect of the Altar under the game's options (event-10, option-3, option-4).
const fn altar_effect(options: Options) -> &'static Id {
    match (options.flask_required(), options.altar_sinks(false), options.altar_sinks(true)) {
        (true, false, _) => &text::ALTAR_STAYS,
        (true, true, false) => &text::ALTAR_GOES_WITHOUT_AMULET,
        (true, true, true) => &text::ALTAR_GOES,
        (false, false, _) => &text::ALTAR_NO_FLASK_STAYS,
        (false, true, _) => &text::ALTAR_NO_FLASK_GOES,
    }
}

/// The effect of using an item, in a few words.
pub(crate) fn item_effect(rank: Rank) -> Message {
    match rank {
        1 => say!(USE_ACE),
        2 => say!(USE_TWO),
        3 => say!(USE_THREE),
        4 => say!(USE_FOUR),
        5 => say!(USE_FIVE),
        6 => say!(USE_SIX),
        7 => say!(USE_SEVEN, n = 2),
        8 => say!(USE_EIGHT),
        9 => say!(USE_NINE),
        10 => say!(USE_TEN),
        11 => say!(USE_JACK),
        12 => say!(USE_QUEEN, n = 2),
        _ => say!(USE_KING),
    }
}
