//! A queue of jobs for the threads of the store.

use std::sync::{Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use super::{StoreFault, Work};

/// The maximum number of waiting jobs.
const WAITING: usize = 4096;

/// A job in a queue.
pub(super) struct Job {
    pub(super) work: Work,
    /// Receives the outcome. Sending fails if the request was cancelled.
    pub(super) outcome: oneshot::Sender<Result<(), StoreFault>>,
}

/// The sending end of a queue, until it is closed.
pub(super) struct Queue(Mutex<Option<mpsc::Sender<Job>>>);

impl Queue {
    /// A queue and its receiving end.
    pub(super) fn new() -> (Self, mpsc::Receiver<Job>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        (Self(Mutex::new(Some(sender))), receiver)
    }

    /// Sends a job and waits for its outcome.
    pub(super) async fn ask(&self, work: Work) -> Result<(), StoreFault> {
        let (outcome, received) = oneshot::channel();
        let job = Job { work, outcome };
        // The lock is held only while sending; `close` needs it too.
        match self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(|queue| queue.try_send(job)) {
            Some(Ok(())) => {}
            Some(Err(mpsc::error::TrySendError::Full(_))) => return Err(StoreFault::Busy),
            Some(Err(mpsc::error::TrySendError::Closed(_))) | None => return Err(StoreFault::Closed),
        }
        received.await.unwrap_or(Err(StoreFault::Closed))
    }

    /// Accepts no more jobs; the threads end after the waiting ones.
    pub(super) fn close(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}
