//! A card as one seat sees it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use serde::{Serialize, Serializer};

use crate::{Card, CardSet};

/// A card as one seat sees it: its face, or `??` if it is hidden. One byte, since views have many.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seen(u8);

impl Seen {
    /// A card face down.
    pub const HIDDEN: Self = Self(0);

    /// A visible card, or a hidden one for `None`.
    #[inline]
    pub const fn new(card: Option<Card>) -> Self {
        match card {
            Some(card) => Self(card.index() + 1),
            None => Self::HIDDEN,
        }
    }

    /// A visible or hidden card, without a branch, which would be hard to predict.
    #[inline]
    pub const fn when(is_seen: bool, card: Card) -> Self {
        Self((card.index() + 1) * is_seen as u8)
    }

    /// The card, if it is visible.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        Card::from_index(self.0.wrapping_sub(1))
    }

    /// 0 if the card is hidden, otherwise [`Card::index`] + 1.
    #[inline]
    pub const fn byte(self) -> u8 {
        self.0
    }
}

impl CardSet {
    /// The visible cards.
    #[inline]
    pub fn seen<'a>(cards: impl IntoIterator<Item = &'a Seen>) -> Self {
        // Hidden cards map to the bit below the first card's.
        Self::from_bits(cards.into_iter().fold(0, |bits, seen| bits | 1 << (seen.0 & 63)) >> 1)
    }
}

impl Hash for Seen {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.card().hash(hasher);
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card() {
            Some(card) => card.fmt(f),
            None => f.pad("??"),
        }
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A row of at most `N` cards as one seat sees them. On the stack, since views are made often.
///
/// Unused entries are hidden cards, so that equal rows compare equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeenRow<const N: usize> {
    places: [Seen; N],
    len: u8,
}

impl<const N: usize> SeenRow<N> {
    /// A row of `len` cards that are hidden except for those at these positions.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    #[inline]
    pub fn new(len: usize, seen: impl IntoIterator<Item = (usize, Card)>) -> Self {
        assert!(len <= N, "a row of {len} cards has room for {N}");
        let mut places = [Seen::HIDDEN; N];
        for (place, card) in seen {
            places[place] = Seen::when(true, card);
        }
        Self { places, len: len as u8 }
    }
}

impl<const N: usize> Deref for SeenRow<N> {
    type Target = [Seen];

    fn deref(&self) -> &[Seen] {
        &self.places[..usize::from(self.len)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_equals_its_cards_and_rows_of_other_lengths_differ() {
        let cards = [Seen::new(Some(Card::RED_JOKER)), Seen::HIDDEN, Seen::new(Some(Card::BLACK_JOKER))];
        let row = SeenRow::<4>::new(3, [(0, Card::RED_JOKER), (2, Card::BLACK_JOKER)]);
        assert_eq!(&*row, cards);
        assert_eq!(SeenRow::<4>::new(2, [(0, Card::RED_JOKER)])[..], cards[..2]);
        assert_eq!(CardSet::seen(&*row), CardSet::of(Card::RED_JOKER).with(Card::BLACK_JOKER));
        assert_ne!(row, SeenRow::new(4, [(0, Card::RED_JOKER), (2, Card::BLACK_JOKER)]));
    }
}
