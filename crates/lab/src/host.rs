//! What a simulation needs of whoever asks for it.

use std::sync::atomic::{AtomicBool, Ordering};

use players::Clock;

/// What a simulation needs of whoever asks for it: a clock, an ear for progress, a way to be stopped.
#[derive(Clone, Copy)]
pub struct Host<'a> {
    /// Tells seconds, from any start.
    pub clock: Clock,
    /// Is told of games that have been played since it was last told.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Once it is set no more games are begun, and the report is of those played until then.
    pub stop: &'a AtomicBool,
}

impl Host<'_> {
    /// Whether to stop.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
