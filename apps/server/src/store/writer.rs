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
    /// Starts the thread. `check` says whether the file is still there; `after` has the connection once a transaction is kept, before that
    /// is told.
    pub(super) fn start(
        conn: Connection,
        check: impl FnMut() -> Result<(), StoreFault> + Send + 'static,
        after: impl FnMut(&Connection) + Send + 'static,
    ) -> Result<Self, StoreFault> {
        let (work, receiver) = Queue::new();
        let thread = thread::Builder::new().name("writer".into()).spawn(move || run(conn, receiver, check, after));
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

fn run(
    mut conn: Connection,
    mut queue: mpsc::Receiver<Work>,
    mut check: impl FnMut() -> Result<(), StoreFault>,
    mut after: impl FnMut(&Connection),
) {
    let mut broken: Option<StoreFault> = None;
    while let Some(first) = queue.blocking_recv() {
        let more = std::iter::from_fn(|| queue.try_recv().ok());
        let batch: Vec<Work> = std::iter::once(first).chain(more).take(BATCH).collect();
        let mut tell = Vec::new();
        let may = broken.clone().map_or_else(&mut check, Err);
        // A file that vanished meanwhile keeps nothing, so the check comes again before anything is acknowledged.
        let done = commit(&mut conn, may, batch, &mut tell).and_then(|()| check());
        if let Err(fault) = &done
            && broken.is_none()
            && fault.is_lasting()
        {
            tracing::error!("{fault}; nothing is saved any more until the server is started again");
            broken = Some(fault.clone());
        }
        if done.is_ok() {
            after(&conn);
        }
        for tell in tell {
            tell(done.clone());
        }
    }
    // If the log cannot be checkpointed now, it is read at the next start.
    let _ = conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

/// Does a batch of jobs in one transaction, if it `may`. If the commit fails, none of them has happened.
fn commit(
    conn: &mut Connection,
    may: Result<(), StoreFault>,
    batch: Vec<Work>,
    tell: &mut Vec<Tell>,
) -> Result<(), StoreFault> {
    let begun = match may {
        Ok(()) => conn.transaction_with_behavior(TransactionBehavior::Immediate).map_err(StoreFault::from),
        Err(fault) => Err(fault),
    };
    let tx = match begun {
        Ok(tx) => tx,
        Err(fault) => {
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
    conn.prepare_cached("SAVEPOINT work")?.execute([])?;
    let out = work(conn);
    match &out {
        Ok(_) => conn.prepare_cached("RELEASE work")?.execute([]).map(drop)?,
        // This fails only if the whole transaction has been rolled back already.
        Err(_) => drop(conn.execute_batch("ROLLBACK TO work; RELEASE work")),
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::ffi;

    /// A writer whose file seems to be `gone` at the given checks; each write is checked twice.
    fn writer(gone: impl Fn(u32) -> bool + Send + 'static) -> Writer {
        let conn = Connection::open_in_memory().unwrap();
        conn.execute_batch("CREATE TABLE moves (n INTEGER)").unwrap();
        let mut checks = 0;
        let check = move || {
            checks += 1;
            if gone(checks) { Err(StoreFault::Gone("games.db".into())) } else { Ok(()) }
        };
        Writer::start(conn, check, |_| ()).unwrap()
    }

    fn count(conn: &Connection) -> Result<i64, StoreFault> {
        conn.execute("INSERT INTO moves VALUES (1)", [])?;
        Ok(conn.query_row("SELECT count(*) FROM moves", [], |row| row.get(0))?)
    }

    #[tokio::test]
    async fn a_file_that_was_gone_once_is_not_written_again() {
        for once in [3, 4] {
            let writer = writer(move |check| check == once);
            let gone = Err(StoreFault::Gone("games.db".into()));
            assert_eq!(writer.write(count).await, Ok(1));
            assert_eq!(writer.write(count).await, gone, "check {once} fails");
            assert_eq!(writer.write(count).await, gone, "the file seems to be back, but what it holds is not known");
            writer.close();
        }
    }

    #[tokio::test]
    async fn nothing_is_written_after_a_failed_flush() {
        let conn = Connection::open_in_memory().unwrap();
        let flush = || StoreFault::from(rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_IOERR_FSYNC), None));
        assert!(matches!(flush(), StoreFault::Disk(_)) && flush().is_lasting());
        let mut flushes = vec![Ok(()), Ok(()), Ok(()), Err(flush())].into_iter();
        let writer = Writer::start(conn, move || flushes.next().unwrap_or(Ok(())), |_| ()).unwrap();
        assert_eq!(writer.write(|_| Ok(())).await, Ok(()));
        assert_eq!(writer.write(|_| Ok(())).await, Err(flush()));
        assert_eq!(writer.write(|_| Ok(())).await, Err(flush()), "the next flush would succeed");
        let full = rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_FULL), None);
        assert!(!StoreFault::from(full).is_lasting(), "there may be room again");
        writer.close();
    }
}
