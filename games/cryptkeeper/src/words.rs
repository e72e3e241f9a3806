//! Icons and short effects of tiles and items.

use underdeck_cards::Rank;
use underdeck_game::{Icon, Message, say};

use crate::Options;
pub(crate) use crate::names::{as_item, as_tile, item, tile};

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
        1 => "the gargoyles freeze, and the stairs of this floor may be used".into(),
        2 => say!("draw {n} cards, then discard one of them", n = 2),
        3 => say!("draw {n} cards, then discard one of them", n = 3),
        4 => "take any card of the discard into your hand".into(),
        5 => say!("discard {n} item, or be ejected if you have none", n = 1),
        6 => "reveal any row of the map".into(),
        7 => say!("look at the top {n} cards of the deck", n = 3),
        8 => "reveal the adjacent tiles and discard one of them".into(),
        9 => "discard any column of the map".into(),
        10 => altar_effect(options).into(),
        11 => "discard any row of the map".into(),
        12 => say!("discard {n} items, or be ejected if you have none", n = 3),
        _ => "nothing by itself: once the Rune is active, you may descend from here".into(),
    }
}

/// The effect of the Altar under the game's options (event-10, option-3, option-4).
const fn altar_effect(options: Options) -> &'static str {
    match (options.flask_required(), options.altar_sinks(false), options.altar_sinks(true)) {
        (true, false, _) => "with the other ten and an ace in hand you win; otherwise it sinks into the floor",
        (true, true, false) => {
            "with the other ten and an ace in hand you win; without the other ten its tile goes to the discard"
        }
        (true, true, true) => "with the other ten and an ace in hand you win; otherwise its tile goes to the discard",
        (false, false, _) => "with the other ten in hand you win; otherwise it sinks into the floor",
        (false, true, _) => "with the other ten in hand you win; otherwise its tile goes to the discard",
    }
}

/// The effect of using an item, in a few words.
pub(crate) fn item_effect(rank: Rank) -> Message {
    match rank {
        1 => "reveal the tiles around you".into(),
        2 => "move your tile, and yourself on it, next to any other tile".into(),
        3 => "put any tile on top of the deck".into(),
        4 => "lay any card of the discard into the map, revealed".into(),
        5 => "put two cards of the discard on top of the deck".into(),
        6 => "reveal any column of the map".into(),
        7 => say!("draw {n} cards", n = 2),
        8 => "discard the top card of the deck".into(),
        9 => "build a new column from the deck".into(),
        10 => "cannot be used: it belongs on the altar, and it is cursed".into(),
        11 => "build a new row from the deck".into(),
        12 => say!("draw {n} cards, then discard one of your hand", n = 2),
        _ => "cancel the event that waits".into(),
    }
}
