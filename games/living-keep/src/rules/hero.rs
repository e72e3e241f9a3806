//! The turn card and the hero it calls.

use underdeck_cards::{CardSet, Suit};
use underdeck_game::Chance;

use crate::State;
use crate::deck::HEROES;
use crate::kinds::Kind;
use crate::legal::{Bare, Menu};
use crate::phase::Phase;

impl State {
    /// `flip`, or a spell before it (hero-1, R37).
    #[inline]
    pub(crate) fn hero_menu(&self) -> Menu {
        Menu::NONE.bare(Bare::Flip).spells(self.casts())
    }

    /// Turns the turn card: the Monarch, a suit of heroes, or no hero
    /// (hero-2, hero-3, hero-4, hero-5, hero-6, R3, R55, R66).
    #[inline]
    pub(crate) fn flip(&mut self, chance: &mut impl Chance) {
        if self.turns_are_spent() {
            self.turn_pass += 1;
            self.shuffle_turn_cards(chance);
        }
        let Some(card) = self.turns_mut().draw() else { return self.end_turn() };
        let Some(suit) = card.suit() else {
            return self.defend_against(Kind::MONARCH, chance);
        };
        self.turn_discard.insert(card);
        if self.options.heroes && matches!(suit, Suit::Hearts | Suit::Diamonds) {
            self.meet(suit, chance);
        } else {
            self.end_quiet_turn(chance);
        }
    }

    /// Draws main cards until a hero of the suit comes; an ace is none (hero-6, R20, R44).
    #[inline]
    pub(super) fn meet(&mut self, suit: Suit, chance: &mut impl Chance) {
        let called = HEROES & CardSet::suit(suit);
        while let Some(card) = self.draw(chance) {
            match Kind::of(card) {
                Some(kind) if called.contains(card) => return self.defend_against(kind, chance),
                _ => self.hero_cards.insert(card),
            }
        }
    }

    /// Puts him at the door with the rank of his row; doors and traps that act by themselves do so at once
    /// (hero-4, hero-6, option-15, R45, R49).
    #[inline]
    fn defend_against(&mut self, kind: Kind, chance: &mut impl Chance) {
        self.hero = Some(kind);
        self.hero_rank = self.tables().hero(kind, self.monarch).rank;
        self.phase = Phase::Defend;
        if self.options.wares_act {
            self.let_wares_act(chance);
        }
    }
}
