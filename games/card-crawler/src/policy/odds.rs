//! What the next hand may do: the cards of the draw pile are known, their order is not.

use cards::CardSet;

use super::outlook::Outlook;
use super::sets::{self, LORD};

/// Roughly how likely the next hand kills a monster, if `kept` stays in hand and `played` goes to the discard pile.
///
/// The points of the hand are assumed to follow a logistic distribution.
pub(super) fn kill_next(outlook: &Outlook, kept: CardSet, played: CardSet, power: u8) -> f32 {
    /// Fits the logistic distribution to the normal one.
    const STEEPNESS: f32 = 1.6;
    /// What the card put down for the Dark Lord takes from the attack, at most.
    const PUT_DOWN: f32 = 3.0;
    let draws = outlook.draws(kept.len(), played.len()).0 as f32;
    let pile = Points::of(outlook, outlook.view.draw);
    let rest = Points::of(outlook, outlook.view.discard | played);
    let first = draws.min(pile.cards);
    let later = draws - first;
    let mut mean = outlook.fighters(kept).rank_sum() as f32 + first * pile.mean + later * rest.mean;
    let spread = first * pile.variance * (1.0 - first / pile.cards.max(1.0)) + later * rest.variance;
    let lord = power == LORD;
    if lord {
        mean -= pile.mean.min(rest.mean).min(PUT_DOWN);
    }
    let needed = sets::deadly(power, lord && outlook.has_fighter()) as f32 - 0.5;
    1.0 / (1.0 + (STEEPNESS * (needed - mean) / spread.max(0.05).sqrt()).exp())
}

/// The points of a card taken at random from a set.
struct Points {
    cards: f32,
    mean: f32,
    variance: f32,
}

impl Points {
    fn of(outlook: &Outlook, set: CardSet) -> Self {
        let cards = set.len() as f32;
        let fighters = outlook.fighters(set);
        let mean = fighters.rank_sum() as f32 / cards.max(1.0);
        let squares: u32 = fighters.iter().map(|card| u32::from(card.rank()).pow(2)).sum();
        Self { cards, mean, variance: (squares as f32 / cards.max(1.0) - mean * mean).max(0.0) }
    }
}
