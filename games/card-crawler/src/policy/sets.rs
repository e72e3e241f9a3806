//! Sets of cards for a fight.

use underdeck_cards::CardSet;

use crate::deck::{self, DARK_LORD, FIGHTER};
use crate::rules::{EMPTY_TRASH, card_score};

use super::outlook::Outlook;
use super::weights as w;
use super::worth;

/// The power of the Dark Lord, and of no other monster (room-5).
pub(super) const LORD: u8 = deck::power(DARK_LORD);

/// The cost of playing these cards.
pub(super) fn cost(set: CardSet) -> f32 {
    w::PLAYED * set.len() as f32 + w::PLAYED_RANK * set.rank_sum() as f32
}

/// The cheapest set of these cards of at least `points` on at most `cards` cards.
pub(super) fn cheapest(fighters: CardSet, points: u32, cards: usize) -> Option<CardSet> {
    enough(fighters, points, cards).min_by(|&a, &b| cost(a).total_cmp(&cost(b)))
}

/// The set of at least `points` that leaves a card to loot the Dark Lord with: the one that leaves the card with the
/// lowest score, and the cheapest of several (loot-1, score-4).
pub(super) fn before_victory(outlook: &Outlook, hand: CardSet, points: u32) -> Option<CardSet> {
    enough(outlook.fighters(hand), points, hand.len().saturating_sub(1))
        .min_by(|&a, &b| put_down(hand, a).total_cmp(&put_down(hand, b)).then(cost(a).total_cmp(&cost(b))))
}

/// The lowest score of a card left to put down for the Dark Lord.
fn put_down(hand: CardSet, set: CardSet) -> f32 {
    worth::least_scoring(hand - set).map_or(f32::MAX, worth::score)
}

/// The price of killing and looting the Dark Lord with this hand, in points of the score, and whether the Fighter
/// doubles; `None` if it is impossible.
pub(super) fn price_of_victory(outlook: &Outlook, hand: CardSet) -> Option<(f32, bool)> {
    cheaper(outlook, |doubled| before_victory(outlook, hand, deadly(LORD, doubled)).map(|set| put_down(hand, set)))
}

/// The lower price, with or without the Fighter if she may double; using her costs her score
/// (double-1, score-4, score-7).
pub(super) fn cheaper(outlook: &Outlook, by: impl Fn(bool) -> Option<f32>) -> Option<(f32, bool)> {
    let is_doubled = outlook.view.doubled;
    let untrashed = if outlook.view.trash.is_empty() { EMPTY_TRASH } else { 0 };
    let fighter = f32::from(card_score(FIGHTER) + untrashed);
    let plain = by(is_doubled).map(|price| (price, false));
    let doubled = by(true).filter(|_| outlook.has_fighter() && !is_doubled).map(|price| (price + fighter, true));
    [plain, doubled].into_iter().flatten().reduce(|a, b| if b.0 < a.0 { b } else { a })
}

fn enough(fighters: CardSet, points: u32, cards: usize) -> impl Iterator<Item = CardSet> {
    // If all together are too few, no subset is tried.
    let all = if fighters.rank_sum() < points { CardSet::EMPTY } else { fighters };
    all.subsets().filter(move |set| set.len() <= cards && set.rank_sum() >= points)
}

/// The points that kill a monster of this power (attack-1, queen-4).
pub(super) const fn deadly(power: u8, doubled: bool) -> u32 {
    if doubled { power as u32 + 1 } else { 2 * power as u32 + 1 }
}
