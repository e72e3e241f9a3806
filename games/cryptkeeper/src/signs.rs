//! The signs beside the map: whether the Rune is active, and the turns in which the Amulets in hand strike.

use std::hash::{Hash, Hasher};

use crate::face::{Face, Faces};

/// The due turns of the two tens in hand, two bits each, the lower suit's first (due-1), and then the bit of an active Rune (event-1).
///
/// A due turn of 0 is none; 1 is the turn just completed, in a finished game; 2 the turn in progress; 3 the one after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Signs(u8);

impl Signs {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const THIS_TURN: u8 = 2;
    pub(crate) const NEXT_TURN: u8 = 3;
    const RUNE: u8 = 1 << 4;

    /// Whether a Rune was activated on this floor (event-1, R32).
    #[inline]
    pub(crate) const fn rune(self) -> bool {
        self.0 & Self::RUNE != 0
    }

    /// The same with the Rune active or not.
    #[must_use]
    pub(crate) const fn with_rune(self, rune: bool) -> Self {
        Self(self.0 & !Self::RUNE | (rune as u8) << 4)
    }

    /// Adds a ten that has come into the hand; other cards have no due turn (due-1, R37, R41).
    #[inline]
    pub(crate) fn start(&mut self, face: Face, due: u8) {
        if face.rank() == 10 {
            self.0 |= due << Self::shift(face.is_high());
        }
    }

    /// Gives a ten in hand this due turn, with `turns` completed; ignores an impossible turn.
    pub(crate) fn start_at(&mut self, ten: Face, turn: u32, turns: u32) {
        if let Some(due @ 1..=3) = turn.checked_add(1).and_then(|after| after.checked_sub(turns)) {
            self.start(ten, due as u8);
        }
    }

    /// Removes tens that have left the hand (due-2).
    #[inline]
    pub(crate) fn clear(&mut self, faces: Faces) {
        for ten in faces & Faces::TENS {
            self.0 &= !(3 << Self::shift(ten.is_high()));
        }
    }

    /// The tens that are due at the end of the turn in progress (due-2).
    #[inline]
    pub(crate) fn due(self) -> Faces {
        let is_due = self.0 & !(self.0 << 1) & 0b1010;
        if is_due == 0 {
            return Faces::EMPTY;
        }
        let low = if is_due & 2 != 0 { Faces::LOW } else { Faces::EMPTY };
        let high = if is_due & 8 != 0 { Faces::HIGH } else { Faces::EMPTY };
        (low | high) & Faces::TENS
    }

    /// Completes a turn: every due turn is one turn nearer.
    #[inline]
    pub(crate) fn tick(&mut self) {
        self.0 -= (self.0 | self.0 >> 1) & 0b0101;
    }

    /// The due turn of the higher or lower suit's ten, with `turns` completed.
    pub(crate) fn turn(self, is_high: bool, turns: u32) -> Option<u32> {
        let due = self.0 >> Self::shift(is_high) & 3;
        (due > 0).then(|| turns.saturating_add(due.into()).saturating_sub(1))
    }

    /// The due turns alone.
    #[inline]
    pub(crate) const fn dues(self) -> u8 {
        self.0 & !Self::RUNE
    }

    /// The same with the due turns of the tens of the other suits.
    pub(crate) const fn turned(self) -> Self {
        Self(self.0 & Self::RUNE | self.0 << 2 & 0b1100 | self.0 >> 2 & 0b11)
    }

    /// The distance of the due turn of the higher or lower suit's ten: 0 for none, 1 for the turn just completed, and
    /// so on.
    #[inline]
    pub(crate) const fn stage(self, is_high: bool) -> u8 {
        self.0 >> Self::shift(is_high) & 3
    }

    #[inline]
    const fn shift(is_high: bool) -> u8 {
        if is_high { 2 } else { 0 }
    }
}

impl Hash for Signs {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.dues(), self.rune()).hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dues_come_nearer_turn_by_turn() {
        let (low, high) = (Face::from_index(9), Face::from_index(22));
        let mut dues = Signs::NONE;
        dues.start(Face::from_index(8), Signs::THIS_TURN);
        assert_eq!((dues, dues.due()), (Signs::NONE, Faces::EMPTY));
        dues.start(high, Signs::NEXT_TURN);
        dues.start(low, Signs::THIS_TURN);
        assert_eq!((dues.turn(false, 4), dues.turn(true, 4)), (Some(5), Some(6)));
        assert_eq!(dues.due(), Faces::of(low));
        dues.tick();
        assert_eq!((dues.turn(false, 5), dues.turn(true, 5)), (Some(5), Some(6)));
        assert_eq!(dues.due(), Faces::of(high));
        dues.clear(Faces::of(high) | Faces::of(low));
        assert_eq!(dues, Signs::NONE);
    }
}
