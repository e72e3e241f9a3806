//! The reader threads.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use super::queue::{Job, Queue};
use super::{StoreFault, Work};
use crate::metrics::QueueMetrics;

/// A handle to the reader threads; each has its own connection.
pub(super) struct Readers {
    work: Queue,
    metrics: QueueMetrics,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Readers {
    pub(super) fn start(connections: Vec<Connection>, metrics: QueueMetrics) -> Result<Self, StoreFault> {
        let (work, receiver) = Queue::new();
        let queue = Arc::new(Mutex::new(receiver));
        let mut threads = Vec::new();
        for conn in connections {
            let queue = Arc::clone(&queue);
            let next = move || queue.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
            let run = move || {
                while let Some(Job { work, outcome }) = next() {
                    let _ = outcome.send(work(&conn));
                }
            };
            let thread = thread::Builder::new().name("reader".into()).spawn(run);
            threads.push(thread.map_err(|error| StoreFault::Other(error.to_string()))?);
        }
        Ok(Self { work, metrics, threads: Mutex::new(threads) })
    }

    pub(super) async fn read(&self, work: Work) -> Result<(), StoreFault> {
        let waiting = self.metrics.begin();
        let work = move |conn: &super::Connection| {
            drop(waiting);
            work(conn)
        };
        self.work.ask(Box::new(work)).await
    }

    /// Waits until all reads are done and the connections are closed; the last one to close checkpoints the log.
    pub(super) fn close(&self) {
        self.work.close();
        for thread in std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner)) {
            // A panic of the thread is already reported.
            let _ = thread.join();
        }
    }
}
