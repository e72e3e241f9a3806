//! The trap of the jack of spades: a wound or a card.

use underdeck_cards::Card;

use crate::phase::Cause;
use crate::{Move, Phase, State};

/// Each card of the hand may be trashed, and the wound can always be taken (trap-1, trap-2, R25, R33).
#[inline]
pub(crate) fn count(state: &State) -> usize {
    1 + state.hand.len()
}

#[inline]
pub(crate) fn nth(state: &State, n: usize) -> Move {
    match n {
        0 => Move::TakeWound,
        n => Move::Trash(state.hand.nth(n - 1).expect("a card for each move")),
    }
}

/// Takes the wound (trap-1).
#[inline]
pub(crate) fn take_wound(state: &mut State) {
    if state.wound(1, Cause::Trap) {
        state.phase = Phase::Action;
    }
}

/// Trashes the card instead (trap-2).
#[inline]
pub(crate) fn trash(state: &mut State, card: Card) {
    state.trash(card);
    state.phase = Phase::Action;
}
