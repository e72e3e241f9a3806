//! The player's view, with the figures that its decisions share.

use underdeck_cards::{Card, CardSet};

use crate::deck::{self, HEALER, HELPFUL_HAND, MONSTERS, STRONG_ONE};
use crate::{Location, View};

use super::weights as w;
use super::worth;

/// The view, and figures that follow directly from it.
pub(super) struct Outlook<'a> {
    pub(super) view: &'a View,
    pub(super) hand: CardSet,
    /// Hand, draw and discard pile (deck-5).
    pub(super) deck: CardSet,
    /// The face-down cards of the fortress (view-2).
    pub(super) unseen: CardSet,
    /// The hand limit (hand-5).
    pub(super) limit: usize,
    /// The number of further wounds that kill.
    pub(super) left: i32,
    /// The wounds of the next reshuffle (queen-3).
    pub(super) exhaustion: i32,
    /// The value of a point of strength of a card, for the fights to come.
    pub(super) strength: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(view: &'a View) -> Self {
        let has = |queen| view.queens.contains(queen);
        let exhaustion = i32::from(view.options.exhaustion);
        let unseen = view.unseen();
        let living = Location::rooms().filter(|&room| view.power(room) > 0).count();
        let fights = ((unseen & MONSTERS).len() + living) as f32;
        Self {
            view,
            hand: view.hand,
            deck: view.hand | view.draw | view.discard,
            unseen,
            limit: usize::from(view.options.hand_size) + usize::from(has(HELPFUL_HAND)),
            left: i32::from(view.options.life) - i32::from(view.wounds),
            exhaustion: if has(STRONG_ONE) { (exhaustion - 1).max(1) } else { exhaustion },
            strength: w::RANK_LATE + (w::RANK - w::RANK_LATE) * (fights / w::FIGHTS).min(1.0),
        }
    }

    /// The cards of a set with points in a fight (hand-1, hand-2, hand-3).
    pub(super) fn fighters(&self, set: CardSet) -> CardSet {
        set & self.view.options.fighters()
    }

    /// The power of the living monster in the hero's room.
    pub(super) fn foe(&self) -> u8 {
        self.view.power(self.view.at)
    }

    /// Whether the Fighter can still be used.
    pub(super) fn has_fighter(&self) -> bool {
        self.view.queens.contains(deck::FIGHTER)
    }

    /// Whether the Healer should heal now (heal-2).
    ///
    /// Where a pass through the deck costs only one wound, she could keep the hero alive for ever (state-4). There she
    /// heals only when a room is about to be opened, cleared or looted.
    pub(super) fn may_heal_by_queen(&self, progress: bool) -> bool {
        self.view.wounds > 0 && self.hand.contains(HEALER) && (self.exhaustion > 1 || progress)
    }

    /// The number of cards that the end of the turn draws if `kept` are in hand and `played` more are on the discard
    /// pile, and whether that needs a reshuffle (turn-1).
    pub(super) fn draws(&self, kept: usize, played: usize) -> (usize, bool) {
        let wanted = self.limit.saturating_sub(kept);
        let pile = self.view.draw.len();
        let discard = self.view.discard.len() + played;
        (wanted.min(pile + discard), wanted > pile && discard > 0)
    }

    /// The cost of the last of `wounds` wounds: the more the nearer death is, the less the more cards there are to heal
    /// with.
    pub(super) fn wound_price(&self, wounds: i32) -> f32 {
        let scoreless = (self.deck - worth::SCORING).len();
        let spare = (self.left - 1 - wounds) as f32 + w::SPARE_LIFE * scoreless as f32;
        w::WOUND + w::WOUND_NEAR / (spare * spare).max(1.0)
    }

    /// The cost of using a card: its share of the wounds of a pass through the deck.
    pub(super) fn use_price(&self) -> f32 {
        /// Cards that stay in hand throughout a pass.
        const KEPT: f32 = 3.0;
        let pass = (self.deck.len() as f32 - KEPT).max(4.0);
        self.exhaustion as f32 * self.wound_price(0) / pass
    }

    /// The value of owning a card.
    pub(super) fn worth(&self, card: Card) -> f32 {
        worth::worth(self.strength, card)
    }

    /// The card of least value.
    pub(super) fn least(&self, cards: CardSet) -> Option<Card> {
        cards.iter().min_by(|&a, &b| self.worth(a).total_cmp(&self.worth(b)))
    }

    /// The card least useful until the next reshuffle: the weakest, and of equals the one not to be traded for a loot.
    pub(super) fn fodder(&self, cards: CardSet) -> Option<Card> {
        let missed = |card: Card| f32::from(worth::points(card)) - 0.1 * self.worth(card);
        cards.iter().min_by(|&a, &b| missed(a).total_cmp(&missed(b)))
    }

    /// The points of the deck's best hand of `cards` cards.
    pub(super) fn best_points(&self, cards: usize) -> u32 {
        best_points(self.fighters(self.deck), cards)
    }
}

/// The points of the strongest `cards` fighters of the set.
pub(super) fn best_points(set: CardSet, cards: usize) -> u32 {
    let (mut points, mut left) = (0, cards as u32);
    for rank in (1..=12).rev() {
        if left == 0 {
            break;
        }
        let number = ((set & CardSet::ranks(rank, rank)).len() as u32).min(left);
        points += number * u32::from(rank);
        left -= number;
    }
    points
}
