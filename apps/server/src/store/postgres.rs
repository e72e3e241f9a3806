//! The store as a PostgreSQL database, which several servers may use at the same time.
//!
//! A write is acknowledged once it is committed and on disk (`synchronous_commit=on`). A change that reads a player's data before it writes
//! holds the player's lock, so it sees the changes of other servers. A move compares the checksum of the game instead. Jobs are not async:
//! each has a connection and a thread to itself. Of one player few jobs run at a time, so no player uses all connections.

mod news;
mod schema;
mod session;

use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle};

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod};
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::queue::{self, Queue};
use super::{StoreFault, StoreListener, Work};
use crate::caller::Cost;
use crate::database::Database;
use crate::metrics::Metrics;
use session::refused;

/// The connections of a server for light and for heavy jobs, not counting the listening one. PostgreSQL accepts 100 in total by default.
const CONNECTIONS: [usize; 2] = [12, 4];
/// The light and the heavy jobs of one owner that run at a time.
const RUNNING: [usize; 2] = [4, 1];
/// The time limit of a statement is that of a request.
const TIMEOUT: &str = "SET statement_timeout = '20s'";

/// An open database.
pub(crate) struct PostgresStore {
    database: Database,
    handle: Handle,
    runtime: Mutex<Option<Runtime>>,
    queue: Arc<Queue>,
    threads: Mutex<Vec<JoinHandle<()>>>,
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
        let limit = Hook::async_fn(|client, _| {
            Box::pin(async move { client.batch_execute(TIMEOUT).await.map_err(HookError::Backend) })
        });
        let pool = Pool::builder(manager).max_size(CONNECTIONS.iter().sum()).post_create(limit).build();
        let pool = pool.map_err(|error| StoreFault::Other(error.to_string()))?;
        let mut runtime = Builder::new_multi_thread();
        runtime.worker_threads(1).thread_name("store").enable_all();
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
        let (handle, queue) = (runtime.handle().clone(), Queue::new(queue::limits(RUNNING), metrics));
        let mut threads = Vec::new();
        for (cost, number) in Cost::ALL.into_iter().zip(CONNECTIONS) {
            for _ in 0..number {
                let (pool, handle, queue) = (pool.clone(), handle.clone(), Arc::clone(&queue));
                let run = move || queue.work(cost, |job| session::run(job, cost, &pool, &handle, &queue));
                let thread = thread::Builder::new().name(format!("store {}", cost.name())).spawn(run);
                threads.push(thread.map_err(|error| StoreFault::Other(error.to_string()))?);
            }
        }
        let (runtime, threads) = (Mutex::new(Some(runtime)), Mutex::new(threads));
        Ok(Self { database: database.clone(), handle, runtime, queue, threads, secret })
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
        queue::ask(&self.queue, true, work).await
    }

    /// Runs a read.
    pub(super) async fn read(&self, work: Work) -> Result<(), StoreFault> {
        queue::ask(&self.queue, false, work).await
    }

    /// Drops the heavy jobs that wait, ends the heavy reads that run, and accepts no more.
    pub(super) fn clear_heavy(&self) {
        self.queue.clear(Cost::Heavy);
    }

    /// Waits for the changes, and accepts no more jobs.
    pub(super) fn close(&self) {
        self.queue.close();
        for thread in std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner)) {
            // A panic of the thread is already reported.
            let _ = thread.join();
        }
        if let Some(runtime) = self.runtime.lock().unwrap_or_else(PoisonError::into_inner).take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.queue.close();
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
