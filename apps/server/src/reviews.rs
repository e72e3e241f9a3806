//! The thread that reviews games: at the lowest priority, one review of the store's queue at a time, paused while requests are in progress.
//!
//! The queue is in the store, so a requested review survives a restart. An interrupted review starts again with the same result, which
//! follows from the record and the seed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use tokio::runtime::{Builder, Runtime};
use underdeck_site::{Coach, ReviewOutcome, ReviewRequest, Reviews as _};

use crate::clock::TimeSource;
use crate::load_shedder::LoadShedder;
use crate::metrics::SecondsCounter;
use crate::store::{Store, StoreFault, reviews};

/// The niceness of the thread; 19 is the lowest priority.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 19;

/// A handle to the thread.
pub(crate) struct Reviews {
    queue: Arc<ReviewQueue>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// A handle that wakes the thread.
#[cfg(feature = "postgres")]
pub(crate) struct ReviewWaker(Arc<ReviewQueue>);

/// State shared by the thread and its callers.
#[derive(Default)]
struct ReviewQueue {
    calls: Mutex<Calls>,
    /// Signals a change of `calls`.
    changed: Condvar,
    stop: AtomicBool,
    in_flight: Arc<LoadShedder>,
    /// The game under review, and the completed share.
    current: Mutex<Option<(String, f64)>>,
    /// Time that it has worked on reviews.
    seconds: SecondsCounter,
}

/// The conditions that the thread and its callers wait for.
#[derive(Default)]
struct Calls {
    /// Whether a review may be waiting.
    is_called: bool,
    /// Whether the thread is idle.
    is_idle: bool,
}

impl Reviews {
    /// Starts the thread. It resumes the reviews that were waiting when the store was last closed.
    pub(crate) fn start(
        store: Arc<Store>,
        clock: TimeSource,
        in_flight: Arc<LoadShedder>,
        seconds: SecondsCounter,
    ) -> std::io::Result<Self> {
        let queue = Arc::new(ReviewQueue { in_flight, seconds, ..ReviewQueue::default() });
        queue.wake();
        let runtime = Builder::new_current_thread().build()?;
        let shared = Arc::clone(&queue);
        let thread =
            thread::Builder::new().name("coach".into()).spawn(move || shared.work(&runtime, &store, &clock))?;
        Ok(Self { queue, thread: Mutex::new(Some(thread)) })
    }

    /// Wakes the thread for a waiting review.
    pub(crate) fn wake(&self) {
        self.queue.wake();
    }

    /// A handle that wakes the thread.
    #[cfg(feature = "postgres")]
    pub(crate) fn waker(&self) -> ReviewWaker {
        ReviewWaker(Arc::clone(&self.queue))
    }

    /// The completed share of the review of a game; `None` if it is not under review.
    pub(crate) fn progress(&self, game: &str) -> Option<f64> {
        lock(&self.queue.current).as_ref().filter(|(at, _)| at == game).map(|(_, share)| *share)
    }

    /// Blocks until all waiting reviews are done, or the thread must end.
    pub(crate) fn finish(&self) {
        let ReviewQueue { calls, changed, stop, .. } = &*self.queue;
        let is_busy = |calls: &mut Calls| (calls.is_called || !calls.is_idle) && !stop.load(Ordering::Relaxed);
        drop(changed.wait_while(lock(calls), is_busy).unwrap_or_else(PoisonError::into_inner));
    }

    /// Ends the thread. An interrupted review stays in the queue.
    pub(crate) fn close(&self) {
        self.queue.stop.store(true, Ordering::Relaxed);
        self.wake();
        if let Some(thread) = lock(&self.thread).take() {
            // A panic of the thread is already reported.
            let _ = thread.join();
        }
    }
}

#[cfg(feature = "postgres")]
impl ReviewWaker {
    /// Wakes the thread for a review that may be waiting.
    pub(crate) fn wake(&self) {
        self.0.wake();
    }
}

impl ReviewQueue {
    fn wake(&self) {
        lock(&self.calls).is_called = true;
        self.changed.notify_all();
    }

    fn work(&self, runtime: &Runtime, store: &Store, clock: &TimeSource) {
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(NICENESS);
        let mut last = 0;
        while self.is_awake() {
            let now = clock.seconds();
            let next = match store.is_shared() {
                true => runtime.block_on(store.write(move |conn| reviews::claim(conn, last))),
                false => runtime.block_on(store.read(move |conn| conn.next_review(last))),
            };
            last = next.as_ref().ok().and_then(Option::as_ref).map_or(last, |asked| asked.player);
            let done = next.and_then(|next| next.map_or(Ok(false), |asked| self.review(asked, now, runtime, store)));
            match done {
                // More reviews may be waiting.
                Ok(true) => self.wake(),
                Ok(false) => {}
                Err(fault) => {
                    tracing::error!("a review could not be kept: {fault}; it is done when one is asked for again")
                }
            }
        }
    }

    /// Waits for a wake-up; `false` if the thread must end.
    fn is_awake(&self) -> bool {
        let mut calls = lock(&self.calls);
        calls.is_idle = true;
        self.changed.notify_all();
        let mut calls =
            self.changed.wait_while(calls, |calls| !calls.is_called).unwrap_or_else(PoisonError::into_inner);
        *calls = Calls::default();
        !self.stop.load(Ordering::Relaxed)
    }

    /// Makes one review and stores it; returns `false` if it was interrupted.
    fn review(&self, asked: ReviewRequest, now: i64, runtime: &Runtime, store: &Store) -> Result<bool, StoreFault> {
        let progress = |share| *lock(&self.current) = Some((asked.game.clone(), share));
        progress(0.0);
        let host = Coach { stop: &self.stop, progress: &progress, breathe: &|| _ = self.in_flight.pause() };
        let start = Instant::now();
        let found = catch_unwind(AssertUnwindSafe(|| ReviewOutcome::of(asked.clone(), &host)))
            .unwrap_or_else(|_| Some(ReviewOutcome::nothing(asked.clone(), "the review of this game failed".into())));
        self.seconds.inc_by(start.elapsed().as_secs_f64());
        let done = match found {
            Some(found) => runtime.block_on(store.write(move |conn| found.keep(&conn, now))).map(|()| true),
            None => Ok(false),
        };
        *lock(&self.current) = None;
        done
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
