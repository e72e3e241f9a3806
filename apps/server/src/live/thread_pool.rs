//! Threads for long work that needs no game in memory, in order of arrival. A queue of async tasks would be slower: handing over a turn
//! waits until the next task is scheduled.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use tokio::sync::oneshot;
use underdeck_site::Error;

/// A job that stores its answer itself.
pub(super) type Work = Box<dyn FnOnce() + Send>;

/// The sender to the threads; dropping it ends them.
pub(super) struct ThreadPool(mpsc::Sender<Work>);

impl ThreadPool {
    /// Starts `number` threads.
    pub(super) fn start(number: usize) -> std::io::Result<Self> {
        let (sender, queue) = mpsc::channel::<Work>();
        let queue = Arc::new(Mutex::new(queue));
        for n in 0..number {
            let queue = Arc::clone(&queue);
            let next = move || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let run = move || {
                while let Ok(work) = next() {
                    // The panic is already reported; the caller receives an error.
                    let _ = catch_unwind(AssertUnwindSafe(work));
                }
            };
            thread::Builder::new().name(format!("beside {n}")).spawn(run)?;
        }
        Ok(Self(sender))
    }

    /// Runs a job, unless its caller has stopped waiting.
    pub(super) async fn work(&self, work: Work) -> Result<(), Error> {
        let (sender, result) = oneshot::channel();
        let work = move || {
            if !sender.is_closed() {
                // Sending fails if the request was cancelled in the meantime.
                work();
                let _ = sender.send(());
            }
        };
        let failed = || Error::Internal("the work failed".into());
        self.0.send(Box::new(work)).map_err(|_| failed())?;
        result.await.map_err(|_| failed())
    }
}

impl fmt::Debug for ThreadPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ThreadPool")
    }
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Waker};

    use super::*;

    #[tokio::test]
    async fn a_panic_keeps_its_thread_and_a_cancelled_job_is_skipped() {
        let pool = ThreadPool::start(1).unwrap();
        let failed = pool.work(Box::new(|| assert_eq!(1, 2, "this failure is meant"))).await;
        assert!(matches!(failed, Err(Error::Internal(_))));
        let (done, seen) = mpsc::channel();
        let (go, wait) = mpsc::channel::<()>();
        let held = pool.work(Box::new(move || wait.recv().unwrap()));
        let in_vain = pool.work(Box::new(move || done.send(()).unwrap()));
        let (mut held, mut in_vain) = (Box::pin(held), Box::pin(in_vain));
        // Both are queued before the second is dropped and the first continues.
        let mut context = Context::from_waker(Waker::noop());
        assert!(held.as_mut().poll(&mut context).is_pending() && in_vain.as_mut().poll(&mut context).is_pending());
        drop(in_vain);
        go.send(()).unwrap();
        held.await.unwrap();
        pool.work(Box::new(|| ())).await.unwrap();
        assert_eq!(seen.recv(), Err(mpsc::RecvError));
    }
}
