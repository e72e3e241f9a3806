//! A face-down pile in which some cards may be known.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::{Card, CardSet, Seen};

/// A pile of at most `N` cards, drawn from the top, that tracks which of its cards are known.
///
/// `N` is a power of two up to 64. Drawing a card and adding one at either end take constant time. Two piles are equal if
/// they hold the same cards in the same order and the same ones are known.
#[derive(Clone, Copy)]
pub struct Pile<const N: usize> {
    /// Bit `s` is set if the card in slot `s` is known; bits of empty slots are 0.
    known: u64,
    slots: [Card; N],
    /// The slot of the top card. Card `i` from the top is in slot `(head + i) % N`.
    head: u8,
    len: u8,
}

impl<const N: usize> Pile<N> {
    const MASK: usize = {
        assert!(N.is_power_of_two() && N <= 64, "a pile's capacity is a power of two up to 64");
        N - 1
    };

    /// The empty pile.
    pub const fn new() -> Self {
        Self { known: 0, slots: [Card::RED_JOKER; N], head: 0, len: 0 }
    }

    /// The number of cards in the pile.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the pile is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    const fn slot(&self, i: usize) -> usize {
        (self.head as usize + i) & Self::MASK
    }

    /// Card `i` from the top, counting from 0.
    #[inline]
    pub fn get(&self, i: usize) -> Option<Card> {
        (i < self.len()).then(|| self.slots[self.slot(i)])
    }

    /// Whether card `i` from the top is known; false past the end.
    #[inline]
    pub fn is_known(&self, i: usize) -> bool {
        i < self.len() && self.known >> self.slot(i) & 1 == 1
    }

    /// Marks card `i` from the top as known; does nothing past the end.
    #[inline]
    pub fn make_known(&mut self, i: usize) {
        if i < self.len() {
            self.known |= 1 << self.slot(i);
        }
    }

    /// Removes and returns the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<Card> {
        if self.len == 0 {
            return None;
        }
        let slot = self.slot(0);
        self.known &= !(1 << slot);
        self.head = self.slot(1) as u8;
        self.len -= 1;
        Some(self.slots[slot])
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If the pile is full.
    #[inline]
    pub fn put_on_top(&mut self, card: Card, known: bool) {
        assert!(self.len() < N, "the pile is full");
        self.head = self.slot(N - 1) as u8;
        self.len += 1;
        self.slots[self.slot(0)] = card;
        self.known |= u64::from(known) << self.slot(0);
    }

    /// Puts a card under the bottom.
    ///
    /// # Panics
    /// If the pile is full.
    #[inline]
    pub fn put_under(&mut self, card: Card, known: bool) {
        assert!(self.len() < N, "the pile is full");
        let slot = self.slot(self.len());
        self.slots[slot] = card;
        self.known |= u64::from(known) << slot;
        self.len += 1;
    }

    /// Replaces the pile's contents with a set of cards in canonical order, none known, and returns them as a slice, top
    /// first, for the caller to reorder.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    #[inline]
    pub fn refill(&mut self, cards: CardSet) -> &mut [Card] {
        (self.known, self.head, self.len) = (0, 0, cards.len() as u8);
        let bits = cards.bits();
        if bits & bits.wrapping_add(1) == 0 {
            // The first cards in canonical order without gaps, as in most decks.
            let n = self.len().min(N);
            self.slots[..n].copy_from_slice(&Card::ALL[..n]);
        } else {
            for (slot, card) in self.slots.iter_mut().zip(cards) {
                *slot = card;
            }
        }
        &mut self.slots[..self.len as usize]
    }

    /// The cards from top to bottom.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + '_ {
        (0..self.len()).map(|i| self.slots[self.slot(i)])
    }

    /// Whether each card is known, from top to bottom.
    pub fn iter_known(&self) -> impl ExactSizeIterator<Item = bool> + '_ {
        (0..self.len()).map(|i| self.is_known(i))
    }

    /// The cards from top to bottom, with unknown ones hidden.
    pub fn seen(&self) -> impl ExactSizeIterator<Item = Seen> + '_ {
        (0..self.len()).map(|i| Seen::when(self.is_known(i), self.slots[self.slot(i)]))
    }

    /// The known cards with their positions from the top, in any order: much faster than [`Pile::seen`] if few are known.
    #[inline]
    pub fn known(&self) -> impl Iterator<Item = (usize, Card)> + '_ {
        let mut bits = self.known;
        std::iter::from_fn(move || {
            let slot = (bits != 0).then(|| bits.trailing_zeros() as usize & Self::MASK)?;
            bits &= bits - 1;
            Some((slot.wrapping_sub(self.head as usize) & Self::MASK, self.slots[slot]))
        })
    }

    /// A pile that looks like `seen`. Its hidden cards are taken from `hidden` in order and stay unknown.
    ///
    /// # Panics
    /// If `hidden` has too few cards, or if `seen` has more than `N`.
    pub fn complete(seen: impl IntoIterator<Item = Seen>, hidden: impl IntoIterator<Item = Card>) -> Self {
        let mut hidden = hidden.into_iter();
        let mut card = |seen: Seen| match seen.card() {
            Some(card) => (card, true),
            None => (hidden.next().expect("a card for each hidden one"), false),
        };
        seen.into_iter().map(&mut card).collect()
    }

    /// The cards as a set.
    pub fn to_set(&self) -> CardSet {
        self.iter().collect()
    }
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self::new()
    }
}

/// Cards, top first, each with whether it is known.
///
/// # Panics
/// If there are more than `N` cards.
impl<const N: usize> FromIterator<(Card, bool)> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = (Card, bool)>>(cards: I) -> Self {
        let mut pile = Self::new();
        for (card, known) in cards {
            pile.put_under(card, known);
        }
        pile
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter()) && self.iter_known().eq(other.iter_known())
    }
}

impl<const N: usize> Eq for Pile<N> {}

impl<const N: usize> Hash for Pile<N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u8(self.len);
        for (card, known) in self.iter().zip(self.iter_known()) {
            hasher.write_u8(card.index() << 1 | u8::from(known));
        }
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().zip(self.iter_known())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeenRow;
    use std::collections::{BTreeMap, VecDeque};
    use std::hash::DefaultHasher;

    use proptest::prelude::*;

    fn hash(pile: &Pile<64>) -> u64 {
        let mut hasher = DefaultHasher::new();
        pile.hash(&mut hasher);
        hasher.finish()
    }

    proptest! {
        /// Compared with a `VecDeque` as the model.
        #[test]
        fn behaves_as_a_queue_with_two_ends(steps in prop::collection::vec((0u8..4, 0u8..60, any::<bool>()), 0..300)) {
            let (mut pile, mut model) = (Pile::<64>::new(), VecDeque::new());
            for (kind, index, known) in steps {
                let card = Card::from_index(index).unwrap();
                match kind {
                    0 => prop_assert_eq!(pile.draw(), model.pop_front().map(|(card, _)| card)),
                    1 if model.len() < 64 => {
                        pile.put_on_top(card, known);
                        model.push_front((card, known));
                    }
                    2 if model.len() < 64 => {
                        pile.put_under(card, known);
                        model.push_back((card, known));
                    }
                    _ => {
                        pile.make_known(index as usize);
                        if let Some(entry) = model.get_mut(index as usize) {
                            entry.1 = true;
                        }
                    }
                }
                prop_assert!(pile.iter().zip(pile.iter_known()).eq(model.iter().copied()));
                let known = model.iter().enumerate().filter(|(_, entry)| entry.1).map(|(place, entry)| (place, entry.0));
                prop_assert_eq!(pile.known().collect::<BTreeMap<_, _>>(), known.collect());
                let fresh: Pile<64> = model.iter().copied().collect();
                prop_assert_eq!(fresh, pile);
                prop_assert_eq!(hash(&fresh), hash(&pile));
            }
        }
    }

    #[test]
    fn a_completed_pile_looks_the_same() {
        let cards: Vec<Card> = Card::ALL[..4].to_vec();
        let pile: Pile<8> = cards.iter().copied().zip([true, false, true, false]).collect();
        let seen: Vec<Seen> = pile.seen().collect();
        assert_eq!(*SeenRow::<8>::new(pile.len(), pile.known()), seen[..]);
        assert_eq!(seen, [Seen::new(Some(cards[0])), Seen::HIDDEN, Seen::new(Some(cards[2])), Seen::HIDDEN]);
        assert_eq!(Pile::<8>::complete(seen.iter().copied(), [cards[1], cards[3]]), pile);
        let other = Pile::<8>::complete(seen.iter().copied(), [cards[3], cards[1]]);
        assert!(other != pile && other.seen().eq(seen));
    }

    #[test]
    fn piles_with_different_known_cards_differ() {
        let card = Card::RED_JOKER;
        let (known, unknown): (Pile<8>, Pile<8>) =
            ([(card, true)].into_iter().collect(), [(card, false)].into_iter().collect());
        assert_ne!(known, unknown);
    }
}
