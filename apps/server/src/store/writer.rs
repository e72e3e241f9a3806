//! The writer thread. Jobs waiting at the same time share one transaction, and so one flush of the disk.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};

use super::queue::{self, Outcome, Queue, StoreJob};
use super::{StoreFault, Work};
use crate::metrics::Metrics;

/// The maximum number of light and of heavy jobs in a transaction.
const BATCH: [usize; 2] = [128, 8];

/// The result of a job inside its transaction, and the sender of its outcome after the commit.
type Done = (Result<(), StoreFault>, Outcome);

/// A handle to the writer thread.
pub(super) struct Writer {
    queue: Arc<Queue>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the thread. `check` reports whether the file is still at its path. `after` receives the connection after a commit, before
    /// outcomes are sent.
    pub(super) fn start(
        conn: Connection,
        check: impl FnMut() -> Result<(), StoreFault> + Send + 'static,
        after: impl FnMut(&Connection) + Send + 'static,
        metrics: &Metrics,
    ) -> Result<Self, StoreFault> {
        let queue = Queue::new(queue::limits([usize::MAX, 1]), metrics);
        let jobs = Arc::clone(&queue);
        let thread = thread::Builder::new().name("writer".into()).spawn(move || run(conn, &jobs, check, after));
        let thread = thread.map_err(|error| StoreFault::Other(error.to_string()))?;
        Ok(Self { queue, thread: Mutex::new(Some(thread)) })
    }

    pub(super) async fn write(&self, work: Work) -> Result<(), StoreFault> {
        queue::ask(&self.queue, true, work).await
    }

    /// Waits until all jobs are done.
    pub(super) fn close(&self) {
        self.queue.close();
        if let Some(thread) = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // A panic of the thread is already reported.
            let _ = thread.join();
        }
    }
}

fn run(
    mut conn: Connection,
    queue: &Queue,
    mut check: impl FnMut() -> Result<(), StoreFault>,
    mut after: impl FnMut(&Connection),
) {
    let mut broken: Option<StoreFault> = None;
    loop {
        let (callers, batch): (Vec<_>, Vec<_>) = queue.next_batch(BATCH).into_iter().unzip();
        if batch.is_empty() {
            break;
        }
        let mut jobs = Vec::new();
        let may = broken.clone().map_or_else(&mut check, Err);
        // Check again before acknowledging anything: commits to a deleted file are lost.
        let committed = commit(&mut conn, may, batch, &mut jobs).and_then(|()| check());
        if let Err(fault) = &committed
            && broken.is_none()
            && fault.is_lasting()
        {
            tracing::error!("{fault}; nothing is saved any more until the server is started again");
            broken = Some(fault.clone());
        }
        if committed.is_ok() {
            after(&conn);
        }
        callers.into_iter().for_each(|caller| queue.finish(caller));
        for (done, outcome) in jobs {
            let _ = outcome.send(done.and_then(|()| committed.clone()));
        }
    }
    // If the checkpoint fails, the next start reads the log.
    let _ = conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

/// Runs a batch of jobs in one transaction, unless `may` is an error. If the commit fails, no job has any effect.
fn commit(
    conn: &mut Connection,
    may: Result<(), StoreFault>,
    batch: Vec<StoreJob>,
    jobs: &mut Vec<Done>,
) -> Result<(), StoreFault> {
    let begun = match may {
        Ok(()) => conn.transaction_with_behavior(TransactionBehavior::Immediate).map_err(StoreFault::from),
        Err(fault) => Err(fault),
    };
    let tx = match begun {
        Ok(tx) => tx,
        Err(fault) => {
            jobs.extend(batch.into_iter().map(|job| (Err(fault.clone()), job.outcome)));
            return Err(fault);
        }
    };
    for StoreJob { work, outcome, .. } in batch {
        // A full disk ends the transaction by itself; no job may run outside it.
        let done = if tx.is_autocommit() { Err(StoreFault::Full) } else { whole(&tx, work) };
        jobs.push((done, outcome));
    }
    if tx.is_autocommit() { Err(StoreFault::Full) } else { Ok(tx.commit()?) }
}

/// Runs one job atomically.
fn whole(conn: &Connection, work: Work) -> Result<(), StoreFault> {
    conn.prepare_cached("SAVEPOINT work")?.execute([])?;
    let out = work(conn);
    match &out {
        Ok(()) => conn.prepare_cached("RELEASE work")?.execute([]).map(drop)?,
        // This fails only if the whole transaction is already rolled back.
        Err(_) => drop(conn.execute_batch("ROLLBACK TO work; RELEASE work")),
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::prepare;
    use rusqlite::ffi;

    /// A writer whose check fails when `gone` is true for its number; each write is checked twice.
    fn writer(gone: impl Fn(u32) -> bool + Send + 'static) -> Writer {
        let conn = Connection::open_in_memory().unwrap();
        conn.execute_batch("CREATE TABLE moves (n INTEGER)").unwrap();
        let mut checks = 0;
        let check = move || {
            checks += 1;
            if gone(checks) { Err(StoreFault::Gone("games.db".into())) } else { Ok(()) }
        };
        Writer::start(conn, check, |_| (), &Metrics::default()).unwrap()
    }

    /// Writes a row and counts the rows.
    async fn count(writer: &Writer) -> Result<i64, StoreFault> {
        let (work, answer) = prepare(|conn| {
            conn.execute("INSERT INTO moves VALUES (1)", &[])?;
            let mut rows = 0;
            conn.query("SELECT count(*) FROM moves", &[], &mut |row| row.get(0).map(|count| rows = count))?;
            Ok(rows)
        });
        writer.write(work).await?;
        answer.take().ok_or(StoreFault::Closed)
    }

    #[tokio::test]
    async fn a_file_that_was_missing_once_is_not_written_again() {
        for once in [3, 4] {
            let writer = writer(move |check| check == once);
            let gone = Err(StoreFault::Gone("games.db".into()));
            assert_eq!(count(&writer).await, Ok(1));
            assert_eq!(count(&writer).await, gone, "check {once} fails");
            assert_eq!(count(&writer).await, gone, "the file seems to be back, but what it holds is not known");
            writer.close();
        }
    }

    #[tokio::test]
    async fn nothing_is_written_after_a_failed_flush() {
        let conn = Connection::open_in_memory().unwrap();
        let flush = || StoreFault::from(rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_IOERR_FSYNC), None));
        assert!(matches!(flush(), StoreFault::Disk(_)) && flush().is_lasting());
        let mut flushes = vec![Ok(()), Ok(()), Ok(()), Err(flush())].into_iter();
        let writer =
            Writer::start(conn, move || flushes.next().unwrap_or(Ok(())), |_| (), &Metrics::default()).unwrap();
        assert_eq!(writer.write(Box::new(|_| Ok(()))).await, Ok(()));
        assert_eq!(writer.write(Box::new(|_| Ok(()))).await, Err(flush()));
        assert_eq!(writer.write(Box::new(|_| Ok(()))).await, Err(flush()), "the next flush would succeed");
        let full = rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_FULL), None);
        assert!(!StoreFault::from(full).is_lasting(), "there may be room again");
        writer.close();
    }
}
