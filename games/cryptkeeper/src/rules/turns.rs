//! The turn: moving the token.

use crate::State;
use crate::face::Faces;
use crate::field::Square;
use crate::legal::Actions;

impl State {
    /// Any usable item, any adjacent tile, the stairs; there is no passing
    /// (turn-1, turn-2, turn-3, map-1, R6, R8, R10, R12, R18, R19).
    #[inline]
    pub(crate) fn may_act(&self) -> Actions {
        Actions {
            items: self.usable(),
            token: self.token,
            ways: self.map.grid().neighbours(self.token),
            descend: self.may_descend(),
        }
    }

    /// The token moves onto a tile, whose event waits unless it was activated before
    /// (turn-2, side-1, R4, R10, R11, R34, R43).
    #[inline]
    pub(crate) fn go(&mut self, square: Square) {
        let left = std::mem::replace(&mut self.token, square);
        let face = self.map.face_at(square);
        if self.map.activated.contains(face) {
            if self.usable().is_empty() && self.map.grid().contains(left) { self.end_walk() } else { self.end_turn() }
        } else {
            self.map.activate(face);
            self.known.insert(face);
            self.event = Some(face);
            self.enter_event();
        }
    }

    /// Face-down tiles among the cards are revealed (side-2).
    #[inline]
    pub(crate) fn reveal(&mut self, faces: Faces) {
        self.map.reveal(faces);
        self.open.known |= self.map.revealed;
    }
}
