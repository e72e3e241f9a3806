//! Two players in one game.

use underdeck_game::{Playable, Seat};

use crate::{Decision, Player};

/// A player for the first seat and another one for all other seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<A, B> {
    /// The player of the first seat.
    pub first: A,
    /// The player of the other seats.
    pub others: B,
}

impl<S: Playable, A: Player<S>, B: Player<S>> Player<S> for Match<A, B> {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        if decision.seat() == Seat(0) { self.first.choose(decision) } else { self.others.choose(decision) }
    }
}
