//! Directions, icons and short effects of tiles and items.

use std::cmp::Ordering;

use underdeck_cards::{Cell, Rank};
use underdeck_game::{Icon, Id, Message, Options as _, Value, say};

pub(crate) use crate::names::{as_item, as_tile, item, tile};
use crate::{Options, text};

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

/// The value of an option as an argument of a message.
pub(crate) fn option(options: Options, key: &str) -> Value {
    options.get(key).argument()
}

/// The effect of using an item, in a few words.
pub(crate) fn item_effect(options: Options, rank: Rank) -> Message {
    match rank {
        1 => say!(USE_ACE),
        2 => say!(USE_TWO),
        3 => say!(USE_THREE, any_tile = option(options, "any_tile")),
        4 => say!(USE_FOUR),
        5 => say!(USE_FIVE),
        6 => say!(USE_SIX),
        7 => say!(USE_SEVEN, n = 2),
        8 => say!(USE_EIGHT),
        9 => say!(USE_NINE),
        10 => say!(USE_TEN, any_item = option(options, "any_item")),
        11 => say!(USE_JACK),
        12 => say!(USE_QUEEN, n = 2),
        _ => say!(USE_KING),
    }
}
