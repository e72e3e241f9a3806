//! What a card is worth to its owner.

use cards::{Card, CardSet, Suit};

use crate::deck::{FIGHTER, HEALER, HELPFUL_HAND, KNIGHTS, NUMBERED, STRONG_ONE};

use super::weights as w;

/// The points of a card in a fight (hand-1).
pub(super) const fn points(card: Card) -> u8 {
    if NUMBERED.contains(card) { card.rank() } else { 0 }
}

/// What a card counts.
#[derive(Clone, Copy)]
struct Counts {
    /// At the end (score-3, score-4, score-5).
    score: f32,
    /// At the end and for what it does until then, its points aside.
    owned: f32,
    /// In a fight.
    points: f32,
}

/// By the card's index.
static COUNTS: [Counts; 64] = {
    let mut all = [Counts { score: 0.0, owned: 0.0, points: 0.0 }; 64];
    let mut index = 0;
    while index < Card::COUNT {
        let card = Card::ALL[index];
        let points = points(card) as f32;
        let is_diamond = CardSet::suit(Suit::Diamonds).contains(card);
        let score = if KNIGHTS.contains(card) {
            20.0
        } else if CardSet::of(HEALER).contains(card) {
            5.0
        } else if is_diamond {
            points
        } else {
            0.0
        };
        all[index] = Counts { score, owned: score, points };
        index += 1;
    }
    all[HEALER.index() as usize].owned += w::HEALER;
    all[FIGHTER.index() as usize].owned = w::FIGHTER;
    all[HELPFUL_HAND.index() as usize].owned = w::HELPFUL_HAND;
    all[STRONG_ONE.index() as usize].owned = w::STRONG_ONE;
    all
};

/// Cards that score more than a point.
pub(super) const SCORING: CardSet =
    CardSet::from_bits(CardSet::suit(Suit::Diamonds).bits() & CardSet::ranks(2, 10).bits())
        .union(KNIGHTS)
        .union(CardSet::of(HEALER));

fn counts(card: Card) -> &'static Counts {
    &COUNTS[usize::from(card.index() & 63)]
}

/// What the card scores at the end (score-3, score-4, score-5).
pub(super) fn score(card: Card) -> f32 {
    counts(card).score
}

/// What owning the card is worth, if a point of it is worth `strength`: its score and what it does until the end.
pub(super) fn worth(strength: f32, card: Card) -> f32 {
    let Counts { owned, points, .. } = counts(card);
    owned + strength * points
}

/// The card that scores least.
pub(super) fn least_scoring(cards: CardSet) -> Option<Card> {
    cards.iter().min_by(|&a, &b| score(a).total_cmp(&score(b)))
}
