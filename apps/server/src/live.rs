//! The games being played, each held in memory by one of a few workers. Other games are only in the store.

mod channels;
#[cfg(feature = "postgres")]
pub(crate) mod peers;
mod thread_pool;
mod worker;

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::task::spawn_blocking;

pub(crate) use channels::{GameChannel, GameChannels, Subscription};
use thread_pool::{ThreadPool, Work};
pub(crate) use worker::Shared;
use worker::{Request, Worker};

use crate::job::Answer;
use crate::metrics::SecondsCounter;
use underdeck_site::{ChangeRequest, Error, LiveGame};

/// The workers. A game always belongs to the same worker, so it needs no lock and never moves between threads.
#[derive(Debug)]
pub(crate) struct LiveGames {
    workers: Vec<Worker>,
    hasher: RandomState,
    /// Runs background work.
    background: ThreadPool,
    /// Bounds the work of the solver, and how much of it may wait.
    solver: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    solver_seconds: SecondsCounter,
}

/// The most work of the solver that may run or wait.
const QUEUE: usize = 64;

impl LiveGames {
    /// Starts a worker for each processor; together they hold `most` games.
    ///
    /// # Errors
    /// If the system gives no threads.
    pub(crate) fn start(most: usize, shared: Shared, solver_seconds: SecondsCounter) -> std::io::Result<Self> {
        let number = thread::available_parallelism().map_or(2, usize::from).clamp(2, 16);
        let start = |n| Worker::start(n, most.div_ceil(number), shared.clone());
        let workers = (0..number).map(start).collect::<Result<_, _>>()?;
        let background = ThreadPool::start(number)?;
        let [solver, queue] = [(number / 2).max(1), QUEUE].map(|most| Arc::new(Semaphore::new(most)));
        Ok(Self { workers, hasher: RandomState::new(), background, solver, queue, solver_seconds })
    }

    /// Applies and stores a player's change, if there is one, then returns the result of `answer` for the game and its previous number of
    /// moves. A change whose key was used before is not applied again. A change that has reached the worker is finished even if the client
    /// has disconnected. With `is_again`, the request skips the queue: its caller has just had the game.
    ///
    /// # Errors
    /// If the player has no such game, or the change is refused, must be confirmed, or could not be stored. The game is then unchanged.
    pub(crate) async fn submit<T: Send + 'static>(
        &self,
        player: i64,
        id: &str,
        change: Option<ChangeRequest>,
        is_again: bool,
        answer: impl FnOnce(&LiveGame, usize) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let found = Answer::new();
        let place = found.sender();
        let answer = Box::new(move |game: &LiveGame, before| place.put(answer(game, before)));
        self.ask(id, is_again, |outcome| Request {
            player,
            id: id.to_owned(),
            change,
            is_deleted: false,
            answer,
            outcome,
        })
        .await?;
        found.take().ok_or_else(worker_panicked)
    }

    /// Drops a game from memory that was deleted from the store.
    ///
    /// # Errors
    /// If too many requests are waiting.
    pub(crate) async fn forget(&self, player: i64, id: &str) -> Result<(), Error> {
        let answer = Box::new(|_: &LiveGame, _| ());
        let request = |outcome| Request { player, id: id.to_owned(), change: None, is_deleted: true, answer, outcome };
        match self.ask(id, true, request).await {
            Err(Error::NotFound(_)) => Ok(()),
            other => other,
        }
    }

    async fn ask(
        &self,
        id: &str,
        is_again: bool,
        request: impl FnOnce(oneshot::Sender<Result<(), Error>>) -> Request,
    ) -> Result<(), Error> {
        let (outcome, result) = oneshot::channel();
        self.worker(id)?.send(request(outcome), is_again)?;
        result.await.map_err(|_| worker_panicked())?
    }

    /// Runs long work that needs no game in memory, so no move waits for it.
    pub(crate) async fn think<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let (work, answer) = prepare(work);
        self.background.work(work).await?;
        answer.take().ok_or_else(worker_panicked)
    }

    /// Runs work of the solver, which takes longer, on separate threads, so neither moves nor pages wait for it.
    ///
    /// # Errors
    /// If too much of it is waiting.
    pub(crate) async fn solve<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let place = Arc::clone(&self.queue).try_acquire_owned().map_err(|_| Error::Busy)?;
        let seconds = self.solver_seconds.clone();
        let (work, answer) = prepare(move || {
            let start = Instant::now();
            let found = work();
            seconds.inc_by(start.elapsed().as_secs_f64());
            found
        });
        run_on_thread(&self.solver, place, work).await?;
        answer.take().ok_or_else(worker_panicked)
    }

    fn worker(&self, id: &str) -> Result<&Worker, Error> {
        let place = self.hasher.hash_one(id) % self.workers.len().max(1) as u64;
        let worker = usize::try_from(place).ok().and_then(|place| self.workers.get(place));
        worker.ok_or_else(|| Error::Internal("there is no worker".into()))
    }
}

/// A job for another thread, and its answer.
fn prepare<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> (Work, Answer<T>) {
    let answer = Answer::new();
    let place = answer.sender();
    (Box::new(move || place.put(work())), answer)
}

/// The error after a panic of a worker. The panic is already reported.
fn worker_panicked() -> Error {
    Error::Internal("the work on this game failed".into())
}

/// Runs work on a separate thread once `threads` has a permit; releases its permit and its `place` in the queue afterwards.
async fn run_on_thread(threads: &Arc<Semaphore>, place: OwnedSemaphorePermit, work: Work) -> Result<(), Error> {
    let broken = |error: &dyn std::error::Error| Error::Internal(format!("the work failed: {error}"));
    let permit = Arc::clone(threads).acquire_owned().await.map_err(|error| broken(&error))?;
    let work = move || {
        work();
        drop((permit, place));
    };
    spawn_blocking(work).await.map_err(|error| broken(&error))
}
