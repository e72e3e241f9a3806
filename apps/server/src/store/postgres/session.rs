//! A connection in use by a job.

use std::cell::{Cell, RefCell};
use std::error::Error as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::Arc;

use deadpool_postgres::tokio_postgres::error::SqlState;
use deadpool_postgres::tokio_postgres::types::ToSql;
use deadpool_postgres::tokio_postgres::{self, Statement};
use deadpool_postgres::{Object, Pool, PoolError};
use futures_util::future::join;
use tokio::runtime::Handle;
use underdeck_game::say;

use super::super::StoreFault;
use super::super::Work;
use super::super::queue::{Queue, StoreJob};
use super::super::sql::{Row, Sql};
use super::super::values::Sent;
use crate::caller::Cost;

/// Sends a message to the other servers.
pub(super) const NOTIFY: &str = "SELECT pg_notify('underdeck', $1)";
/// Takes a player's lock until the commit. The lock differs for tables of the same name in another schema.
const LOCK: &str = "SELECT pg_advisory_xact_lock(('games'::regclass::oid::bigint << 32) + ?1)";
/// The shared lock of a server that uses the tables.
pub(super) const USE: &str = "SELECT pg_advisory_lock_shared(('games'::regclass::oid::bigint << 32) - 1)";
/// The exclusive lock on all tables until the commit. Servers that start wait for it too.
const ALONE: &str =
    "SELECT pg_advisory_xact_lock(7305790116), pg_advisory_xact_lock(('games'::regclass::oid::bigint << 32) - 1)";

/// A connection of a job, which begins its transaction with the first statement.
pub(super) struct Session {
    client: Option<Object>,
    handle: Handle,
    begin: Cell<Option<&'static str>>,
    is_change: bool,
    /// Whether the change is one statement, which commits by itself.
    is_only: Cell<bool>,
    /// The player whose lock it holds.
    locked: Cell<Option<i64>>,
    /// The first error. PostgreSQL then discards the transaction, but reports no error at its end.
    broken: RefCell<Option<StoreFault>>,
    /// Whether a read has no purpose any more.
    is_abandoned: Box<dyn Fn() -> bool>,
}

/// Runs a job on a connection of the pool, and reports its outcome.
pub(super) fn run(job: StoreJob, cost: Cost, pool: &Pool, handle: &Handle, queue: &Arc<Queue>) {
    let StoreJob { work, outcome, is_change } = job;
    let (outcome, queue) = (Rc::new(outcome), Arc::clone(queue));
    let waiting = Rc::clone(&outcome);
    let is_abandoned = move || !is_change && (waiting.is_closed() || queue.is_closed(cost));
    let run = || {
        let client = handle.block_on(pool.get()).map_err(refused)?;
        Session::new(client, handle.clone(), is_change, Box::new(is_abandoned)).execute(work)
    };
    // The panic is already reported.
    let failed = |_| Err(StoreFault::Other(say!(SERVER_WORK_FAILED).into()));
    let done = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(failed);
    if let Some(outcome) = Rc::into_inner(outcome) {
        let _ = outcome.send(done);
    }
}

/// The fault of a missing connection.
pub(super) fn refused(error: PoolError) -> StoreFault {
    match error {
        PoolError::Backend(error) => fault(&error),
        error => StoreFault::Unreachable(error.to_string()),
    }
}

impl Session {
    fn new(client: Object, handle: Handle, is_change: bool, is_abandoned: Box<dyn Fn() -> bool>) -> Self {
        let begin = Cell::new(is_change.then_some("BEGIN"));
        let (is_only, locked, broken) = (Cell::new(false), Cell::new(None), RefCell::new(None));
        Self { client: Some(client), handle, begin, is_change, is_only, locked, broken, is_abandoned }
    }

    /// Runs a job; a change is atomic.
    pub(super) fn execute(mut self, work: Work) -> Result<(), StoreFault> {
        if !self.is_change {
            let done = work(&self);
            self.release();
            return done;
        }
        let done = work(&self).and_then(|()| self.broken.borrow().clone().map_or(Ok(()), Err));
        if self.is_only.get() {
            self.release();
            return done;
        }
        // A change without a statement still reports whether the database accepts changes.
        let end = match (&done, self.begin.get()) {
            (Ok(()), None) => "COMMIT".to_owned(),
            (Ok(()), Some(begin)) => format!("{begin}; COMMIT"),
            (Err(_), _) => "ROLLBACK".to_owned(),
        };
        let ended = self.ask(async |client| client.batch_execute(&end).await);
        if ended.is_ok() {
            self.release();
        }
        done.and(ended)
    }

    /// Returns the connection to the pool.
    fn release(&mut self) {
        drop(self.client.take());
    }

    fn ask<T>(&self, question: impl AsyncFnOnce(&Object) -> Result<T, tokio_postgres::Error>) -> Result<T, StoreFault> {
        let client = self.client.as_ref().ok_or(StoreFault::Closed)?;
        self.handle.block_on(question(client)).map_err(|error| fault(&error))
    }

    /// Executes a statement with its values, and begins the transaction if it is the first.
    fn run<T>(
        &self,
        statement: &str,
        values: &[&dyn rusqlite::ToSql],
        how: impl AsyncFnOnce(&Object, &Statement, &[&(dyn ToSql + Sync)]) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, StoreFault> {
        if (self.is_abandoned)() {
            return Err(StoreFault::Closed);
        }
        let values: Vec<Sent<'_>> = values.iter().map(|value| value.to_sql().map(Sent)).collect::<Result<_, _>>()?;
        let values: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
        let statement = statement.replace('?', "$");
        let done = self.ask(async |client| {
            let statement = client.prepare_cached(&statement).await?;
            match self.begin.take() {
                // Send both before waiting for either answer.
                Some(begin) => {
                    let (begun, done) = join(client.batch_execute(begin), how(client, &statement, &values)).await;
                    begun.and(done)
                }
                None => how(client, &statement, &values).await,
            }
        });
        if let Err(fault) = &done {
            self.broken.borrow_mut().get_or_insert_with(|| fault.clone());
        }
        done
    }
}

impl Drop for Session {
    /// Closes a connection with a transaction that may be open.
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            drop(Object::take(client));
        }
    }
}

impl Sql for Session {
    fn execute(&self, statement: &str, values: &[&dyn rusqlite::ToSql]) -> Result<usize, StoreFault> {
        let met =
            self.run(statement, values, async |client, statement, values| client.execute(statement, values).await)?;
        Ok(usize::try_from(met).unwrap_or(usize::MAX))
    }

    fn query(
        &self,
        statement: &str,
        values: &[&dyn rusqlite::ToSql],
        each: &mut dyn FnMut(&Row<'_>) -> rusqlite::Result<()>,
    ) -> Result<(), StoreFault> {
        let rows =
            self.run(statement, values, async |client, statement, values| client.query(statement, values).await)?;
        for row in &rows {
            if (self.is_abandoned)() {
                return Err(StoreFault::Closed);
            }
            each(&Row::Postgres(row))?;
        }
        Ok(())
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn lock(&self, player: i64) -> Result<(), StoreFault> {
        if !self.is_change || self.locked.replace(Some(player)) == Some(player) {
            return Ok(());
        }
        self.query(LOCK, &[&player], &mut |_| Ok(()))
    }

    fn only(&self) {
        // A transaction that has begun must be ended.
        self.is_only.set(self.begin.take().is_some());
    }

    fn alone(&self) -> Result<(), StoreFault> {
        self.execute("SET LOCAL lock_timeout = '3s'", &[])?;
        self.query(ALONE, &[], &mut |_| Ok(())).map_err(|fault| match fault {
            StoreFault::Busy => StoreFault::InUse,
            fault => fault,
        })
    }

    fn announce(&self, news: &str) -> Result<(), StoreFault> {
        self.query(NOTIFY, &[&news], &mut |_| Ok(()))
    }
}

/// Converts an error of the database.
pub(super) fn fault(error: &tokio_postgres::Error) -> StoreFault {
    let why = error.source().map_or_else(|| error.to_string(), |source| format!("{error}: {source}"));
    let Some(state) = error.code() else { return StoreFault::Unreachable(why) };
    match *state {
        SqlState::DISK_FULL => StoreFault::Full,
        SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => StoreFault::Damaged(why),
        SqlState::T_R_DEADLOCK_DETECTED
        | SqlState::T_R_SERIALIZATION_FAILURE
        | SqlState::LOCK_NOT_AVAILABLE
        | SqlState::QUERY_CANCELED => StoreFault::Busy,
        SqlState::ADMIN_SHUTDOWN
        | SqlState::CRASH_SHUTDOWN
        | SqlState::CANNOT_CONNECT_NOW
        | SqlState::TOO_MANY_CONNECTIONS
        | SqlState::INVALID_AUTHORIZATION_SPECIFICATION
        | SqlState::INVALID_CATALOG_NAME
        | SqlState::INVALID_PASSWORD => StoreFault::Unreachable(why),
        _ => StoreFault::Other(why),
    }
}
