//! The Peddler's trade.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Refusal, say};

use super::refusal::{check_room, refuse_kind};
use crate::{Move, Phase, State, text};

/// Every card that is not a Weapon (peddler-1, R5, R6).
#[inline]
fn tradable(state: &State) -> CardSet {
    state.room - state.kinds().weapons
}

/// Every card that is not a Weapon can be traded, and the Peddler can be sent away (peddler-1, peddler-2, R5, R6, R7).
#[inline]
pub(crate) fn count(state: &State) -> usize {
    tradable(state).len() + 1
}

#[inline]
pub(crate) fn nth(state: &State, n: usize) -> Move {
    tradable(state).nth(n).map_or(Move::Explore, Move::Trade)
}

/// The card goes under the Floor. Cards are revealed until a Weapon shows, which joins the Room; the others go under
/// the Floor in the order revealed, all known (peddler-1, peddler-3, R1, R2, R3).
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

/// Whether the card can be traded, or the Peddler sent away (peddler-1, peddler-2, R4, R5, R6).
pub(crate) fn check(state: &State, mv: Move) -> Result<(), Refusal> {
    let is_here = state.phase == Phase::Peddler;
    let Move::Trade(card) = mv else {
        return Refusal::unless(is_here, &["peddler-2", "R4"], || say!(REFUSAL_EXPLORING));
    };
    Refusal::unless(is_here, &["peddler-1", "R4"], || say!(REFUSAL_PEDDLER_GONE))?;
    check_room(state, card, &["peddler-1"])?;
    Refusal::unless(tradable(state).contains(card), &["peddler-1", "R5", "R6"], || {
        refuse_kind(state, card, &text::ONLY_TRADE)
    })
}
