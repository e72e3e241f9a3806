//! The thread that writes. Work that waits at the same time is one transaction: one flush of the disk serves it all.

use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::StoreFault;
use super::queue::Queue;

/// The most pieces of work in a transaction.
const BATCH: usize = 128;

/// A piece of work: done in the transaction, or told why there is none. Gives whom to tell once all is committed, or why it
/// is not.
type Work = Box<dyn FnOnce(Result<&Connection, StoreFault>) -> Tell + Send>;
type Tell = Box<dyn FnOnce(Result<(), StoreFault>)>;

/// The way to the thread that writes.
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
                    // Nobody listens any more if the request was cut short; the work is done all the same.
                    let _ = sender.send(out.and_then(|value| committed.map(|()| value)));
                })
            })
        };
        self.work.ask(work).await
    }

    /// Waits until all work is done.
    pub(super) fn close(&self) {
        self.work.close();
        if let Some(thread) = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // A panic in it has been told already.
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
    // What cannot be folded in now stays in the log and is read from there.
    let _ = conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

/// Does all work of a batch in one transaction. If it cannot be committed, none of it has happened.
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
        // A full disk ends the transaction by itself; nothing may be done outside of it.
        let inside = if tx.is_autocommit() { Err(StoreFault::Full) } else { Ok(&*tx) };
        tell.push(work(inside));
    }
    if tx.is_autocommit() { Err(StoreFault::Full) } else { Ok(tx.commit()?) }
}

/// Does one piece of work, all of it or nothing.
fn whole<T>(conn: &Connection, work: impl FnOnce(&Connection) -> Result<T, StoreFault>) -> Result<T, StoreFault> {
    conn.execute_batch("SAVEPOINT work")?;
    let out = work(conn);
    match &out {
        Ok(_) => conn.execute_batch("RELEASE work")?,
        // It cannot fail but where the whole transaction has been rolled back already.
        Err(_) => drop(conn.execute_batch("ROLLBACK TO work; RELEASE work")),
    }
    out
}
