//! The face-down pile of items.

use crate::face::{FACES, Face, Faces};

/// The deck, drawn from the top; cards are added and removed only at the top.
///
/// The bottom card is in the last slot; slots above the top hold [`Face::FIRST`], so that equal decks are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deck {
    slots: [Face; FACES],
    top: u8,
}

impl Deck {
    pub(crate) const fn new() -> Self {
        Self { slots: [Face::FIRST; FACES], top: FACES as u8 }
    }

    /// Cards from the top to the bottom, at most 26.
    #[inline]
    pub(crate) fn of(faces: impl DoubleEndedIterator<Item = Face>) -> Self {
        let mut deck = Self::new();
        faces.rev().for_each(|face| deck.put_on_top(face));
        deck
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        FACES - self.top as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.top as usize == FACES
    }

    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Face> {
        let slot = self.slots.get_mut(self.top as usize)?;
        self.top += 1;
        Some(std::mem::replace(slot, Face::FIRST))
    }

    #[inline]
    pub(crate) fn put_on_top(&mut self, face: Face) {
        self.top -= 1;
        self.slots[self.top as usize] = face;
    }

    /// The cards from the top to the bottom.
    #[inline]
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Face> + ExactSizeIterator + '_ {
        self.slots[self.top as usize..].iter().copied()
    }

    pub(crate) fn faces(&self) -> Faces {
        self.iter().collect()
    }
}
