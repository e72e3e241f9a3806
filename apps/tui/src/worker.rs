//! Work on another thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// Work in the background. Dropping it stops the work.
pub(crate) struct Worker<T> {
    stop: Arc<AtomicBool>,
    /// The channel of the result.
    pub(crate) found: Receiver<T>,
}

impl<T: Send + 'static> Worker<T> {
    /// Begins work, which may return anything once its flag is set.
    pub(crate) fn begin(work: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> Self {
        let (stop, (sender, found)) = (Arc::<AtomicBool>::default(), channel());
        let flag = Arc::clone(&stop);
        // The result of stopped work has no receiver.
        thread::spawn(move || sender.send(work(&flag)).is_ok());
        Self { stop, found }
    }
}

impl<T> Drop for Worker<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dropped_work_is_stopped() {
        let (began, end) = (channel(), channel());
        let worker = Worker::begin(move |stop| {
            began.0.send(()).unwrap();
            while !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            end.0.send(()).unwrap();
        });
        began.1.recv().unwrap();
        assert!(worker.found.try_recv().is_err(), "it works until it is stopped");
        drop(worker);
        assert_eq!(end.1.recv(), Ok(()));
    }
}
