//! The cards on the cells of the fortress.

use std::fmt;

use underdeck_cards::{Card, CardSet};

use crate::location::{Location, ROOMS};

/// The card on each cell: the fortress card, or the one put down by looting (state-1).
///
/// The place outside has an entry too, which holds no monster, so a look-up needs no branch.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Grid([Card; 32]);

/// The filler of entries that are no rooms.
const NOTHING: Card = Card::RED_JOKER;

impl Grid {
    pub(crate) const EMPTY: Self = Self([NOTHING; 32]);

    /// The card on a cell.
    #[inline]
    pub(crate) const fn get(&self, location: Location) -> Card {
        self.0[location.index() & 31]
    }

    /// Puts a card on the cell of a room and returns the card that was there.
    #[inline]
    pub(crate) fn replace(&mut self, room: Location, card: Card) -> Card {
        debug_assert!(room.is_room());
        std::mem::replace(&mut self.0[room.index() & 31], card)
    }

    /// The cards, row by row.
    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.0[..ROOMS]
    }

    /// Lays cards in canonical order on all cells and returns them as a slice, row by row, to be shuffled.
    #[inline]
    pub(crate) fn refill(&mut self, cards: CardSet) -> &mut [Card] {
        for (place, card) in self.0[..ROOMS].iter_mut().zip(cards) {
            *place = card;
        }
        &mut self.0[..ROOMS]
    }

    /// The location of a card; outside if it is on no cell.
    #[inline]
    pub(crate) fn find(&self, card: Card) -> Location {
        Location::at(self.cards().iter().position(|&laid| laid == card).unwrap_or(ROOMS))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}
