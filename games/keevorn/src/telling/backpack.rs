//! Storing cards in the Backpack, and placing them in the Room.

use underdeck_game::{MoveWords, Place, say};

use super::zones::{drag, in_room};
use crate::{Move, View};

pub(super) fn offer(_: &View, mv: Move) -> Option<MoveWords> {
    Some(match mv {
        Move::Store(card) => (
            drag(in_room(card), Place::Zone("backpack")),
            say!("Store {card}", card),
            say!("{card} goes to your Backpack.", card),
            &["store-1", "R10"],
        ),
        Move::Place(card) => (
            drag(Place::Card("backpack", card), Place::Zone("room")),
            say!("Place {card}", card),
            say!("{card} goes from your Backpack to the Room.", card),
            &["place-1", "R11"],
        ),
        _ => return None,
    })
}

pub(super) fn describe_change(_: &View, mv: Move, _: &View) -> Option<Vec<String>> {
    Some(vec![match mv {
        Move::Store(card) => format!("{card} is in your Backpack."),
        Move::Place(card) => format!("{card} lies in the Room."),
        _ => return None,
    }])
}
