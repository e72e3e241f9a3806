//! The store as a PostgreSQL database, which several servers may use at the same time.
//!
//! A write is acknowledged once it is committed and on disk (`synchronous_commit=on`). A change that reads a player's data before it writes
//! holds the player's lock, so it sees the changes of other servers. A move compares the checksum of the game instead. Jobs are not async:
//! each has a connection and a thread to itself.

mod news;
mod schema;
mod session;

use std::sync::{Arc, Mutex, PoisonError, mpsc};

use deadpool_postgres::{Manager, ManagerConfig, Pool, PoolError, RecyclingMethod};
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::{Semaphore, TryAcquireError};

use super::{StoreFault, StoreListener, Work};
use crate::database::Database;
use crate::metrics::{Metrics, QueueMetrics};
use session::{Session, fault};
use underdeck_game::say;

/// The connections of a server, not counting the listening one. PostgreSQL accepts 100 in total by default.
const CONNECTIONS: usize = 16;
/// The maximum number of waiting jobs.
const WAITING: u32 = 4096;

/// An open database.
pub(crate) struct PostgresStore {
    pool: Pool,
    database: Database,
    handle: Handle,
    runtime: Mutex<Option<Runtime>>,
    room: Arc<Semaphore>,
    metrics: QueueMetrics,
    secret: [u8; 32],
}

impl PostgresStore {
    /// Connects to the database and brings its tables up to date.
    ///
    /// # Errors
    /// If it cannot be reached, or was made by a later version.
    pub(super) fn open(database: &Database, metrics: &Metrics) -> Result<Self, StoreFault> {
        let manager = Manager::from_config(
            (*database.config).clone(),
            database.tls.connect(),
            ManagerConfig { recycling_method: RecyclingMethod::Fast },
        );
        let pool = Pool::builder(manager).max_size(CONNECTIONS).build();
        let pool = pool.map_err(|error| StoreFault::Other(error.to_string()))?;
        let mut runtime = Builder::new_multi_thread();
        runtime.worker_threads(1).max_blocking_threads(CONNECTIONS).thread_name("store").enable_all();
        let runtime = runtime.build().map_err(|error| StoreFault::Other(error.to_string()))?;
        let first = pool.clone();
        let secret = wait(runtime.handle(), async move {
            let client = first.get().await.map_err(refused)?;
            schema::migrate(&client).await
        });
        let secret = match secret {
            Ok(secret) => secret,
            Err(fault) => {
                // A runtime must not be dropped inside another one.
                runtime.shutdown_background();
                return Err(fault);
            }
        };
        let (handle, room) = (runtime.handle().clone(), Arc::new(Semaphore::new(WAITING as usize)));
        let metrics = metrics.queue("light");
        Ok(Self { pool, database: database.clone(), handle, runtime: Mutex::new(Some(runtime)), room, metrics, secret })
    }

    pub(super) const fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    /// Listens to the other servers; returns the sender to them.
    pub(super) fn listen(&self, listener: Arc<dyn StoreListener>) -> UnboundedSender<String> {
        let (sender, receiver) = unbounded_channel();
        self.handle.spawn(news::exchange(self.database.clone(), listener, receiver));
        sender
    }

    /// Makes a change, all of it or nothing.
    pub(super) async fn write(&self, work: Work) -> Result<(), StoreFault> {
        self.execute(true, work).await
    }

    /// Runs a read.
    pub(super) async fn read(&self, work: Work) -> Result<(), StoreFault> {
        self.execute(false, work).await
    }

    /// Runs a job on a thread with a connection. It runs to its end even if its caller stops waiting.
    async fn execute(&self, is_change: bool, work: Work) -> Result<(), StoreFault> {
        let place = Arc::clone(&self.room).try_acquire_owned().map_err(|error| match error {
            TryAcquireError::NoPermits => StoreFault::Busy,
            TryAcquireError::Closed => StoreFault::Closed,
        })?;
        let (pool, handle, waiting) = (self.pool.clone(), self.handle.clone(), self.metrics.begin());
        let done = self.handle.spawn_blocking(move || {
            let client = handle.block_on(pool.get()).map_err(refused);
            drop(waiting);
            let done = client.and_then(|client| Session::new(client, handle, is_change).execute(work));
            drop(place);
            done
        });
        done.await.unwrap_or_else(|error| match error.is_panic() {
            true => Err(StoreFault::Other(say!(SERVER_WORK_FAILED).into())),
            false => Err(StoreFault::Closed),
        })
    }

    /// Waits for all jobs, and accepts no more.
    pub(super) fn close(&self) {
        let Some(runtime) = self.runtime.lock().unwrap_or_else(PoisonError::into_inner).take() else { return };
        let room = Arc::clone(&self.room);
        wait(runtime.handle(), async move {
            // It fails only if it is already closed.
            let _ = room.acquire_many(WAITING).await;
            room.close();
        });
        runtime.shutdown_background();
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.lock().unwrap_or_else(PoisonError::into_inner).take() {
            runtime.shutdown_background();
        }
    }
}

/// Blocks on a future of a runtime, from a thread that may belong to another runtime.
fn wait<T: Send + 'static>(handle: &Handle, work: impl Future<Output = T> + Send + 'static) -> T {
    let (sender, receiver) = mpsc::channel();
    handle.spawn(async move {
        // The receiver is still there.
        let _ = sender.send(work.await);
    });
    receiver.recv().expect("the work ends")
}

/// The fault of a missing connection.
fn refused(error: PoolError) -> StoreFault {
    match error {
        PoolError::Backend(error) => fault(&error),
        error => StoreFault::Unreachable(error.to_string()),
    }
}
