//! Jobs for other threads, whose answers come back.

use std::sync::{Arc, Mutex, PoisonError};

/// Where a job leaves its answer. The job has no type parameter then, so queues, threads and futures are compiled once, not once per answer.
pub(crate) struct Answer<T>(Arc<Mutex<Option<T>>>);

impl<T> Answer<T> {
    /// An answer that is still missing.
    pub(crate) fn new() -> Self {
        Self(Arc::new(Mutex::new(None)))
    }

    /// The same place, for the job.
    pub(crate) fn sender(&self) -> Self {
        Self(Arc::clone(&self.0))
    }

    /// Leaves the answer.
    pub(crate) fn put(self, answer: T) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
    }

    /// The answer, if the job has left one.
    pub(crate) fn take(self) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
