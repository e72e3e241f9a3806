//! Threads for long work that needs no game in memory. A queue of async tasks would be slower: handing over a turn waits until the next task
//! is scheduled.

use std::fmt;
use std::sync::Arc;
use std::thread;

use tokio::sync::oneshot;
use underdeck_game::say;
use underdeck_site::Error;

use crate::caller::{Caller, Cost};
use crate::fair_queue::{FairQueue, Job, OwnerLimits, QueueRefusal};
use crate::metrics::Metrics;

/// A job that stores its answer itself.
pub(super) type Work = Box<dyn FnOnce() + Send>;

/// The limits of an owner: of its heavy jobs one runs at a time.
const LIMITS: [OwnerLimits; 2] =
    [OwnerLimits { waiting: 64, running: usize::MAX }, OwnerLimits { waiting: 8, running: 1 }];

/// The queue of the threads; dropping it ends them.
pub(super) struct ThreadPool(Arc<FairQueue<PoolJob>>);

struct PoolJob {
    work: Work,
    /// Reports that the job is done. Sending fails if the request was cancelled.
    done: oneshot::Sender<()>,
}

impl Job for PoolJob {
    fn is_abandoned(&self) -> bool {
        self.done.is_closed()
    }
}

impl ThreadPool {
    /// Starts so many threads for light and for heavy jobs.
    pub(super) fn start(threads: [usize; 2], metrics: &Metrics) -> std::io::Result<Self> {
        let queue = FairQueue::<PoolJob>::new(LIMITS, metrics);
        for (cost, number) in Cost::ALL.into_iter().zip(threads) {
            for n in 0..number {
                let queue = Arc::clone(&queue);
                let run = move || {
                    queue.work(cost, |PoolJob { work, done }| {
                        work();
                        let _ = done.send(());
                    });
                };
                thread::Builder::new().name(format!("{} {n}", cost.name())).spawn(run)?;
            }
        }
        Ok(Self(queue))
    }

    /// Runs a job of a caller, unless the request is cancelled before.
    ///
    /// # Errors
    /// If too many jobs are waiting, or the job panics.
    pub(super) async fn work(&self, caller: Caller, work: Work) -> Result<(), Error> {
        let (done, result) = oneshot::channel();
        self.0.push(caller, PoolJob { work, done }).map_err(|refusal| match refusal {
            QueueRefusal::OwnJobs => Error::TooMany(say!(REFUSED_WAITING)),
            QueueRefusal::Full | QueueRefusal::Closed => Error::Busy,
        })?;
        result.await.map_err(|_| Error::Internal("the work failed".into()))
    }

    /// Drops the heavy jobs that wait, and accepts no more.
    pub(super) fn clear_heavy(&self) {
        self.0.clear(Cost::Heavy);
    }
}

impl Drop for ThreadPool {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl fmt::Debug for ThreadPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ThreadPool")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::task::{Context, Waker};

    use super::*;

    #[tokio::test]
    async fn a_panic_keeps_its_thread_and_a_cancelled_job_is_skipped() {
        let pool = ThreadPool::start([1, 0], &Metrics::default()).unwrap();
        let failed = pool.work(Caller::MACHINE, Box::new(|| assert_eq!(1, 2, "this failure is meant"))).await;
        assert!(matches!(failed, Err(Error::Internal(_))));
        let (done, seen) = mpsc::channel();
        let (go, wait) = mpsc::channel::<()>();
        let held = pool.work(Caller::MACHINE, Box::new(move || wait.recv().unwrap()));
        let in_vain = pool.work(Caller::MACHINE, Box::new(move || done.send(()).unwrap()));
        let (mut held, mut in_vain) = (Box::pin(held), Box::pin(in_vain));
        // Both are queued before the second is dropped and the first continues.
        let mut context = Context::from_waker(Waker::noop());
        assert!(held.as_mut().poll(&mut context).is_pending() && in_vain.as_mut().poll(&mut context).is_pending());
        drop(in_vain);
        go.send(()).unwrap();
        held.await.unwrap();
        pool.work(Caller::MACHINE, Box::new(|| ())).await.unwrap();
        assert_eq!(seen.recv(), Err(mpsc::RecvError));
    }
}
