//! Lets background work pause while players wait for responses.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

/// The longest single pause of background work, so it advances under any load.
const LONGEST: Duration = Duration::from_millis(50);

/// Counts the requests in progress.
#[derive(Default)]
pub(crate) struct LoadShedder {
    answering: AtomicUsize,
    lock: Mutex<()>,
    idle: Condvar,
}

/// A request in progress, until this is dropped.
pub(crate) struct InFlightGuard<'a>(&'a LoadShedder);

impl LoadShedder {
    /// Counts a request.
    pub(crate) fn begin(&self) -> InFlightGuard<'_> {
        self.answering.fetch_add(1, Ordering::Relaxed);
        InFlightGuard(self)
    }

    /// Waits until no request is in progress, for at most [`LONGEST`]; returns whether none is.
    pub(crate) fn pause(&self) -> bool {
        let is_busy = |(): &mut ()| self.answering.load(Ordering::Relaxed) > 0;
        if !is_busy(&mut ()) {
            return true;
        }
        let lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        // A notification between the check and the wait is missed; then the wait ends by its timeout.
        let waited = self.idle.wait_timeout_while(lock, LONGEST, is_busy);
        waited.is_ok_and(|(_, end)| !end.timed_out())
    }
}

impl Drop for InFlightGuard<'_> {
    fn drop(&mut self) {
        if self.0.answering.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.0.idle.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn background_work_pauses_during_a_request_but_not_forever() {
        let shedder = LoadShedder::default();
        assert!(shedder.pause());
        let answering = [shedder.begin(), shedder.begin()];
        assert!(!shedder.pause());
        drop(answering);
        assert!(shedder.pause());
    }
}
