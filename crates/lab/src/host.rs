//! What a simulation needs from its caller.

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_game::Playable;
use underdeck_players::{Clock, Decision, Player};

/// What a simulation needs from its caller: a clock, a listener for progress, a way to be stopped.
#[derive(Clone, Copy)]
pub struct SimulationHost<'a> {
    /// Gives seconds, from any start.
    pub clock: Clock,
    /// Called with the number of games played since the last call.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Once it is set no more moves are made, and the report covers the games finished before.
    pub stop: &'a AtomicBool,
}

impl SimulationHost<'_> {
    /// Whether the caller wants to stop.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// A player that makes no more moves once the caller wants to stop; the game it leaves unfinished is not counted.
pub(crate) struct Stoppable<'a, P> {
    pub(crate) player: P,
    pub(crate) host: &'a SimulationHost<'a>,
}

impl<S: Playable, P: Player<S>> Player<S> for Stoppable<'_, P> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        if self.host.is_stopped() { None } else { self.player.choose(decision) }
    }
}
