//! The reader threads.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::StoreFault;
use super::queue::Queue;

type Work = Box<dyn FnOnce(&Connection) + Send>;

/// A handle to the reader threads; each has its own connection.
pub(super) struct Readers {
    work: Queue<Work>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Readers {
    pub(super) fn start(connections: Vec<Connection>) -> Result<Self, StoreFault> {
        let (work, receiver) = Queue::<Work>::new();
        let queue = Arc::new(Mutex::new(receiver));
        let mut threads = Vec::new();
        for conn in connections {
            let queue = Arc::clone(&queue);
            let next = move || queue.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
            let run = move || {
                while let Some(work) = next() {
                    work(&conn);
                }
            };
            let thread = thread::Builder::new().name("reader".into()).spawn(run);
            threads.push(thread.map_err(|error| StoreFault::Other(error.to_string()))?);
        }
        Ok(Self { work, threads: Mutex::new(threads) })
    }

    pub(super) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, StoreFault> {
        let work = |sender: oneshot::Sender<_>| -> Work {
            Box::new(move |conn| {
                // Nobody is listening any more if the request was cut short.
                let _ = sender.send(work(conn));
            })
        };
        self.work.ask(work).await
    }

    /// Waits until all reads are done and the connections are closed; the last one to close checkpoints the log.
    pub(super) fn close(&self) {
        self.work.close();
        for thread in std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner)) {
            // A panic in the thread has been reported already.
            let _ = thread.join();
        }
    }
}
