//! A card as one seat sees it.

use std::fmt;
use std::ops::Deref;

use serde::{Serialize, Serializer};

use crate::Card;

/// A card as one seat sees it: its face, or `??` if it is hidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seen(pub Option<Card>);

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(card) => card.fmt(f),
            None => f.pad("??"),
        }
    }
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// At most `N` cards in a row as one seat sees them, without heap: views are made often.
///
/// Unused places are hidden cards, so that equal rows are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeenRow<const N: usize> {
    places: [Seen; N],
    len: u8,
}

impl<const N: usize> FromIterator<Seen> for SeenRow<N> {
    /// # Panics
    /// If there are more than `N` cards.
    fn from_iter<I: IntoIterator<Item = Seen>>(cards: I) -> Self {
        let mut row = Self { places: [Seen(None); N], len: 0 };
        for seen in cards {
            row.places[usize::from(row.len)] = seen;
            row.len += 1;
        }
        row
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
    fn a_row_is_its_cards_and_nothing_else() {
        let cards = [Seen(Some(Card::RED_JOKER)), Seen(None), Seen(Some(Card::BLACK_JOKER))];
        let row: SeenRow<4> = cards.into_iter().collect();
        assert_eq!(&*row, cards);
        assert_eq!(cards[..2].iter().copied().collect::<SeenRow<4>>().len(), 2);
        assert_ne!(row, cards[..2].iter().copied().collect());
    }
}
