//! Playing Relics.

use underdeck_cards::Card;
use underdeck_game::Chance;

use crate::deck::RED;
use crate::rules::Census;
use crate::state::Cause;
use crate::{Move, State};

/// Relics in the Room; with `relics_as_weapons` there are none (relic-1, R47).
#[inline]
pub(crate) fn count(census: &Census) -> usize {
    census.relics()
}

#[inline]
pub(crate) fn nth(state: &State, n: usize) -> Move {
    Move::Relic((state.room & state.kinds().relics).nth(n).expect("a Relic for each move"))
}

/// A red Relic heals its rank, a black one hurts as much (relic-1, R15, R26).
#[inline]
pub(crate) fn relic(state: &mut State, card: Card, chance: &mut impl Chance) {
    state.discard_from_room(card);
    let rank = card.rank().into();
    if RED.contains(card) {
        state.gain(rank);
    } else if !state.lose(rank, Cause::Relic) {
        return;
    }
    state.check_room(chance);
}
