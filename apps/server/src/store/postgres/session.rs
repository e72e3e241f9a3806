//! A connection while a piece of work has it.

use std::cell::{Cell, RefCell};
use std::error::Error as _;

use deadpool_postgres::Object;
use deadpool_postgres::tokio_postgres::error::SqlState;
use deadpool_postgres::tokio_postgres::types::ToSql;
use deadpool_postgres::tokio_postgres::{self, Statement};
use futures_util::future::join;
use tokio::runtime::Handle;

use super::super::StoreFault;
use super::super::Work;
use super::super::sql::{Row, Sql};
use super::super::values::Sent;

/// Tells the other servers.
pub(super) const TELL: &str = "SELECT pg_notify('underdeck', $1)";
/// Takes a player's lock until the change is kept. Tables of the same name in another schema have others.
const LOCK: &str = "SELECT pg_advisory_xact_lock(('games'::regclass::oid::bigint << 32) + ?1)";
/// What a server does as long as it uses the tables, with a lock that many can have.
pub(super) const USE: &str = "SELECT pg_advisory_lock_shared(('games'::regclass::oid::bigint << 32) - 1)";
/// Has all tables alone until the change is kept: servers that start wait as well.
const ALONE: &str =
    "SELECT pg_advisory_xact_lock(7305790116), pg_advisory_xact_lock(('games'::regclass::oid::bigint << 32) - 1)";

/// A connection, and what is to be said on it before the first statement.
pub(super) struct Session {
    client: Option<Object>,
    handle: Handle,
    begin: Cell<Option<&'static str>>,
    is_change: bool,
    /// Whether the change is one statement, which is kept by itself.
    is_only: Cell<bool>,
    /// Whose lock it has.
    locked: Cell<Option<i64>>,
    /// What went wrong first. PostgreSQL keeps nothing of a transaction then, and does not call that an error at its end.
    broken: RefCell<Option<StoreFault>>,
}

impl Session {
    pub(super) fn new(client: Object, handle: Handle, is_change: bool) -> Self {
        let begin = Cell::new(is_change.then_some("BEGIN"));
        let (is_only, locked, broken) = (Cell::new(false), Cell::new(None), RefCell::new(None));
        Self { client: Some(client), handle, begin, is_change, is_only, locked, broken }
    }

    /// Does a piece of work; a change happens all of it or not at all.
    pub(super) fn execute(mut self, work: Work) -> Result<(), StoreFault> {
        if !self.is_change {
            let done = work(&self);
            self.let_go();
            return done;
        }
        let done = work(&self).and_then(|()| self.broken.borrow().clone().map_or(Ok(()), Err));
        if self.is_only.get() {
            self.let_go();
            return done;
        }
        // What did nothing wants to know whether something could be done.
        let end = match (&done, self.begin.get()) {
            (Ok(()), None) => "COMMIT".to_owned(),
            (Ok(()), Some(begin)) => format!("{begin}; COMMIT"),
            (Err(_), _) => "ROLLBACK".to_owned(),
        };
        let ended = self.ask(async |client| client.batch_execute(&end).await);
        if ended.is_ok() {
            self.let_go();
        }
        done.and(ended)
    }

    /// Gives the connection back to the pool.
    fn let_go(&mut self) {
        drop(self.client.take());
    }

    fn ask<T>(&self, question: impl AsyncFnOnce(&Object) -> Result<T, tokio_postgres::Error>) -> Result<T, StoreFault> {
        let client = self.client.as_ref().ok_or(StoreFault::Closed)?;
        self.handle.block_on(question(client)).map_err(|error| fault(&error))
    }

    /// Carries a statement out with its values, and with the beginning if it is the first.
    fn say<T>(
        &self,
        statement: &str,
        values: &[&dyn rusqlite::ToSql],
        how: impl AsyncFnOnce(&Object, &Statement, &[&(dyn ToSql + Sync)]) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, StoreFault> {
        let values: Vec<Sent<'_>> = values.iter().map(|value| value.to_sql().map(Sent)).collect::<Result<_, _>>()?;
        let values: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
        let statement = statement.replace('?', "$");
        let done = self.ask(async |client| {
            let statement = client.prepare_cached(&statement).await?;
            match self.begin.take() {
                // Both are on their way before either is answered.
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
    /// A connection on which a transaction may be open is closed.
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            drop(Object::take(client));
        }
    }
}

impl Sql for Session {
    fn execute(&self, statement: &str, values: &[&dyn rusqlite::ToSql]) -> Result<usize, StoreFault> {
        let met =
            self.say(statement, values, async |client, statement, values| client.execute(statement, values).await)?;
        Ok(usize::try_from(met).unwrap_or(usize::MAX))
    }

    fn query(
        &self,
        statement: &str,
        values: &[&dyn rusqlite::ToSql],
        each: &mut dyn FnMut(&Row<'_>) -> rusqlite::Result<()>,
    ) -> Result<(), StoreFault> {
        let rows =
            self.say(statement, values, async |client, statement, values| client.query(statement, values).await)?;
        Ok(rows.iter().try_for_each(|row| each(&Row::Postgres(row)))?)
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
        // Once something was begun, it has to be ended.
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
        self.query(TELL, &[&news], &mut |_| Ok(()))
    }
}

/// What an error of the database is to the store.
pub(super) fn fault(error: &tokio_postgres::Error) -> StoreFault {
    let why = error.source().map_or_else(|| error.to_string(), |source| format!("{error}: {source}"));
    let Some(state) = error.code() else { return StoreFault::Unreachable(why) };
    match *state {
        SqlState::DISK_FULL => StoreFault::Full,
        SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => StoreFault::Damaged(why),
        SqlState::T_R_DEADLOCK_DETECTED | SqlState::T_R_SERIALIZATION_FAILURE | SqlState::LOCK_NOT_AVAILABLE => {
            StoreFault::Busy
        }
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
