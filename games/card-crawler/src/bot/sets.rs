//! Sets of cards for a fight.

use cards::CardSet;

use crate::deck::NUMBERED;

use super::weights as w;

/// What it costs to play these cards.
pub(super) fn cost(set: CardSet) -> f32 {
    w::PLAYED * set.len() as f32 + w::PLAYED_RANK * set.rank_sum() as f32
}

/// The cheapest set of at least so many points and at most so many cards.
pub(super) fn cheapest(hand: CardSet, points: u32, cards: usize) -> Option<CardSet> {
    (hand & NUMBERED)
        .subsets()
        .filter(|set| set.len() <= cards && set.rank_sum() >= points)
        .min_by(|&a, &b| cost(a).total_cmp(&cost(b)))
}

/// The points on the cards that kill a monster of this power (attack-1, queen-4).
pub(super) const fn deadly(power: u8, doubled: bool) -> u32 {
    if doubled { power as u32 + 1 } else { 2 * power as u32 + 1 }
}
