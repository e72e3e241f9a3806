//! Storing cards in the Backpack, and placing them in the Room.

use underdeck_game::{Place, prose, say};

use super::Parts;
use super::refusal::{Reason, because, not_in, not_in_room, unfit};
use super::zones::{drag, in_room};
use crate::{Move, State, View};

pub(super) fn offer(_: &View, mv: Move) -> Option<Parts> {
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

pub(super) fn refusal(state: &State, mv: Move) -> Option<Reason> {
    match mv {
        Move::Store(card) => {
            let kinds = state.kinds();
            unfit(state, kinds.weapons | kinds.relics, card, "only Weapons and Relics are stored", &["store-1"])
                .or_else(|| not_in_room(state, card, &["store-1"]))
                .or_else(|| {
                    let reason = format!("your Backpack is full: {}", prose::list(state.backpack));
                    because(reason, &["store-1", "pile-1"])
                })
        }
        Move::Place(card) => not_in(state, state.backpack, card, "in your Backpack", &["place-1"])
            .or_else(|| because(format!("the Room is full: {}", prose::list(state.room)), &["place-1", "R11"])),
        _ => None,
    }
}
