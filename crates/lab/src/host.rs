//! What a simulation needs of whoever asks for it.

use std::sync::atomic::{AtomicBool, Ordering};

use game::Playable;
use players::{Clock, Player, Sight};

/// What a simulation needs of whoever asks for it: a clock, an ear for progress, a way to be stopped.
#[derive(Clone, Copy)]
pub struct Host<'a> {
    /// Tells seconds, from any start.
    pub clock: Clock,
    /// Is told of games that have been played since it was last told.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Once it is set no more moves are made, and the report is of the games that were played until then.
    pub stop: &'a AtomicBool,
}

impl Host<'_> {
    /// Whether to stop.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// A player who moves no more once the host wants to stop; what becomes of such a game is not to be counted.
pub(crate) struct Heedful<'a, P> {
    pub(crate) player: P,
    pub(crate) host: &'a Host<'a>,
}

impl<P: Player> Player for Heedful<'_, P> {
    fn choose<S: Playable>(&mut self, sight: Sight<'_, S>) -> Option<S::Move> {
        if self.host.is_stopped() { None } else { self.player.choose(sight) }
    }
}
