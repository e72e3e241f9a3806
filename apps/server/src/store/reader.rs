//! The threads that read.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::StoreFault;

/// The most questions that may wait.
const WAITING: usize = 4096;

type Work = Box<dyn FnOnce(&Connection) + Send>;

/// The way to the threads that read; each has a connection of its own.
pub(super) struct Readers {
    work: Mutex<Option<mpsc::Sender<Work>>>,
}

impl Readers {
    pub(super) fn start(connections: Vec<Connection>) -> Result<Self, StoreFault> {
        let (sender, receiver) = mpsc::channel::<Work>(WAITING);
        let queue = Arc::new(Mutex::new(receiver));
        for conn in connections {
            let queue = Arc::clone(&queue);
            let next = move || queue.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
            let run = move || {
                while let Some(work) = next() {
                    work(&conn);
                }
            };
            let thread = thread::Builder::new().name("reader".into()).spawn(run);
            thread.map_err(|error| StoreFault::Other(error.to_string()))?;
        }
        Ok(Self { work: Mutex::new(Some(sender)) })
    }

    pub(super) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, StoreFault> {
        let (sender, told) = oneshot::channel();
        let work: Work = Box::new(move |conn| {
            // Nobody listens any more if the request was cut short.
            let _ = sender.send(work(conn));
        });
        let queue = self.work.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or(StoreFault::Closed)?;
        queue.try_send(work).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreFault::Busy,
            mpsc::error::TrySendError::Closed(_) => StoreFault::Closed,
        })?;
        drop(queue);
        told.await.unwrap_or(Err(StoreFault::Closed))
    }

    /// No more questions are taken; the threads end when those that wait are answered.
    pub(super) fn close(&self) {
        drop(self.work.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}
