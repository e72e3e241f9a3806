//! The games being played, each held in memory by one of a few workers. Other games are only in the store.

mod channels;
#[cfg(feature = "postgres")]
pub(crate) mod peers;
mod thread_pool;
mod worker;

use std::hash::{BuildHasher, RandomState};
use std::thread;
use std::time::Instant;

use tokio::sync::oneshot;

pub(crate) use channels::{GameChannel, GameChannels, Subscription};
use thread_pool::{ThreadPool, Work};
pub(crate) use worker::Shared;
use worker::{Request, Worker};

use crate::caller::{Caller, Cost};
use crate::job::Answer;
use crate::metrics::{Metrics, SecondsCounter};
use underdeck_site::{ChangeRequest, Error, LiveGame};

/// The workers. A game always belongs to the same worker, so it needs no lock and never moves between threads.
#[derive(Debug)]
pub(crate) struct LiveGames {
    workers: Vec<Worker>,
    hasher: RandomState,
    /// Runs background work.
    background: ThreadPool,
    /// Runs the work of the solver.
    solver: ThreadPool,
    solver_seconds: SecondsCounter,
}

impl LiveGames {
    /// Starts a worker for each processor; together they hold `most` games.
    ///
    /// # Errors
    /// If the system gives no threads.
    pub(crate) fn start(most: usize, shared: Shared, metrics: &Metrics) -> std::io::Result<Self> {
        let number = thread::available_parallelism().map_or(2, usize::from).clamp(2, 16);
        let start = |n| Worker::start(n, most.div_ceil(number), shared.clone());
        let workers = (0..number).map(start).collect::<Result<_, _>>()?;
        let heavy = (number / 2).max(1);
        let background = ThreadPool::start([number, heavy], metrics)?;
        let solver = ThreadPool::start([0, heavy], metrics)?;
        let solver_seconds = metrics.solver_seconds.clone();
        Ok(Self { workers, hasher: RandomState::new(), background, solver, solver_seconds })
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
            caller: Caller::current_or(player),
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
    pub(crate) async fn forget(&self, player: i64, name: &str) -> Result<(), Error> {
        let answer = Box::new(|_: &LiveGame, _| ());
        let (caller, id) = (Caller::current_or(player), name.to_owned());
        let request = |outcome| Request { caller, player, id, change: None, is_deleted: true, answer, outcome };
        match self.ask(name, true, request).await {
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
        self.background.work(Caller::current(), work).await?;
        answer.take().ok_or_else(worker_panicked)
    }

    /// Runs work of the solver, which takes longer, on separate threads, so neither moves nor pages wait for it.
    ///
    /// # Errors
    /// If too much of it is waiting.
    pub(crate) async fn solve<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let seconds = self.solver_seconds.clone();
        let (work, answer) = prepare(move || {
            let start = Instant::now();
            let found = work();
            seconds.inc_by(start.elapsed().as_secs_f64());
            found
        });
        self.solver.work(Caller { cost: Cost::Heavy, ..Caller::current() }, work).await?;
        answer.take().ok_or_else(worker_panicked)
    }

    /// Drops the heavy work that waits, and accepts no more.
    pub(crate) fn clear_heavy(&self) {
        [&self.background, &self.solver].into_iter().for_each(ThreadPool::clear_heavy);
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
