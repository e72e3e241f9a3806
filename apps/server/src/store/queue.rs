//! The way to threads that work at the store.

use std::sync::{Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use super::StoreFault;

/// The most pieces of work that may wait.
const WAITING: usize = 4096;

/// Where pieces of work are handed in, until it is closed.
pub(super) struct Queue<W>(Mutex<Option<mpsc::Sender<W>>>);

impl<W> Queue<W> {
    /// A queue, and the end from which work is taken.
    pub(super) fn new() -> (Self, mpsc::Receiver<W>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        (Self(Mutex::new(Some(sender))), receiver)
    }

    /// Hands in a piece of work and waits for what it sends.
    pub(super) async fn ask<T>(
        &self,
        work: impl FnOnce(oneshot::Sender<Result<T, StoreFault>>) -> W,
    ) -> Result<T, StoreFault> {
        let (sender, told) = oneshot::channel();
        let work = work(sender);
        // The lock is held no longer than it takes to hand the work in; whoever closes needs it.
        match self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(|queue| queue.try_send(work)) {
            Some(Ok(())) => {}
            Some(Err(mpsc::error::TrySendError::Full(_))) => return Err(StoreFault::Busy),
            Some(Err(mpsc::error::TrySendError::Closed(_))) | None => return Err(StoreFault::Closed),
        }
        told.await.unwrap_or(Err(StoreFault::Closed))
    }

    /// No more work is taken; the threads end when what waits is done.
    pub(super) fn close(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}
