//! A queue of jobs for the threads of the store.

use std::sync::Arc;

use tokio::sync::oneshot;

use super::{StoreFault, Work};
use crate::caller::Caller;
use crate::fair_queue::{FairQueue, Job, OwnerLimits, QueueRefusal};

/// The jobs of one owner that may wait: light ones, and heavy ones.
pub(super) const WAITING: [usize; 2] = [64, 8];

/// A queue of the store.
pub(super) type Queue = FairQueue<StoreJob>;

/// A job in a queue.
pub(super) struct StoreJob {
    pub(super) work: Work,
    /// Receives the outcome. Sending fails if the request was cancelled.
    pub(super) outcome: Outcome,
    /// Whether it changes something. A change is made even if its request has gone.
    pub(super) is_change: bool,
}

/// The way to the request that waits for a job.
pub(super) type Outcome = oneshot::Sender<Result<(), StoreFault>>;

impl Job for StoreJob {
    fn is_abandoned(&self) -> bool {
        !self.is_change && self.outcome.is_closed()
    }
}

/// The limits of an owner of whose jobs so many may run, light ones and heavy ones.
pub(super) fn limits(running: [usize; 2]) -> [OwnerLimits; 2] {
    [0, 1].map(|cost| OwnerLimits { waiting: WAITING[cost], running: running[cost] })
}

/// Queues a job of the current caller, and waits for its outcome.
pub(super) async fn ask(queue: &Arc<Queue>, is_change: bool, work: Work) -> Result<(), StoreFault> {
    let (outcome, received) = oneshot::channel();
    queue.push(Caller::current(), StoreJob { work, outcome, is_change }).map_err(|refusal| match refusal {
        QueueRefusal::OwnJobs => StoreFault::Crowded,
        QueueRefusal::Full => StoreFault::Busy,
        QueueRefusal::Closed => StoreFault::Closed,
    })?;
    received.await.unwrap_or(Err(StoreFault::Closed))
}
