//! The writer thread. Jobs waiting at the same time share one transaction, and so one flush of the disk.

use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::StoreFault;
use super::queue::Queue;

/// How many jobs may share a transaction.
const BATCH: usize = 128;

/// A job. It gets the transaction, or the reason why there is none, and returns a callback for the outcome of the commit.
type Work = Box<dyn FnOnce(Result<&Connection, StoreFault>) -> Tell + Send>;
type Tell = Box<dyn FnOnce(Result<(), StoreFault>)>;

/// A handle to the writer thread.
pub(super) struct Writer {
    work: Queue<Work>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(conn: Connection) -> Result<Self, StoreFault> {
        let (work, receiver) = Queue::new();
        let thread = thread::Builder::new().name("writer".into()).spawn(move || run(conn, receiver));
        let thread = thread.map_err(|error| StoreFault::Other(error.to_string()))?;
        Ok(Self { work, thread: Mutex::new(Some(thread)) })
    }

    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, StoreFault> {
        let work = |sender: oneshot::Sender<_>| -> Work {
            Box::new(move |conn| {
                let out = conn.and_then(|conn| whole(conn, work));
                Box::new(move |committed| {
                    // Nobody is listening any more if the request was cut short; the job is done all the same.
                    let _ = sender.send(out.and_then(|value| committed.map(|()| value)));
                })
            })
        };
        self.work.ask(work).await
    }

    /// Waits until all jobs are done.
    pub(super) fn close(&self) {
        self.work.close();
        if let Some(thread) = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // A panic in the thread has been reported already.
            let _ = thread.join();
        }
    }
}

fn run(mut conn: Connection, mut queue: mpsc::Receiver<Work>) {
    while let Some(first) = queue.blocking_recv() {
        let more = std::iter::from_fn(|| queue.try_recv().ok());
        let batch: Vec<Work> = std::iter::once(first).chain(more).take(BATCH).collect();
        let mut tell = Vec::new();
        let done = commit(&mut conn, batch, &mut tell);
        for tell in tell {
            tell(done.clone());
        }
    }
    // If the log cannot be checkpointed now, it is read at the next start.
    let _ = conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

/// Does a batch of jobs in one transaction. If the commit fails, none of them has happened.
fn commit(conn: &mut Connection, batch: Vec<Work>, tell: &mut Vec<Tell>) -> Result<(), StoreFault> {
    let tx = match conn.transaction_with_behavior(TransactionBehavior::Immediate) {
        Ok(tx) => tx,
        Err(error) => {
            let fault = StoreFault::from(error);
            tell.extend(batch.into_iter().map(|work| work(Err(fault.clone()))));
            return Err(fault);
        }
    };
    for work in batch {
        // A full disk ends the transaction by itself; nothing may be done outside it.
        let inside = if tx.is_autocommit() { Err(StoreFault::Full) } else { Ok(&*tx) };
        tell.push(work(inside));
    }
    if tx.is_autocommit() { Err(StoreFault::Full) } else { Ok(tx.commit()?) }
}

/// Does one job, all of it or nothing.
fn whole<T>(conn: &Connection, work: impl FnOnce(&Connection) -> Result<T, StoreFault>) -> Result<T, StoreFault> {
    conn.execute_batch("SAVEPOINT work")?;
    let out = work(conn);
    match &out {
        Ok(_) => conn.execute_batch("RELEASE work")?,
        // This fails only if the whole transaction has been rolled back already.
        Err(_) => drop(conn.execute_batch("ROLLBACK TO work; RELEASE work")),
    }
    out
}
