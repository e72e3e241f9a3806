//! Sets of cards for a fight.

use cards::CardSet;

use crate::deck::{self, DARK_LORD};

use super::outlook::Outlook;
use super::weights as w;
use super::worth;

/// The power of the Dark Lord, and of no other monster (room-5).
pub(super) const LORD: u8 = deck::power(DARK_LORD);

/// What it costs to play these cards.
pub(super) fn cost(set: CardSet) -> f32 {
    w::PLAYED * set.len() as f32 + w::PLAYED_RANK * set.rank_sum() as f32
}

/// The cheapest set of these cards of at least `points` on at most `cards` cards.
pub(super) fn cheapest(fighters: CardSet, points: u32, cards: usize) -> Option<CardSet> {
    enough(fighters, points, cards).min_by(|&a, &b| cost(a).total_cmp(&cost(b)))
}

/// The set of at least `points` that leaves a card to loot the Dark Lord with: the one that leaves the card of the least score,
/// and the cheapest of several (loot-1, score-4).
pub(super) fn before_victory(outlook: &Outlook, points: u32) -> Option<CardSet> {
    let hand = outlook.hand;
    let put_down = |set| worth::least_scoring(hand - set).map_or(f32::MAX, worth::score);
    enough(outlook.fighters(hand), points, hand.len().saturating_sub(1))
        .min_by(|&a, &b| put_down(a).total_cmp(&put_down(b)).then(cost(a).total_cmp(&cost(b))))
}

fn enough(fighters: CardSet, points: u32, cards: usize) -> impl Iterator<Item = CardSet> {
    fighters.subsets().filter(move |set| set.len() <= cards && set.rank_sum() >= points)
}

/// The points on the cards that kill a monster of this power (attack-1, queen-4).
pub(super) const fn deadly(power: u8, doubled: bool) -> u32 {
    if doubled { power as u32 + 1 } else { 2 * power as u32 + 1 }
}
