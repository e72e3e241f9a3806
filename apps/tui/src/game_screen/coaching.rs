//! The coach at work on a replay, on a thread of its own.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use underdeck_coach::{Request, Review, ReviewHost};
use underdeck_game::Seat;
use underdeck_home::{Notice, practice};
use underdeck_record::Record;

/// How many seconds it looks closer and closer; what an earlier review of the game took counts.
const LONGEST: f64 = 60.0;

/// What the coach knows so far.
#[derive(Default)]
struct Known {
    review: Option<Arc<Review>>,
    fault: Option<String>,
    /// What is wrong with what was kept of an earlier review, or why this one cannot be kept.
    trouble: Option<String>,
    /// The exercises that it made.
    exercises: usize,
    is_done: bool,
    is_new: bool,
}

/// A review in progress, which grows more exact round by round. Dropping it stops the work.
pub(crate) struct Coaching {
    known: Arc<Mutex<Known>>,
    stop: Arc<AtomicBool>,
    /// Whose decisions are reviewed, and whether another seat has its own.
    pub(crate) seat: Seat,
    pub(crate) is_contest: bool,
}

impl Coaching {
    /// Begins the review of a record for a seat. Mistakes in the player's own games become exercises.
    pub(crate) fn begin(record: Record, seat: Seat, is_own: bool) -> Self {
        let is_contest = underdeck_coach::seats(&record).is_ok_and(|seats| seats > 1);
        let coaching = Self { known: Arc::default(), stop: Arc::default(), seat, is_contest };
        let (known, stop) = (Arc::clone(&coaching.known), Arc::clone(&coaching.stop));
        thread::spawn(move || {
            let write = |change: &dyn Fn(&mut Known)| {
                let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
                change(&mut known);
                known.is_new = true;
            };
            let request = Request { seat, glance: true, ..Request::default() };
            let host = ReviewHost::new(&stop);
            let tell = |notice| {
                if let Notice::Trouble(words) = notice {
                    write(&|known| known.trouble = Some(words.clone()));
                }
            };
            let ended = underdeck_home::review(&record, &request, false, &host, &tell, &mut |review, [seconds, _]| {
                let review = Arc::new(review.clone());
                write(&|known| known.review = Some(Arc::clone(&review)));
                let games = if review.glance { review.games } else { 2 * review.games };
                (seconds < LONGEST / 3.0).then_some(games)
            });
            let add = |review| practice::change(|deck, now| deck.add(&record, review, now)).unwrap_or_default();
            let exercises = ended.as_ref().ok().filter(|_| is_own).map_or(0, add);
            let fault = ended.err().map(|error| error.to_string());
            write(&|known| (known.is_done, known.fault, known.exercises) = (true, fault.clone(), exercises));
        });
        coaching
    }

    /// The review so far, why there is none, and whether it is as exact as it will be.
    pub(crate) fn so_far(&self) -> (Option<Arc<Review>>, Option<String>, bool) {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        (known.review.clone(), known.fault.clone(), known.is_done)
    }

    /// What is wrong with what was kept of an earlier review, or why this one cannot be kept.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).trouble.clone()
    }

    /// How many exercises it has made.
    pub(crate) fn exercises(&self) -> usize {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).exercises
    }

    /// Whether there is something new since this was last asked.
    pub(crate) fn has_news(&self) -> bool {
        std::mem::take(&mut self.known.lock().unwrap_or_else(PoisonError::into_inner).is_new)
    }

    /// Whether more will come.
    pub(crate) fn is_at_work(&self) -> bool {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        !known.is_done || known.is_new
    }
}

impl Drop for Coaching {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
