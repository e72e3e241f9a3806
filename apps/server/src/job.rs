//! The answers of jobs on other threads.

use std::sync::{Arc, Mutex, PoisonError};

/// The slot for a job's answer. It keeps the answer's type out of the job, so queues, threads and futures are compiled once.
pub(crate) struct Answer<T>(Arc<Mutex<Option<T>>>);

impl<T> Answer<T> {
    /// An answer that is still missing.
    pub(crate) fn new() -> Self {
        Self(Arc::new(Mutex::new(None)))
    }

    /// The same slot, for the job.
    pub(crate) fn sender(&self) -> Self {
        Self(Arc::clone(&self.0))
    }

    /// Stores the answer.
    pub(crate) fn put(self, answer: T) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
    }

    /// The answer, if the job has stored one.
    pub(crate) fn take(self) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
