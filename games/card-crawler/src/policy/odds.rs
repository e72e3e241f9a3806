//! The strength of the next hand: the cards of the draw pile are known, their order is not.

use underdeck_cards::CardSet;

use super::outlook::Outlook;
use super::sets::{self, LORD};

/// A monster to be killed with the next hand.
pub(super) struct Odds<'a> {
    outlook: &'a Outlook<'a>,
    is_lord: bool,
    /// The points that kill.
    needed: f32,
    /// The draw pile.
    pile: Points,
    /// The number of cards of the discard pile, their points and the squares of these.
    discard: [u32; 3],
}

impl<'a> Odds<'a> {
    pub(super) fn of(outlook: &'a Outlook<'a>, power: u8) -> Self {
        let is_lord = power == LORD;
        Self {
            outlook,
            is_lord,
            needed: sets::deadly(power, is_lord && outlook.has_fighter()) as f32 - 0.5,
            pile: Points::of(sums(outlook, outlook.view.draw)),
            discard: sums(outlook, outlook.view.discard),
        }
    }

    /// The approximate chance that the next hand kills the monster, if `kept` stays in hand and `played` goes to the
    /// discard pile.
    ///
    /// The points of the hand are assumed to follow a logistic distribution.
    pub(super) fn kill_next(&self, kept: CardSet, played: CardSet) -> f32 {
        /// Fits the logistic distribution to the normal one.
        const STEEPNESS: f32 = 1.6;
        /// The most points that the card put down for the Dark Lord costs the attack.
        const PUT_DOWN: f32 = 3.0;
        let (outlook, pile) = (self.outlook, &self.pile);
        let draws = outlook.draws(kept.len(), played.len()).0 as f32;
        let played = sums(outlook, played);
        let rest = Points::of(std::array::from_fn(|n| self.discard[n] + played[n]));
        let first = draws.min(pile.cards);
        let later = draws - first;
        let mut mean = outlook.fighters(kept).rank_sum() as f32 + first * pile.mean + later * rest.mean;
        let spread = first * pile.variance * (1.0 - first / pile.cards.max(1.0)) + later * rest.variance;
        if self.is_lord {
            mean -= pile.mean.min(rest.mean).min(PUT_DOWN);
        }
        1.0 / (1.0 + (STEEPNESS * (self.needed - mean) / spread.max(0.05).sqrt()).exp())
    }
}

/// The points of a card taken at random from a set.
struct Points {
    cards: f32,
    mean: f32,
    variance: f32,
}

impl Points {
    fn of([cards, points, squares]: [u32; 3]) -> Self {
        let cards = cards as f32;
        let mean = points as f32 / cards.max(1.0);
        Self { cards, mean, variance: (squares as f32 / cards.max(1.0) - mean * mean).max(0.0) }
    }
}

/// The number of cards, their points and the squares of these.
fn sums(outlook: &Outlook, set: CardSet) -> [u32; 3] {
    let fighters = outlook.fighters(set);
    let squares = fighters.iter().map(|card| u32::from(card.rank()).pow(2)).sum();
    [set.len() as u32, fighters.rank_sum(), squares]
}
