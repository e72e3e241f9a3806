//! Digging and chanting.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Chance, Die, Refusal, say};

use crate::State;
use crate::deck::{CardRow, PEONS};
use crate::keep::Keep;
use crate::kinds::{Mode, Resource};
use crate::legal::{Bare, Menu};
use crate::phase::Phase;

const D4: Die = Die::new(4);
const D6: Die = Die::new(6);
const D8: Die = Die::new(8);

/// The mana of the black joker when chanting, in addition to two dice (chant-1, R19).
const JOKER_MANA: u16 = 10;

/// The haul of a dig and a chant: gold, stone and mana.
#[derive(Clone, Copy, Default)]
struct Haul([u16; 3]);

impl Haul {
    const RESOURCES: [Resource; 3] = [Resource::Gold, Resource::Stone, Resource::Mana];

    #[inline]
    fn add(&mut self, place: usize, dice: u8, die: Die, chance: &mut impl Chance) {
        for _ in 0..dice {
            self.0[place] += u16::from(chance.roll(die));
        }
    }

    /// Adds the yield of a card dug up; the joker yields nothing (dig-7).
    #[inline]
    fn dig(&mut self, card: Card, is_soft: bool, chance: &mut impl Chance) {
        match card.suit() {
            Some(Suit::Hearts) => self.add(0, 1, D8, chance),
            Some(Suit::Diamonds) => self.add(0, 3, D6, chance),
            Some(Suit::Spades) => self.add(1, 2, D8, chance),
            Some(Suit::Clubs) if is_soft => self.add(1, 2, D8, chance),
            Some(Suit::Clubs) | None => {}
        }
    }

    /// Adds the yield of a card chanted for (chant-1, R19).
    #[inline]
    fn chant(&mut self, card: Card, chance: &mut impl Chance) {
        match card.suit() {
            Some(Suit::Hearts) => self.add(2, 1, D8, chance),
            Some(Suit::Diamonds) => self.add(2, 2, D8, chance),
            Some(Suit::Spades) => self.add(2, 1, D6, chance),
            Some(Suit::Clubs) => self.add(2, 2, D6, chance),
            None => {
                self.add(2, 2, D8, chance);
                self.0[2] += JOKER_MANA;
            }
        }
    }
}

impl Keep {
    /// Whether this number of Peons can dig (dig-1).
    pub(crate) fn check_assign(&self, diggers: u8) -> Result<(), Refusal> {
        Refusal::unless(diggers <= self.peons, &["dig-1"], || say!(ASSIGN_REFUSED, n = diggers, peons = self.peons))
    }
}

impl State {
    /// The numbers of Peons that can dig, or skipping the phase (dig-1, dig-2, dig-3, R14).
    #[inline]
    pub(crate) fn dig_menu(&self) -> Menu {
        Menu::NONE.dig(self.keep().peons).spells(self.casts()).bare(Bare::Next)
    }

    /// Draws the diggers' cards (dig-4, R15).
    #[inline]
    pub(crate) fn assign_dig(&mut self, diggers: u8, chance: &mut impl Chance) {
        self.chanters = self.keep().peons - diggers;
        self.draw_to_dig(2 * diggers, chance);
        self.place_new_peons(chance);
    }

    /// A Peon just found digs now, or chants in the next step (dig-6, R17).
    #[inline]
    pub(crate) fn peon_menu() -> Menu {
        Menu::NONE.bare(Bare::PeonDig).bare(Bare::PeonChant)
    }

    /// Draws two more cards, which may hold Peons too (dig-6).
    pub(crate) fn peon_dig(&mut self, chance: &mut impl Chance) {
        self.new_peons -= 1;
        self.draw_to_dig(2, chance);
        self.place_new_peons(chance);
    }

    /// Adds a chanter (dig-6).
    pub(crate) fn peon_chant(&mut self, chance: &mut impl Chance) {
        self.new_peons -= 1;
        self.chanters += 1;
        self.place_new_peons(chance);
    }

    /// Digs cards up. Aces among them are Peons, up to the limit, who work at once unless the option `peons_wait` is
    /// set (dig-4, dig-5, option-12, R16, R17, R63).
    #[inline]
    fn draw_to_dig(&mut self, count: u8, chance: &mut impl Chance) {
        let mut found = 0;
        for _ in 0..count {
            let Some(card) = self.draw(chance) else { break };
            self.dig_cards.push(card);
            if PEONS.contains(card) {
                found += u8::from(self.keep_mut().add_peon());
            }
        }
        self.new_peons += found * u8::from(!self.options.peons_wait);
    }

    /// The player places the Peons found, one by one; then the dice are rolled (dig-6, R15, R17).
    #[inline]
    fn place_new_peons(&mut self, chance: &mut impl Chance) {
        if self.new_peons > 0 {
            self.phase = Phase::Peon;
            return;
        }
        let mut haul = Haul::default();
        self.roll_dig(&mut haul, chance);
        self.chant(&mut haul, chance);
        self.bring_home(haul, chance);
    }

    /// The dice of the dig, card by card; the joker softens all clubs of the phase (dig-7, R15, R18).
    #[inline]
    fn roll_dig(&mut self, haul: &mut Haul, chance: &mut impl Chance) {
        let dug = self.dig_cards;
        let is_soft = dug.cards().contains(&Card::BLACK_JOKER);
        for &card in dug.cards() {
            if self.options.pays(card) {
                haul.dig(card, is_soft, chance);
            }
            self.discard.insert(card);
        }
        self.dig_cards = CardRow::EMPTY;
    }

    /// Draws a card for each chanter, including a Peon just found unless he waits; then the dice, card by card
    /// (chant-1, option-12, R17, R18).
    #[inline]
    fn chant(&mut self, haul: &mut Haul, chance: &mut impl Chance) {
        let mut drawn = CardRow::<16>::EMPTY;
        while self.chanters > 0 {
            let Some(card) = self.draw(chance) else { break };
            self.chanters -= 1;
            drawn.push(card);
            if PEONS.contains(card) {
                let is_found = self.keep_mut().add_peon();
                self.chanters += u8::from(is_found && !self.options.peons_wait);
            }
        }
        self.chanters = 0;
        for &card in drawn.cards() {
            if self.options.pays(card) {
                haul.chant(card, chance);
            }
            self.discard.insert(card);
        }
    }

    /// Gains the haul, or shares it in coop (dig-8, dig-9, dig-10, store-2, R8, R62, R67).
    #[inline]
    fn bring_home(&mut self, haul: Haul, chance: &mut impl Chance) {
        match self.options.mode {
            Mode::Coop => return self.share(haul, chance),
            Mode::Standard => self.reshuffle(chance),
            _ => {}
        }
        for (what, n) in Haul::RESOURCES.into_iter().zip(haul.0) {
            self.keep_mut().gain(what, n);
        }
        self.advance(Phase::Dig);
    }

    /// Rolls the die that shares the haul: one player, the other, half each, or as the active player decides
    /// (dig-9, R62).
    fn share(&mut self, haul: Haul, chance: &mut impl Chance) {
        match chance.roll(D4) {
            1 => self.split(haul, |_| 0),
            2 => self.split(haul, |n| n),
            3 => self.split(haul, |n| n / 2),
            _ => {
                self.pool = haul.0;
                self.divide_next();
                return;
            }
        }
        self.advance(Phase::Dig);
    }

    /// The partner gains a part of each, the active Keep the rest.
    fn split(&mut self, haul: Haul, part: impl Fn(u16) -> u16) {
        for (what, n) in Haul::RESOURCES.into_iter().zip(haul.0) {
            self.other_keep_mut().gain(what, part(n));
            self.keep_mut().gain(what, n - part(n));
        }
    }
}

/// The places of a pool, by their resources.
pub(super) const POOL: [Resource; 3] = Haul::RESOURCES;
