//! A queue of jobs for the threads of the store.

use std::sync::{Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use super::StoreFault;

/// How many jobs may wait.
const WAITING: usize = 4096;

/// The sending end of a queue, until it is closed.
pub(super) struct Queue<W>(Mutex<Option<mpsc::Sender<W>>>);

impl<W> Queue<W> {
    /// A queue and its receiving end.
    pub(super) fn new() -> (Self, mpsc::Receiver<W>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        (Self(Mutex::new(Some(sender))), receiver)
    }

    /// Sends a job and waits for its answer.
    pub(super) async fn ask<T>(
        &self,
        work: impl FnOnce(oneshot::Sender<Result<T, StoreFault>>) -> W,
    ) -> Result<T, StoreFault> {
        let (sender, told) = oneshot::channel();
        let work = work(sender);
        // The lock is held only while sending; `close` needs it too.
        match self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(|queue| queue.try_send(work)) {
            Some(Ok(())) => {}
            Some(Err(mpsc::error::TrySendError::Full(_))) => return Err(StoreFault::Busy),
            Some(Err(mpsc::error::TrySendError::Closed(_))) | None => return Err(StoreFault::Closed),
        }
        told.await.unwrap_or(Err(StoreFault::Closed))
    }

    /// Takes no more jobs; the threads end when the waiting ones are done.
    pub(super) fn close(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}
