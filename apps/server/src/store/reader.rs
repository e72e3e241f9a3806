//! The reader threads.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, ToSql};

use super::queue::{self, Outcome, Queue, StoreJob};
use super::sql::{Row, Sql};
use super::{StoreFault, Work};
use crate::caller::Cost;
use crate::metrics::Metrics;

/// A handle to the reader threads; each has its own connection.
pub(super) struct Readers {
    queue: Arc<Queue>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

/// A connection of a thread. A read ends at its next row once its request has gone, or the server stops.
struct Reader {
    conn: Connection,
    queue: Arc<Queue>,
    cost: Cost,
    /// The request that waits for the current read.
    waiting: RefCell<Option<Outcome>>,
}

impl Readers {
    /// Starts a thread for each connection, with the cost of its reads.
    pub(super) fn start(connections: Vec<(Cost, Connection)>, metrics: &Metrics) -> Result<Self, StoreFault> {
        let queue = Queue::new(queue::limits([usize::MAX, 1]), metrics);
        let mut threads = Vec::new();
        for (cost, conn) in connections {
            let reader = Reader { conn, queue: Arc::clone(&queue), cost, waiting: RefCell::default() };
            let run = move || reader.queue.work(cost, |job| reader.read(job));
            let thread = thread::Builder::new().name(format!("reader {}", cost.name())).spawn(run);
            threads.push(thread.map_err(|error| StoreFault::Other(error.to_string()))?);
        }
        Ok(Self { queue, threads: Mutex::new(threads) })
    }

    pub(super) async fn read(&self, work: Work) -> Result<(), StoreFault> {
        queue::ask(&self.queue, false, work).await
    }

    /// Drops the heavy reads that wait, ends those that run, and accepts no more.
    pub(super) fn clear_heavy(&self) {
        self.queue.clear(Cost::Heavy);
    }

    /// Drops the reads that wait, ends those that run, and closes the connections; the last one to close checkpoints the log.
    pub(super) fn close(&self) {
        Cost::ALL.into_iter().for_each(|cost| self.queue.clear(cost));
        self.queue.close();
        for thread in std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner)) {
            // A panic of the thread is already reported.
            let _ = thread.join();
        }
    }
}

impl Reader {
    fn read(&self, StoreJob { work, outcome, .. }: StoreJob) {
        *self.waiting.borrow_mut() = Some(outcome);
        // The panic is already reported; without an outcome the request receives an error.
        let done = catch_unwind(AssertUnwindSafe(|| work(self)));
        if let (Some(outcome), Ok(done)) = (self.waiting.take(), done) {
            let _ = outcome.send(done);
        }
    }

    /// Checks that the current read still has a purpose.
    fn check(&self) -> Result<(), StoreFault> {
        let has_gone = self.waiting.borrow().as_ref().is_none_or(Outcome::is_closed);
        if has_gone || self.queue.is_closed(self.cost) { Err(StoreFault::Closed) } else { Ok(()) }
    }
}

impl Sql for Reader {
    fn execute(&self, statement: &str, values: &[&dyn ToSql]) -> Result<usize, StoreFault> {
        Sql::execute(&self.conn, statement, values)
    }

    fn query(
        &self,
        statement: &str,
        values: &[&dyn ToSql],
        each: &mut dyn FnMut(&Row<'_>) -> rusqlite::Result<()>,
    ) -> Result<(), StoreFault> {
        self.check()?;
        let mut query = self.conn.prepare_cached(statement)?;
        let mut rows = query.query(values)?;
        while let Some(row) = rows.next()? {
            self.check()?;
            each(&Row::File(row))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::task::{Context, Waker};

    use super::*;
    use crate::caller::{Caller, Owner};

    fn readers() -> Readers {
        let conn = || Connection::open_in_memory().unwrap();
        Readers::start(vec![(Cost::Light, conn()), (Cost::Heavy, conn())], &Metrics::default()).unwrap()
    }

    /// A read that never ends by itself, and reports when it has begun.
    fn endless(begun: mpsc::Sender<()>) -> Work {
        Box::new(move |conn| {
            begun.send(()).unwrap();
            let all = "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) SELECT n FROM n";
            conn.query(all, &[], &mut |_| Ok(()))
        })
    }

    #[test]
    fn a_stop_ends_running_reads_and_drops_waiting_ones() {
        let readers = readers();
        let (begun, seen) = mpsc::channel();
        let mut context = Context::from_waker(Waker::noop());
        let mut all: Vec<_> = (0..40)
            .map(|n| {
                let caller = Caller { owner: Owner::Player(n % 10), cost: Cost::ALL[usize::from(n % 3 > 0)] };
                Box::pin(caller.scope(readers.read(endless(begun.clone()))))
            })
            .collect();
        assert!(all.iter_mut().all(|read| read.as_mut().poll(&mut context).is_pending()));
        seen.recv().unwrap();
        seen.recv().unwrap();
        readers.close();
        for mut read in all {
            assert!(matches!(read.as_mut().poll(&mut context), std::task::Poll::Ready(Err(StoreFault::Closed))));
        }
    }

    #[test]
    fn a_read_ends_when_its_request_has_gone() {
        let readers = readers();
        let (begun, seen) = mpsc::channel();
        let mut context = Context::from_waker(Waker::noop());
        for _ in 0..5 {
            let mut read = Box::pin(readers.read(endless(begun.clone())));
            assert!(read.as_mut().poll(&mut context).is_pending());
            // The only thread for light reads begins the next one after this one has ended.
            seen.recv().unwrap();
        }
        readers.close();
    }

    #[tokio::test]
    async fn a_panic_ends_its_read_only() {
        let readers = readers();
        assert_eq!(readers.read(Box::new(|_| panic!("this failure is meant"))).await, Err(StoreFault::Closed));
        assert_eq!(readers.read(Box::new(|_| Ok(()))).await, Ok(()));
        readers.close();
    }
}
