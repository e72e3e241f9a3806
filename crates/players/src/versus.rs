//! Two players at one table.

use game::{Playable, Seat};

use crate::{Player, Sight};

/// One player on the first seat, another on all others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Versus<A, B> {
    /// Who decides for the first seat.
    pub first: A,
    /// Who decides for the others.
    pub others: B,
}

impl<A: Player, B: Player> Player for Versus<A, B> {
    #[inline]
    fn choose<S: Playable>(&mut self, sight: Sight<'_, S>) -> Option<S::Move> {
        if sight.seat() == Seat(0) { self.first.choose(sight) } else { self.others.choose(sight) }
    }
}
