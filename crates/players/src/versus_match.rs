//! Two players at one table.

use underdeck_game::{Playable, Seat};

use crate::{Decision, Player};

/// One player on the first seat, another on all others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<A, B> {
    /// Who decides for the first seat.
    pub first: A,
    /// Who decides for the others.
    pub others: B,
}

impl<S: Playable, A: Player<S>, B: Player<S>> Player<S> for Match<A, B> {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        if decision.seat() == Seat(0) { self.first.choose(decision) } else { self.others.choose(decision) }
    }
}
