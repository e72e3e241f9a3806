//! The store: one file or, for several servers, a PostgreSQL database.
//!
//! Each statement is written once, for both, in the module of its table, which implements a part of the site's
//! [`Repository`](underdeck_site::Repository) for a connection. [`sql`] abstracts over the two.

pub(crate) mod accounts;
pub(crate) mod administration;
pub(crate) mod board;
pub(crate) mod campaigns;
mod copy;
pub(crate) mod days;
pub(crate) mod deletion;
mod erase;
mod fault;
pub(crate) mod file;
mod file_lock;
pub(crate) mod games;
pub(crate) mod health;
mod integrity;
pub(crate) mod players;
#[cfg(feature = "postgres")]
mod postgres;
mod queue;
mod reader;
pub(crate) mod reviews;
mod schema;
mod sql;
mod usage;
#[cfg(feature = "postgres")]
mod values;
mod writer;

pub(crate) use copy::copy;
pub use fault::StoreFault;
pub(crate) use sql::{Columns, Connection, Row};

use crate::config::Config;
use crate::job::Answer;
use crate::metrics::Metrics;

/// A job for a thread with a connection.
type Work = Box<dyn FnOnce(&Connection) -> Result<(), StoreFault> + Send>;

/// The store.
pub(crate) enum Store {
    /// A file, open in this server only.
    File(file::FileStore),
    /// A database that other servers may use too.
    #[cfg(feature = "postgres")]
    Postgres(postgres::PostgresStore),
}

/// Receives the messages of servers that share the store.
#[cfg(feature = "postgres")]
pub(crate) trait StoreListener: Send + Sync {
    /// The games whose changes this server needs.
    fn games(&self) -> Vec<String>;
    /// Receives the revision of a game.
    fn moved(&self, game: &str, revision: i64);
    /// Receives a message of another server.
    fn receive(&self, news: &str);
    /// Checks for missed changes: every few seconds, and at once after the connection was lost.
    fn round(&self);
}

impl Store {
    /// Opens or creates the store.
    ///
    /// # Errors
    /// If it is missing, cannot be opened, is in use, is not a store, is damaged, or was made by a later version.
    pub(crate) fn open(config: &Config, metrics: &Metrics) -> Result<Self, StoreFault> {
        match &config.store {
            None => file::FileStore::open(&config.data, config.init, &config.limits, metrics).map(Self::File),
            #[cfg(feature = "postgres")]
            Some(database) => postgres::PostgresStore::open(database, metrics).map(Self::Postgres),
            #[cfg(not(feature = "postgres"))]
            Some(database) => Err(StoreFault::Unreachable(
                underdeck_game::say!(SERVER_BUILT_WITHOUT, database = database.to_string()).into(),
            )),
        }
    }

    /// The secret of this store, 32 random bytes.
    pub(crate) const fn secret(&self) -> &[u8; 32] {
        match self {
            Self::File(keep) => keep.secret(),
            #[cfg(feature = "postgres")]
            Self::Postgres(keep) => keep.secret(),
        }
    }

    /// Whether other servers may use it too, so data in memory may be stale.
    pub(crate) const fn is_shared(&self) -> bool {
        !matches!(self, Self::File(_))
    }

    /// The size of its file in bytes, if it is one.
    pub(crate) fn file_bytes(&self) -> Option<i64> {
        match self {
            Self::File(keep) => i64::try_from(keep.bytes()).ok(),
            #[cfg(feature = "postgres")]
            Self::Postgres(_) => None,
        }
    }

    /// Listens to the servers that share the store; returns the sender to them, if the store can be shared.
    #[cfg(feature = "postgres")]
    pub(crate) fn listen(
        &self,
        listener: std::sync::Arc<dyn StoreListener>,
    ) -> Option<tokio::sync::mpsc::UnboundedSender<String>> {
        match self {
            Self::File(_) => None,
            Self::Postgres(keep) => Some(keep.listen(listener)),
        }
    }

    /// Makes a change of the current [caller](crate::caller::Caller), all of it or nothing. Returns when it is on disk.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, StoreFault> {
        let (work, answer) = prepare(work);
        match self {
            Self::File(keep) => keep.write(work).await?,
            #[cfg(feature = "postgres")]
            Self::Postgres(keep) => keep.write(work).await?,
        }
        answer.take().ok_or(StoreFault::Closed)
    }

    /// Runs a read of the current [caller](crate::caller::Caller). It ends early if its request is cancelled.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, StoreFault> {
        let (work, answer) = prepare(work);
        match self {
            Self::File(keep) => keep.read(work).await?,
            #[cfg(feature = "postgres")]
            Self::Postgres(keep) => keep.read(work).await?,
        }
        answer.take().ok_or(StoreFault::Closed)
    }

    /// Drops the heavy reads that wait, ends those that run, and accepts no more.
    pub(crate) fn clear_heavy(&self) {
        match self {
            Self::File(keep) => keep.clear_heavy(),
            #[cfg(feature = "postgres")]
            Self::Postgres(keep) => keep.clear_heavy(),
        }
    }

    /// Drops the reads, and ends all threads after the queued changes.
    pub(crate) fn close(&self) {
        match self {
            Self::File(keep) => keep.close(),
            #[cfg(feature = "postgres")]
            Self::Postgres(keep) => keep.close(),
        }
    }
}

/// A job for any thread of a store, and its answer, which is present once the job has succeeded.
fn prepare<T: Send + 'static>(
    work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
) -> (Work, Answer<T>) {
    let answer = Answer::new();
    let place = answer.sender();
    (Box::new(move |conn| work(conn).map(|found| place.put(found))), answer)
}
