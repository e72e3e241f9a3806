//! Looking at the top of the main deck.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, Die};

use crate::State;
use crate::deck::{CardRow, ROCK};
use crate::phase::Phase;

const D4: Die = Die::new(4);
/// The number of cards seen in addition to the die (cast-5).
const MORE: usize = 2;

impl State {
    /// Looks at a few cards, or all there are; never shuffles (cast-5, R37).
    pub(super) fn foresee(&mut self, chance: &mut impl Chance) {
        let count = (usize::from(chance.roll(D4)) + MORE).min(self.main.len());
        if self.phase == Phase::Dig { self.throw_rock_away(count) } else { self.take_up(count) }
    }

    /// Discards rock; the rest keeps its order, known (premonition-1, R19, R37).
    fn throw_rock_away(&mut self, count: usize) {
        let mut kept = CardRow::<6>::EMPTY;
        for _ in 0..count {
            match self.main.draw() {
                Some(card) if ROCK.contains(card) => self.discard.insert(card),
                Some(card) => kept.push(card),
                None => {}
            }
        }
        self.put_back(kept);
    }

    /// Takes the cards up, to be placed one by one (premonition-2).
    fn take_up(&mut self, count: usize) {
        self.look = (0..count).map_while(|_| self.main.draw()).collect();
        self.resume = Some(self.phase);
        self.phase = Phase::Reorder;
        self.place_the_last();
    }

    /// Places the card next (premonition-3).
    pub(crate) fn place(&mut self, card: Card) {
        self.look.remove(card);
        self.placed.push(card);
        self.place_the_last();
    }

    /// The last card places itself; then all go back on top, the first placed uppermost, known
    /// (premonition-4, premonition-5, R37).
    fn place_the_last(&mut self) {
        if self.look.len() > 1 {
            return;
        }
        if let Some(last) = self.look.first() {
            self.placed.push(last);
        }
        let placed = self.placed;
        (self.look, self.placed) = (CardSet::EMPTY, CardRow::EMPTY);
        self.put_back(placed);
        if let Some(phase) = self.resume.take() {
            self.phase = phase;
        }
    }

    /// Puts cards back on top of the deck, the first uppermost, known.
    fn put_back(&mut self, cards: CardRow<6>) {
        for &card in cards.cards().iter().rev() {
            self.main.put_back(card);
        }
    }
}
