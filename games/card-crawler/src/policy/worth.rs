//! The value of a card to its owner.

use underdeck_cards::{Card, CardSet};

use crate::deck::{FIGHTER, HEALER, HELPFUL_HAND, NUMBERED, STRONG_ONE};
use crate::rules::card_score;

use super::weights as w;

/// The points of a card in a fight (hand-1).
pub(super) const fn points(card: Card) -> u8 {
    if NUMBERED.contains(card) { card.rank() } else { 0 }
}

/// The values of a card in a table, since they are read most.
#[derive(Clone, Copy)]
struct Counts {
    /// At the end.
    score: f32,
    /// At the end and for its use until then, without its points.
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
        all[index] = Counts { score: card_score(card) as f32, owned: owned(card), points: points(card) as f32 };
        index += 1;
    }
    all
};

const fn owned(card: Card) -> f32 {
    match card {
        HEALER => w::HEALER + card_score(card) as f32,
        FIGHTER => w::FIGHTER,
        HELPFUL_HAND => w::HELPFUL_HAND,
        STRONG_ONE => w::STRONG_ONE,
        _ => card_score(card) as f32,
    }
}

/// Cards that score more than a point.
pub(super) const SCORING: CardSet = {
    let (mut set, mut index) = (CardSet::EMPTY, 0);
    while index < Card::COUNT {
        if card_score(Card::ALL[index]) > 1 {
            set = set.with(Card::ALL[index]);
        }
        index += 1;
    }
    set
};

fn counts(card: Card) -> &'static Counts {
    &COUNTS[usize::from(card.index() & 63)]
}

/// The card's score at the end (score-3, score-4, score-5).
pub(super) fn score(card: Card) -> f32 {
    counts(card).score
}

/// The value of owning the card, if a point of it is worth `strength`: its score and its use until the end.
pub(super) fn worth(strength: f32, card: Card) -> f32 {
    let Counts { owned, points, .. } = counts(card);
    owned + strength * points
}

/// The card with the lowest score.
pub(super) fn least_scoring(cards: CardSet) -> Option<Card> {
    cards.iter().min_by(|&a, &b| score(a).total_cmp(&score(b)))
}
