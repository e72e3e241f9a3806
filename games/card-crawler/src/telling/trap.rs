//! The trap of the jack of spades.

use cards::Card;
use game::{Gesture, Place};

use super::{Parts, drag};
use crate::{Move, View, words};

pub(super) fn take_wound(view: &View) -> Parts {
    (
        Gesture::Press,
        "Take the wound".into(),
        format!("One wound: {}.", words::wounded(view.wounds, 1, view.options.life)),
        &["trap-1", "R25"],
    )
}

pub(super) fn trash(card: Card) -> Parts {
    (
        drag(card, Place::Zone("trash")),
        format!("Trash {card}"),
        format!("{card} is trashed instead of a wound."),
        &["trap-2", "R25"],
    )
}

pub(super) fn played(mv: Move, after: &View) -> String {
    match mv {
        Move::Trash(card) => format!("You trash {card} instead of taking a wound."),
        _ => format!("You take the wound of the trap: {}.", words::wounds(after)),
    }
}
