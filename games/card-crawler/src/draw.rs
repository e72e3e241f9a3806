//! The draw pile.

use std::fmt;
use std::hash::{Hash, Hasher};

use underdeck_cards::{Card, CardSet};

use crate::deck::OWNED;

/// The hero's draw pile: drawn from the top, never added to, and in unknown order (view-1).
#[derive(Clone, Copy)]
pub(crate) struct Draw {
    cards: [Card; OWNED],
    /// The place of the top card; those before it are drawn.
    top: u8,
    /// One past the place of the last card.
    end: u8,
}

impl Draw {
    pub(crate) const EMPTY: Self = Self { cards: [Card::BLACK_JOKER; OWNED], top: 0, end: 0 };

    /// The pile of these cards, top first; more than 18 are left out.
    pub(crate) fn of(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut draw = Self::EMPTY;
        for (place, card) in draw.cards.iter_mut().zip(cards) {
            *place = card;
            draw.end += 1;
        }
        draw
    }

    /// The cards, top first.
    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[usize::from(self.top)..usize::from(self.end)]
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.top == self.end
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<Card> {
        let card = *self.cards().first()?;
        self.top += 1;
        Some(card)
    }

    /// Replaces the pile by these cards in canonical order and returns them as a slice, top first, to be shuffled.
    #[inline]
    pub(crate) fn refill(&mut self, cards: CardSet) -> &mut [Card] {
        (self.top, self.end) = (0, 0);
        for (place, card) in self.cards.iter_mut().zip(cards) {
            *place = card;
            self.end += 1;
        }
        &mut self.cards[..usize::from(self.end)]
    }

    pub(crate) fn to_set(self) -> CardSet {
        self.cards().iter().copied().collect()
    }
}

impl PartialEq for Draw {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Draw {}

impl Hash for Draw {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.cards().hash(hasher);
    }
}

impl fmt::Debug for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}
