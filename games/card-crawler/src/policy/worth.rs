//! What a card is worth to its owner.

use cards::{Card, CardSet, Suit};

use crate::deck::{FIGHTER, HEALER, HELPFUL_HAND, KNIGHTS, NUMBERED, STRONG_ONE};

use super::weights as w;

/// The points of a card in a fight (hand-1).
pub(super) fn points(card: Card) -> u8 {
    if NUMBERED.contains(card) { card.rank() } else { 0 }
}

/// What the card scores at the end (score-3, score-4, score-5).
pub(super) fn score(card: Card) -> f32 {
    if KNIGHTS.contains(card) {
        20.0
    } else if card == HEALER {
        5.0
    } else if card.suit() == Some(Suit::Diamonds) {
        f32::from(points(card))
    } else {
        0.0
    }
}

/// What owning the card is worth, if a point of it is worth `strength`: its score and what it does until the end.
pub(super) fn worth(strength: f32, card: Card) -> f32 {
    match card {
        HEALER => w::HEALER + score(card),
        FIGHTER => w::FIGHTER,
        HELPFUL_HAND => w::HELPFUL_HAND,
        STRONG_ONE => w::STRONG_ONE,
        _ => score(card) + strength * f32::from(points(card)),
    }
}

/// The card that scores least.
pub(super) fn least_scoring(cards: CardSet) -> Option<Card> {
    cards.iter().min_by(|&a, &b| score(a).total_cmp(&score(b)))
}
