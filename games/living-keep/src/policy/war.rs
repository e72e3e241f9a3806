//! Draft and war.
//!
//! Over a whole war the difference in health is the difference of all ranks, in any pairing: a minion without an
//! opponent strikes with his full rank. Only a pair that takes no damage gains something.

use super::plan::Plan;
use crate::Move;
use crate::deck::HAND;
use crate::keep::{Id, Ids};

/// Takes the highest rank; draws another card for a hand without a minion.
pub(super) fn draft(plan: &Plan<'_>) -> Move {
    let hand = plan.keep.hand;
    let suiting = hand & plan.view.options.suiting(plan.view.to_move);
    match suiting.iter().max_by_key(|card| card.rank()) {
        Some(card) => Move::Recruit(card),
        None if hand.len() == HAND && !plan.view.main().is_empty() => Move::Extra,
        None => Move::Pass,
    }
}

/// Sends the first of a pair that takes no damage; else the highest.
pub(super) fn attack(plan: &Plan<'_>) -> Move {
    let minions = &plan.keep.minions;
    let first = minions.ids().iter().find(|&id| twin(plan, id, minions.ids().above(id)).is_some());
    Move::Attack(first.or_else(|| minions.highest().first()))
}

/// Sends the second of such a pair, if there is one.
pub(super) fn join(plan: &Plan<'_>) -> Move {
    let twin = plan.keep.send.first().and_then(|first| twin(plan, first, plan.keep.joiners()));
    twin.map_or(Move::Alone, Move::Join)
}

/// A minion of the same low rank: such a pair takes no damage (war-5).
fn twin(plan: &Plan<'_>, id: Id, among: Ids) -> Option<Id> {
    let rank = |id| plan.keep.minions.rank(id);
    let is_twin = |&other: &Id| rank(other) == rank(id) && rank(id) <= plan.keep.tables().limits.war_pair_rank;
    among.iter().find(is_twin)
}
