//! The expected haul of a dig and a chant.

use underdeck_cards::{Card, CardSet, Suit};

use super::scene::Scene;
use crate::deck::{HEROES, MINIONS, PEONS, ROCK};

const D6: f64 = 3.5;
const D8: f64 = 4.5;

/// The averages of a dig and a chant; Peons found on the way are counted, but not their hauls.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(crate) struct Haul {
    pub(crate) gold: f64,
    pub(crate) stone: f64,
    pub(crate) mana: f64,
    pub(crate) peons: f64,
}

/// Consecutive draws: known cards, then some of those unseen in the deck, then some of the discard.
struct Draws {
    known: CardSet,
    unseen: (CardSet, f64),
    discard: (CardSet, f64),
}

impl Draws {
    /// The next `count` draws after the first `after` (draw-1, draw-2).
    fn of(scene: &Scene<'_>, after: usize, count: usize) -> Self {
        let main = scene.view.main();
        let top = main.iter().take_while(|seen| seen.card().is_some()).count();
        let known = main[..top].iter().filter_map(|seen| seen.card()).skip(after).take(count).collect();
        // The number of draws that fall on the places from one to another.
        let between = |from: usize, to: usize| (after + count).min(to).saturating_sub(after.max(from));
        let discard = scene.view.discard.open();
        let share = |n: usize, of: usize| if of == 0 { 0.0 } else { n as f64 / of as f64 };
        let (unseen, end) = (hidden(scene), main.len() + discard.len());
        Self {
            known,
            unseen: (unseen, share(between(top, main.len()), main.len() - top)),
            discard: (discard, share(between(main.len(), end), discard.len())),
        }
    }

    /// The chance that a card is drawn.
    fn chance(&self, card: Card) -> f64 {
        if self.known.contains(card) {
            1.0
        } else if self.unseen.0.contains(card) {
            self.unseen.1
        } else if self.discard.0.contains(card) {
            self.discard.1
        } else {
            0.0
        }
    }

    /// The chance that two cards are both drawn.
    fn both(&self, one: Card, two: Card) -> f64 {
        for (pile, share) in [self.unseen, self.discard] {
            if pile.contains(one) && pile.contains(two) {
                let (size, drawn) = (pile.len() as f64, share * pile.len() as f64);
                return drawn * (drawn - 1.0).max(0.0) / (size * (size - 1.0));
            }
        }
        self.chance(one) * self.chance(two)
    }

    /// The mean number of drawn cards of a set.
    fn count(&self, cards: CardSet) -> f64 {
        cards.iter().map(|card| self.chance(card)).sum()
    }
}

/// The main cards that are unseen in the deck.
pub(crate) fn hidden(scene: &Scene<'_>) -> CardSet {
    if scene.view.main().iter().all(|seen| seen.card().is_some()) { CardSet::EMPTY } else { scene.view.unseen() }
}

/// The mean yield of `dig` cards dug up and then `chant` cards chanted for; `dug` were dug up before
/// (dig-4, dig-7, chant-1, R15).
pub(crate) fn expected(scene: &Scene<'_>, dug: CardSet, dig: usize, chant: usize) -> Haul {
    let (digs, chants) = (Draws::of(scene, 0, dig), Draws::of(scene, dig, chant));
    let options = &scene.view.options;
    let paid: CardSet = (MINIONS | HEROES | PEONS).iter().filter(|&card| options.pays(card)).collect();
    let of = |suit: Suit| CardSet::suit(suit) & paid;
    let rock = ROCK | of(Suit::Clubs);
    let digs_of = |cards: CardSet| digs.count(cards) + (cards & dug).len() as f64;
    let joker = Card::BLACK_JOKER;
    let soft: f64 = if dug.contains(joker) {
        digs_of(rock)
    } else {
        let old = digs.chance(joker) * (rock & dug).len() as f64;
        old + (rock - dug).iter().map(|card| digs.both(card, joker)).sum::<f64>()
    };
    Haul {
        gold: digs_of(of(Suit::Hearts)) * D8 + digs_of(of(Suit::Diamonds)) * 3.0 * D6,
        stone: (digs_of(of(Suit::Spades)) + soft) * 2.0 * D8,
        mana: chants.count(of(Suit::Hearts)) * D8
            + chants.count(of(Suit::Diamonds)) * 2.0 * D8
            + chants.count(of(Suit::Spades)) * D6
            + chants.count(of(Suit::Clubs)) * 2.0 * D6
            + chants.chance(joker) * (2.0 * D8 + 10.0),
        peons: digs.count(PEONS) + chants.count(PEONS),
    }
}
