//! The Peddler's trade.

use underdeck_cards::Card;

use crate::{Move, State};

/// Every card that is not a Weapon can be traded, and the Peddler can be sent away (peddler-1, peddler-2, R5, R6, R7).
#[inline]
pub(crate) fn count(state: &State) -> usize {
    (state.room - state.kinds().weapons).len() + 1
}

#[inline]
pub(crate) fn nth(state: &State, n: usize) -> Move {
    (state.room - state.kinds().weapons).nth(n).map_or(Move::Explore, Move::Trade)
}

/// The card goes under the Floor, then cards are revealed until a Weapon shows, which joins the Room; the others go
/// under, in the order revealed, all known (peddler-1, peddler-3, R1, R2, R3).
///
/// The Floor never runs out of Weapons (R5).
#[inline]
pub(crate) fn trade(state: &mut State, card: Card) {
    state.room.remove(card);
    state.floor.put_under(card, true);
    while let Some(revealed) = state.floor.draw() {
        if state.kinds().weapons.contains(revealed) {
            state.room.insert(revealed);
            break;
        }
        state.floor.put_under(revealed, true);
    }
}
