//! The cards of the two decks, and the piles that hold them.

use std::fmt;
use std::hash::{Hash, Hasher};

use underdeck_cards::{Card, CardSet, Pile, Suit};
use underdeck_game::Chance;

use crate::kinds::Mode;

/// Aces: Peons (deck-3, R2).
pub(crate) const PEONS: CardSet = CardSet::ranks(1, 1);
/// The minion cards: clubs and spades `2`–`T` (deck-3, R2).
pub(crate) const MINIONS: CardSet = of_two_suits(Suit::Clubs, Suit::Spades);
/// The hero cards: hearts and diamonds `2`–`T` (deck-3, R2).
pub(crate) const HEROES: CardSet = of_two_suits(Suit::Diamonds, Suit::Hearts);
/// Clubs `2`–`T`: solid rock (dig-7).
pub(crate) const ROCK: CardSet = CardSet::from_bits(CardSet::ranks(2, 10).bits() & CardSet::suit(Suit::Clubs).bits());
/// The turn cards without the Monarch (deck-2).
pub(crate) const TURNS: CardSet = CardSet::ranks(11, 13);

/// A–T and the black joker (deck-1, R1).
const MAIN: CardSet = CardSet::ranks(1, 10).with(Card::BLACK_JOKER);
pub(crate) const MAIN_SIZE: usize = MAIN.len();

const fn of_two_suits(first: Suit, second: Suit) -> CardSet {
    let suits = CardSet::suit(first).union(CardSet::suit(second));
    CardSet::from_bits(CardSet::ranks(2, 10).bits() & suits.bits())
}

const fn listed<const N: usize>(cards: CardSet) -> [Card; N] {
    let (mut list, mut bits, mut n) = ([Card::RED_JOKER; N], cards.bits(), 0);
    while bits != 0 {
        list[n] = Card::ALL[bits.trailing_zeros() as usize];
        bits &= bits - 1;
        n += 1;
    }
    list
}

impl Mode {
    /// All cards of the main deck (deck-1, R1).
    #[inline]
    pub(crate) const fn main_cards(self) -> CardSet {
        match self {
            Self::Standard => CardSet::from_bits(MAIN.bits() & !PEONS.bits()),
            Self::Draft => CardSet::ranks(2, 10),
            _ => MAIN,
        }
    }

    /// All cards of the main deck in canonical order.
    #[inline]
    const fn main_list(self) -> &'static [Card] {
        static MASTERY: [Card; MAIN_SIZE] = listed(Mode::Mastery.main_cards());
        static STANDARD: [Card; MAIN_SIZE - 4] = listed(Mode::Standard.main_cards());
        static DRAFT: [Card; MAIN_SIZE - 5] = listed(Mode::Draft.main_cards());
        match self {
            Self::Standard => &STANDARD,
            Self::Draft => &DRAFT,
            _ => &MASTERY,
        }
    }
}

/// The turn cards, with the Monarch or without (deck-2).
pub(crate) const fn turn_cards(with_monarch: bool) -> CardSet {
    if with_monarch { TURNS.with(Card::RED_JOKER) } else { TURNS }
}

/// The number of cards in a dealt hand (draft-1).
pub(crate) const HAND: usize = 4;

/// A turn deck, or one player's share of it.
pub(crate) type TurnPile = Pile<16>;

/// The main deck, face down, drawn from the top. Its known cards are always its top ones (bounds-2).
#[derive(Clone, Copy)]
pub(crate) struct MainDeck {
    /// The bottom card is in the last slot.
    slots: [Card; MAIN_SIZE],
    top: u8,
    known: u8,
}

impl MainDeck {
    pub(crate) const EMPTY: Self = Self { slots: [Card::RED_JOKER; MAIN_SIZE], top: MAIN_SIZE as u8, known: 0 };

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        MAIN_SIZE - self.top as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.top as usize == MAIN_SIZE
    }

    /// The number of known cards on top.
    #[inline]
    pub(crate) const fn known(&self) -> usize {
        self.known as usize
    }

    /// The cards, top first.
    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.slots[usize::from(self.top).min(MAIN_SIZE)..]
    }

    /// Cards top first, of which the first `known` are known.
    ///
    /// # Panics
    /// If there are more than 41.
    pub(crate) fn of(cards: &[Card], known: usize) -> Self {
        let mut deck = Self::EMPTY;
        let top = MAIN_SIZE - cards.len();
        deck.slots[top..].copy_from_slice(cards);
        (deck.top, deck.known) = (top as u8, known as u8);
        deck
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = *self.slots.get(usize::from(self.top))?;
        self.top += 1;
        self.known = self.known.saturating_sub(1);
        Some(card)
    }

    /// Puts a known card on the top.
    pub(crate) fn put_back(&mut self, card: Card) {
        self.top -= 1;
        self.known += 1;
        self.slots[usize::from(self.top)] = card;
    }

    /// Shuffles all cards of the mode, none known (shuffle-1).
    #[inline]
    pub(crate) fn shuffle_all(&mut self, mode: Mode, chance: &mut impl Chance) {
        let all = mode.main_list();
        self.top = (MAIN_SIZE - all.len()) as u8;
        self.known = 0;
        let cards = &mut self.slots[MAIN_SIZE - all.len()..];
        cards.copy_from_slice(all);
        chance.shuffle("main", cards);
    }

    /// Shuffles these cards, none known, in place of an empty deck (draw-1).
    pub(crate) fn shuffle(&mut self, cards: CardSet, chance: &mut impl Chance) {
        let top = MAIN_SIZE - cards.len();
        (self.top, self.known) = (top as u8, 0);
        for (slot, card) in self.slots[top..].iter_mut().zip(cards) {
            *slot = card;
        }
        chance.shuffle("main", &mut self.slots[top..]);
    }
}

impl PartialEq for MainDeck {
    fn eq(&self, other: &Self) -> bool {
        self.known == other.known && self.cards() == other.cards()
    }
}

impl Eq for MainDeck {}

impl Hash for MainDeck {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.known.hash(hasher);
        self.cards().hash(hasher);
    }
}

impl fmt::Debug for MainDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, {} known", self.cards(), self.known)
    }
}

/// At most `N` cards in the order in which they were laid out.
#[derive(Clone, Copy)]
pub(crate) struct CardRow<const N: usize> {
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> CardRow<N> {
    pub(crate) const EMPTY: Self = Self { cards: [Card::RED_JOKER; N], len: 0 };

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len).min(N)]
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) fn to_set(self) -> CardSet {
        self.cards().iter().copied().collect()
    }

    /// The row of these cards; `None` if there are too many.
    pub(crate) fn of(cards: &[Card]) -> Option<Self> {
        let mut row = Self::EMPTY;
        row.cards.get_mut(..cards.len())?.copy_from_slice(cards);
        row.len = cards.len() as u8;
        Some(row)
    }
}

impl<const N: usize> PartialEq for CardRow<N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<const N: usize> Eq for CardRow<N> {}

impl<const N: usize> Hash for CardRow<N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.cards().hash(hasher);
    }
}

impl<const N: usize> fmt::Debug for CardRow<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decks_have_their_sizes() {
        let sizes = Mode::ALL.iter().map(|mode| mode.main_cards().len());
        assert_eq!(sizes.collect::<Vec<_>>(), [41, 41, 41, 37, 36]);
        for &mode in Mode::ALL {
            assert!(mode.main_list().iter().copied().eq(mode.main_cards()));
        }
        assert_eq!((MINIONS.len(), HEROES.len(), ROCK.len(), PEONS.len()), (18, 18, 9, 4));
        assert_eq!((turn_cards(false).len(), turn_cards(true).len()), (12, 13));
    }

    #[test]
    fn decks_with_the_same_cards_are_equal() {
        let cards: Vec<Card> = Mode::Draft.main_list()[..5].to_vec();
        let mut drawn = MainDeck::of(&cards, 2);
        assert_eq!(drawn.draw(), Some(cards[0]));
        assert_eq!(drawn, MainDeck::of(&cards[1..], 1));
        assert_ne!(drawn, MainDeck::of(&cards[1..], 0));
        drawn.put_back(cards[0]);
        assert_eq!((drawn, drawn.len()), (MainDeck::of(&cards, 2), 5));
    }

    /// No card of a shuffled pile is known (shuffle-1, draw-1).
    #[test]
    fn a_shuffled_deck_is_unknown() {
        let all = Mode::Draft.main_list();
        let mut chance = underdeck_game::FastChance(underdeck_game::FastRng::new(1));
        let mut deck = MainDeck::of(&all[..5], 2);
        deck.shuffle_all(Mode::Draft, &mut chance);
        assert_eq!((deck.known(), deck.len()), (0, all.len()));
        deck = MainDeck::of(&all[..1], 1);
        deck.shuffle(all[1..9].iter().copied().collect(), &mut chance);
        assert_eq!((deck.known(), deck.len()), (0, 8));
    }

    #[test]
    fn rows_with_other_cards_differ() {
        let all = Mode::Draft.main_list();
        let row = |cards| CardRow::<4>::of(cards).unwrap();
        assert_ne!(row(&all[..2]), row(&all[..3]));
        assert_ne!(row(&all[..2]), row(&all[1..3]));
    }
}
