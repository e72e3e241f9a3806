//! The trap of the jack of spades.

use underdeck_cards::Card;
use underdeck_game::{Gesture, MoveWords, Place, say};

use super::drag;
use crate::{Move, View, words};

pub(super) fn take_wound(view: &View) -> MoveWords {
    (
        Gesture::Press,
        "Take the wound".into(),
        say!("One wound: {wounds}.", wounds = words::wounded(view.wounds, 1, view.options.life)),
        &["trap-1", "R25"],
    )
}

pub(super) fn trash(card: Card) -> MoveWords {
    (
        drag(card, Place::Zone("trash")),
        say!("Trash {card}", card),
        say!("{card} is trashed instead of a wound.", card),
        &["trap-2", "R25"],
    )
}

pub(super) fn played(mv: Move, after: &View) -> String {
    match mv {
        Move::Trash(card) => format!("You trash {card} instead of taking a wound."),
        _ => format!("You take the wound of the trap: {}.", words::wounds(after)),
    }
}
