//! Playing Relics.

use underdeck_cards::Card;
use underdeck_game::{Chance, Refusal, say};

use crate::deck::RED;
use crate::rules::Census;
use crate::rules::refusal::{check_kind, check_room};
use crate::state::Cause;
use crate::{Move, State, text};

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

/// Whether the Relic can be played (relic-1, R47).
pub(crate) fn check(state: &State, card: Card) -> Result<(), Refusal> {
    let relics = state.kinds().relics;
    Refusal::unless(!relics.is_empty(), &["relic-1", "R47"], || say!(REFUSAL_NO_RELICS))?;
    check_kind(state, relics, card, &text::ONLY_PLAY, &["relic-1"])?;
    check_room(state, card, &["relic-1"])
}
