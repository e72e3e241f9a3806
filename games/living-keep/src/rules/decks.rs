//! Drawing and shuffling.

use underdeck_cards::{Card, CardSet};
use underdeck_game::Chance;

use crate::State;
use crate::deck::{TurnPile, turn_cards};
use crate::kinds::Mode;

impl State {
    /// Draws the top main card; the discard is shuffled first if the deck is empty. Cards drawn and not yet discarded
    /// stay out of the shuffle, and with both piles empty there is no card (draw-1, draw-2, R6).
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<Card> {
        if self.main.is_empty() {
            if self.discard.is_empty() {
                return None;
            }
            self.main.shuffle(self.discard, chance);
            self.discard = CardSet::EMPTY;
        }
        self.main.draw()
    }

    /// Reshuffles all cards; at this time they are all in deck and discard (shuffle-1, shuffle-2).
    #[inline]
    pub(crate) fn reshuffle(&mut self, chance: &mut impl Chance) {
        self.main.shuffle_all(self.options.mode, chance);
        self.discard = CardSet::EMPTY;
        for keep in &mut self.keeps {
            keep.seen = CardSet::EMPTY;
        }
    }

    /// Shuffles all turn cards, with the Monarch under them if the options say so; in coop they are dealt alternately
    /// (setup-4, hero-2, option-13, R3, R65).
    pub(crate) fn shuffle_turn_cards(&mut self, chance: &mut impl Chance) {
        let mut pile = TurnPile::new();
        let is_under = self.has_monarch() && self.options.monarch_last;
        chance.shuffle("turn", pile.refill(turn_cards(self.has_monarch() && !is_under)));
        if is_under {
            pile.put_under(Card::RED_JOKER, true);
        }
        self.turn_discard = CardSet::EMPTY;
        if self.options.mode != Mode::Coop {
            self.turns[0] = pile;
            return;
        }
        self.turns = [TurnPile::new(); 2];
        for (n, card) in pile.iter().enumerate() {
            self.turns[n % 2].put_under(card, is_under && card.is_joker());
        }
    }
}
