//! The coach: the review of a replay and the value of each position of a game that is played, each on a thread of its own.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use underdeck_coach::{PositionValue, Review, ReviewHost, ReviewSettings};
use underdeck_game::{Seat, say};
use underdeck_home::{ReviewNotice, practice};
use underdeck_play::{History, NodeId, PendingAnswer};
use underdeck_record::Record;

use super::comparison::MoveComparison;
use crate::worker::Worker;

/// The most seconds of a review, including those of an earlier review of the game.
const LONGEST: f64 = 60.0;

/// The coach's work on a game.
#[derive(Default)]
pub(crate) struct Coach {
    /// The review of this replay.
    pub(crate) review: Option<RunningReview>,
    /// Whether the player made the moves of this replay.
    pub(crate) is_own: bool,
    /// The move played and the best one, while they are shown side by side.
    pub(crate) comparison: Option<Box<MoveComparison>>,
    /// The values of the positions of a game that is played, while they are shown.
    pub(super) values: Option<Values>,
}

/// The values of positions: the position, the value of the one before, and the value that is worked out.
#[derive(Default)]
pub(crate) struct Values {
    at: Option<NodeId>,
    before: Option<PositionValue>,
    found: Option<Worker<Result<PendingAnswer<PositionValue>, String>>>,
}

impl Values {
    /// Begins to value the position of a game unless it did. The record has been marked.
    pub(super) fn look(&mut self, tree: &History) {
        if self.at == Some(tree.here()) {
            return;
        }
        self.at = Some(tree.here());
        // The work on the position before is stopped.
        let question =
            tree.glance(|record, stop| PositionValue::of_play(record, stop).map_err(|error| error.to_string()));
        self.found = question.map(|question| Worker::begin(move |stop| question.find(stop)));
    }

    /// Whether a value is worked out.
    pub(super) const fn is_at_work(&self) -> bool {
        self.found.is_some()
    }

    /// The words on the position, once its value has been found.
    pub(super) fn take_words(&mut self, tree: &mut History) -> Option<String> {
        let found = self.found.as_ref()?.found.try_recv().ok()?;
        self.found = None;
        Some(match found.and_then(|found| found.show(tree).map_err(|refused| refused.to_string())) {
            Ok(value) => value.says(self.before.replace(value)).to_string(),
            Err(error) => say!(COACH_NONE, reason = error).to_string(),
        })
    }
}

/// The results of a review so far.
#[derive(Clone, Default)]
pub(crate) struct Progress {
    pub(crate) review: Option<Arc<Review>>,
    /// Why there is no review.
    pub(crate) fault: Option<String>,
    /// Why an earlier review cannot be read, or why this one cannot be saved.
    pub(crate) trouble: Option<String>,
    /// The number of exercises that it made.
    pub(crate) exercises: usize,
    /// Whether it is as exact as it will be.
    pub(crate) is_done: bool,
    is_new: bool,
}

/// A review in progress, which grows more exact round by round. Dropping it stops the work.
pub(crate) struct RunningReview {
    progress: Arc<Mutex<Progress>>,
    stop: Arc<AtomicBool>,
    /// The seat whose decisions are reviewed.
    pub(crate) seat: Seat,
    /// Whether another seat has decisions of its own.
    pub(crate) is_contest: bool,
}

impl RunningReview {
    /// Begins the review of a record for a seat. Mistakes in the player's own games become exercises.
    pub(crate) fn begin(record: Record, seat: Seat, is_own: bool) -> Self {
        let is_contest = underdeck_coach::seats(&record).is_ok_and(|seats| seats > 1);
        let running = Self { progress: Arc::default(), stop: Arc::default(), seat, is_contest };
        let (progress, stop) = (Arc::clone(&running.progress), Arc::clone(&running.stop));
        thread::spawn(move || {
            let write = |change: &dyn Fn(&mut Progress)| {
                let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
                change(&mut progress);
                progress.is_new = true;
            };
            let request = ReviewSettings { seat, glance: true, ..ReviewSettings::default() };
            let host = ReviewHost::new(&stop);
            let on_notice = |notice| {
                if let ReviewNotice::Trouble(words) = notice {
                    write(&|progress| progress.trouble = Some(words.clone()));
                }
            };
            let ended =
                underdeck_home::review(&record, &request, false, &host, &on_notice, &mut |review, [seconds, _]| {
                    let review = Arc::new(review.clone());
                    write(&|progress| progress.review = Some(Arc::clone(&review)));
                    let games = if review.glance { review.games } else { 2 * review.games };
                    (seconds < LONGEST / 3.0).then_some(games)
                });
            let add = |review| practice::change(|deck, now| deck.add(&record, review, now)).unwrap_or_default();
            let exercises = ended.as_ref().ok().filter(|_| is_own).map_or(0, add);
            let fault = ended.err().map(|error| error.to_string());
            write(&|progress| {
                (progress.is_done, progress.fault, progress.exercises) = (true, fault.clone(), exercises)
            });
        });
        running
    }

    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn progress(&self) -> Progress {
        self.lock().clone()
    }

    /// Whether there are new results since the last call.
    pub(crate) fn has_news(&self) -> bool {
        std::mem::take(&mut self.lock().is_new)
    }

    /// Whether more results will come.
    pub(crate) fn is_at_work(&self) -> bool {
        let progress = self.lock();
        !progress.is_done || progress.is_new
    }
}

impl Drop for RunningReview {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
