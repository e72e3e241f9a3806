//! The caller's side of a simulation.

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_game::Playable;
use underdeck_players::{Clock, Decision, Player};

/// The caller's side of a simulation: a clock, progress reports, a stop flag.
#[derive(Clone, Copy)]
pub struct SimulationHost<'a> {
    /// A clock in seconds, from an arbitrary start.
    pub clock: Clock,
    /// Called with the number of games played since the last call.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Once it is set no further moves are made, and the report covers the games finished before.
    pub stop: &'a AtomicBool,
}

impl SimulationHost<'_> {
    /// Whether the caller wants to stop.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// A player that makes no moves once the caller has stopped the work; its unfinished game does not count.
pub(crate) struct Stoppable<'a, P> {
    pub(crate) player: P,
    pub(crate) host: &'a SimulationHost<'a>,
}

impl<S: Playable, P: Player<S>> Player<S> for Stoppable<'_, P> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        if self.host.is_stopped() { None } else { self.player.choose(decision) }
    }
}
