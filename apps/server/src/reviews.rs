//! The coach at work: one thread of the lowest priority that does the reviews that wait in the store, one after another. It gives way while
//! requests are answered.
//!
//! The store is the queue, so a review that was asked for survives a restart: one that was under way starts again, and numbers that
//! follow from record and seed come out the same.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use tokio::runtime::{Builder, Runtime};
use underdeck_site::{Coach, ReviewOutcome, ReviewRequest, Reviews as _};

use crate::clock::Clock;
use crate::load_shedder::LoadShedder;
use crate::store::{Store, StoreFault, reviews};

/// How much less than others the thread is scheduled, from 0 to 19.
#[cfg(target_os = "linux")]
const PATIENCE: i32 = 19;

/// A handle to the thread.
pub(crate) struct Reviews {
    desk: Arc<Desk>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// A way to call the thread.
#[cfg(feature = "postgres")]
pub(crate) struct Caller(Arc<Desk>);

/// What the thread shares with those who ask.
#[derive(Default)]
struct Desk {
    calls: Mutex<Calls>,
    /// Wakes those who wait for a change of `calls`.
    changed: Condvar,
    stop: AtomicBool,
    calm: Arc<LoadShedder>,
    /// The game that is reviewed, and the share that is done.
    at: Mutex<Option<(String, f64)>>,
}

/// What the thread and those who call it wait for.
#[derive(Default)]
struct Calls {
    /// Whether something new may wait.
    is_called: bool,
    /// Whether the thread waits for a call.
    is_idle: bool,
}

impl Reviews {
    /// Starts the thread, which goes on with what was waiting when the store was last closed.
    pub(crate) fn start(store: Arc<Store>, clock: Clock, calm: Arc<LoadShedder>) -> std::io::Result<Self> {
        let desk = Arc::new(Desk { calm, ..Desk::default() });
        desk.wake();
        let runtime = Builder::new_current_thread().build()?;
        let shared = Arc::clone(&desk);
        let thread =
            thread::Builder::new().name("coach".into()).spawn(move || shared.work(&runtime, &store, &clock))?;
        Ok(Self { desk, thread: Mutex::new(Some(thread)) })
    }

    /// Says that a review waits.
    pub(crate) fn wake(&self) {
        self.desk.wake();
    }

    /// A way to call the thread.
    #[cfg(feature = "postgres")]
    pub(crate) fn caller(&self) -> Caller {
        Caller(Arc::clone(&self.desk))
    }

    /// The share of the review of a game that is done; `None` if the coach is not at it.
    pub(crate) fn progress(&self, game: &str) -> Option<f64> {
        lock(&self.desk.at).as_ref().filter(|(at, _)| at == game).map(|(_, share)| *share)
    }

    /// Blocks until the thread has done what waits in the store, or shall end.
    pub(crate) fn finish(&self) {
        let Desk { calls, changed, stop, .. } = &*self.desk;
        let is_busy = |calls: &mut Calls| (calls.is_called || !calls.is_idle) && !stop.load(Ordering::Relaxed);
        drop(changed.wait_while(lock(calls), is_busy).unwrap_or_else(PoisonError::into_inner));
    }

    /// Ends the thread. The review under way waits in the store.
    pub(crate) fn close(&self) {
        self.desk.stop.store(true, Ordering::Relaxed);
        self.wake();
        if let Some(thread) = lock(&self.thread).take() {
            // A panic in the thread has been reported already.
            let _ = thread.join();
        }
    }
}

#[cfg(feature = "postgres")]
impl Caller {
    /// Says that a review may wait.
    pub(crate) fn wake(&self) {
        self.0.wake();
    }
}

impl Desk {
    fn wake(&self) {
        lock(&self.calls).is_called = true;
        self.changed.notify_all();
    }

    fn work(&self, runtime: &Runtime, store: &Store, clock: &Clock) {
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(PATIENCE);
        while self.is_awake() {
            let now = clock.seconds();
            let next = match store.is_shared() {
                true => runtime.block_on(store.write(reviews::claim)),
                false => runtime.block_on(store.read(|conn| conn.next_review())),
            };
            let done = next.and_then(|next| next.map_or(Ok(false), |asked| self.review(asked, now, runtime, store)));
            match done {
                // There may be more.
                Ok(true) => self.wake(),
                Ok(false) => {}
                Err(fault) => {
                    tracing::error!("a review could not be kept: {fault}; it is done when one is asked for again")
                }
            }
        }
    }

    /// Waits for a call; `false` if the thread shall end.
    fn is_awake(&self) -> bool {
        let mut calls = lock(&self.calls);
        calls.is_idle = true;
        self.changed.notify_all();
        let mut calls =
            self.changed.wait_while(calls, |calls| !calls.is_called).unwrap_or_else(PoisonError::into_inner);
        *calls = Calls::default();
        !self.stop.load(Ordering::Relaxed)
    }

    /// Does one review and keeps it; whether it was done.
    fn review(&self, asked: ReviewRequest, now: i64, runtime: &Runtime, store: &Store) -> Result<bool, StoreFault> {
        let progress = |share| *lock(&self.at) = Some((asked.game.clone(), share));
        progress(0.0);
        let host = Coach { stop: &self.stop, progress: &progress, breathe: &|| _ = self.calm.give_way() };
        let found = catch_unwind(AssertUnwindSafe(|| ReviewOutcome::of(asked.clone(), &host)))
            .unwrap_or_else(|_| Some(ReviewOutcome::nothing(asked.clone(), "the review of this game failed".into())));
        let done = match found {
            Some(found) => runtime.block_on(store.write(move |conn| found.keep(&conn, now))).map(|()| true),
            None => Ok(false),
        };
        *lock(&self.at) = None;
        done
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
