//! A queue of jobs that serves their owners in turn, light jobs apart from heavy ones.
//!
//! Each owner may have a limited number of jobs waiting and running, so a client with many requests waits for its own requests and for no
//! longer than one job of each other client. A job whose request has gone is dropped when its turn comes. The threads of a queue are of one
//! cost each: heavy jobs never occupy the threads of light ones.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use prometheus_client::metrics::counter::Counter;

use crate::caller::{Caller, Cost, Owner};
use crate::metrics::{Metrics, QueueMetrics};

/// The maximum number of waiting jobs of a queue, for each cost.
const MOST: usize = 4096;
/// The niceness of threads for heavy jobs: on busy processors they leave most of the time to light ones.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// A job in a queue.
pub(crate) trait Job: Send + 'static {
    /// Whether nobody waits for its result, so it need not be done.
    fn is_abandoned(&self) -> bool;
}

/// Why a queue refuses a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum QueueRefusal {
    /// Its owner has too many jobs waiting.
    OwnJobs,
    /// Too many jobs are waiting.
    Full,
    /// The queue is closed.
    Closed,
}

/// Limits on the jobs of one owner and cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OwnerLimits {
    /// The number of jobs that may wait.
    pub(crate) waiting: usize,
    /// The number of jobs that may run.
    pub(crate) running: usize,
}

/// A queue for the threads that share it.
pub(crate) struct FairQueue<J> {
    state: Mutex<State<J>>,
    /// Signals that a job of a cost may be taken.
    changed: [Condvar; 2],
    limits: [OwnerLimits; 2],
    /// Whether jobs of a cost are refused, and running ones should end early.
    is_closed: [AtomicBool; 2],
    /// The length of the queue, and the time that jobs waited.
    meters: [QueueMetrics; 2],
    refusals: [Counter; 2],
}

struct State<J> {
    /// The jobs of each cost.
    lanes: [Lane<J>; 2],
    /// Whether the threads end once they have nothing to do.
    is_closed: bool,
}

/// The jobs of one cost.
struct Lane<J> {
    owners: HashMap<Owner, OwnJobs<J>>,
    /// The owners with a waiting job that may run, the next one first.
    turns: VecDeque<Owner>,
    waiting: usize,
}

/// The jobs of one owner.
struct OwnJobs<J> {
    waiting: VecDeque<(J, Instant)>,
    running: usize,
    /// Whether the owner is among those whose turn will come.
    has_turn: bool,
}

impl<J> Default for Lane<J> {
    fn default() -> Self {
        Self { owners: HashMap::new(), turns: VecDeque::new(), waiting: 0 }
    }
}

impl<J: Job> FairQueue<J> {
    /// A queue with limits on the light and the heavy jobs of one owner.
    pub(crate) fn new(limits: [OwnerLimits; 2], metrics: &Metrics) -> Arc<Self> {
        Arc::new(Self {
            state: Mutex::new(State { lanes: [Lane::default(), Lane::default()], is_closed: false }),
            changed: [Condvar::new(), Condvar::new()],
            limits,
            is_closed: [AtomicBool::new(false), AtomicBool::new(false)],
            meters: Cost::ALL.map(|cost| metrics.queue(cost.name())),
            refusals: ["own_jobs", "queue"].map(|limit| metrics.refusals(limit)),
        })
    }

    /// Adds a job of a caller.
    ///
    /// # Errors
    /// If the caller or all together have too many jobs waiting, or the queue is closed.
    pub(crate) fn push(&self, Caller { owner, cost }: Caller, job: J) -> Result<(), QueueRefusal> {
        let place = cost as usize;
        let most = if owner == Owner::Machine { MOST } else { self.limits[place].waiting };
        let mut state = self.lock();
        if self.is_closed(cost) {
            return Err(QueueRefusal::Closed);
        }
        let lane = &mut state.lanes[place];
        if lane.owners.get(&owner).is_some_and(|own| own.waiting.len() >= most) {
            // Requests that have gone do not count.
            self.measure(place, -lane.forget_abandoned(owner));
        }
        let waiting = lane.owners.get(&owner).map_or(0, |own| own.waiting.len());
        if waiting >= most || lane.waiting >= MOST {
            let is_own = waiting >= most;
            self.refusals[usize::from(!is_own)].inc();
            return Err(if is_own { QueueRefusal::OwnJobs } else { QueueRefusal::Full });
        }
        lane.owners.entry(owner).or_default().waiting.push_back((job, Instant::now()));
        lane.waiting += 1;
        self.measure(place, 1);
        if lane.give_turn(owner, self.limits[place].running) {
            self.notify(cost);
        }
        Ok(())
    }

    /// Does the jobs of a cost, one after another, until the queue is closed and, for light jobs, empty. A job that panics ends alone.
    pub(crate) fn work(&self, cost: Cost, mut work: impl FnMut(J)) {
        #[cfg(target_os = "linux")]
        if cost == Cost::Heavy {
            // Without the niceness heavy jobs are done as fast as others.
            let _ = rustix::process::nice(NICENESS);
        }
        while let Some((owner, job)) = self.next(cost) {
            // The panic is already reported; the caller receives an error.
            let _ = catch_unwind(AssertUnwindSafe(|| work(job)));
            self.finish(Caller { owner, cost });
        }
    }

    /// Waits for light or heavy jobs, and takes up to `most` of each; empty once the queue is closed and empty. The caller
    /// [finishes](Self::finish) each.
    pub(crate) fn next_batch(&self, most: [usize; 2]) -> Vec<(Caller, J)> {
        let mut state = self.lock();
        let mut batch = Vec::new();
        loop {
            for cost in Cost::ALL {
                let mut take = || self.take(&mut state, cost).map(|(owner, job)| (Caller { owner, cost }, job));
                batch.extend(std::iter::from_fn(&mut take).take(most[cost as usize]));
            }
            if !batch.is_empty() || state.is_closed {
                return batch;
            }
            state = self.changed[Cost::Light as usize].wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Ends the job of a caller, so the owner's next one may run.
    pub(crate) fn finish(&self, Caller { owner, cost }: Caller) {
        let (mut state, place) = (self.lock(), cost as usize);
        let lane = &mut state.lanes[place];
        if let Some(own) = lane.owners.get_mut(&owner) {
            own.running -= 1;
        }
        if lane.give_turn(owner, self.limits[place].running) {
            self.notify(cost);
        }
        lane.forget_idle(owner);
        if state.is_closed {
            self.changed.iter().for_each(Condvar::notify_all);
        }
    }

    /// Whether running jobs of a cost should end early because the server stops.
    pub(crate) fn is_closed(&self, cost: Cost) -> bool {
        self.is_closed[cost as usize].load(Ordering::Relaxed)
    }

    /// Refuses jobs of a cost from now on, and drops those that wait.
    pub(crate) fn clear(&self, cost: Cost) {
        let (mut state, place) = (self.lock(), cost as usize);
        self.is_closed[place].store(true, Ordering::Relaxed);
        let lane = &mut state.lanes[place];
        self.measure(place, -signed(lane.waiting));
        lane.owners.values_mut().for_each(|own| own.waiting.clear());
        lane.waiting = 0;
    }

    /// Accepts no more jobs. The threads end after those that wait.
    pub(crate) fn close(&self) {
        self.lock().is_closed = true;
        self.is_closed.iter().for_each(|closed| closed.store(true, Ordering::Relaxed));
        self.changed.iter().for_each(Condvar::notify_all);
    }

    /// Waits for the next job of a cost; `None` once the queue is closed and empty.
    fn next(&self, cost: Cost) -> Option<(Owner, J)> {
        let mut state = self.lock();
        loop {
            match self.take(&mut state, cost) {
                Some(next) => return Some(next),
                None if state.is_closed && state.lanes[cost as usize].waiting == 0 => {
                    self.changed[cost as usize].notify_all();
                    return None;
                }
                None => {}
            }
            state = self.changed[cost as usize].wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The next job of a cost, if one may run. It counts as running.
    fn take(&self, state: &mut State<J>, cost: Cost) -> Option<(Owner, J)> {
        let place = cost as usize;
        let lane = &mut state.lanes[place];
        while let Some(owner) = lane.turns.pop_front() {
            let Some(own) = lane.owners.get_mut(&owner) else { continue };
            own.has_turn = false;
            let mut found = None;
            while let Some((job, since)) = own.waiting.pop_front() {
                lane.waiting -= 1;
                self.measure(place, -1);
                if !job.is_abandoned() {
                    self.meters[place].wait.observe(since.elapsed().as_secs_f64());
                    found = Some(job);
                    break;
                }
            }
            own.running += usize::from(found.is_some());
            lane.give_turn(owner, self.limits[place].running);
            lane.forget_idle(owner);
            if let Some(job) = found {
                return Some((owner, job));
            }
        }
        None
    }

    /// Wakes a thread for a job of this cost. A thread that takes both costs waits for light ones.
    fn notify(&self, cost: Cost) {
        self.changed[Cost::Light as usize].notify_one();
        if cost == Cost::Heavy {
            self.changed[Cost::Heavy as usize].notify_one();
        }
    }

    fn measure(&self, place: usize, by: i64) {
        self.meters[place].waiting.inc_by(by);
    }

    fn lock(&self) -> MutexGuard<'_, State<J>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<J: Job> Lane<J> {
    /// Puts an owner at the end of the turns, if it has a job that may run and is not there; returns whether it was put there.
    fn give_turn(&mut self, owner: Owner, most_running: usize) -> bool {
        let Some(own) = self.owners.get_mut(&owner) else { return false };
        if own.has_turn || own.waiting.is_empty() || own.running >= most_running && owner != Owner::Machine {
            return false;
        }
        own.has_turn = true;
        self.turns.push_back(owner);
        true
    }

    /// Drops the abandoned jobs of an owner; returns their number.
    fn forget_abandoned(&mut self, owner: Owner) -> i64 {
        let Some(own) = self.owners.get_mut(&owner) else { return 0 };
        let before = own.waiting.len();
        own.waiting.retain(|(job, _)| !job.is_abandoned());
        let gone = before - own.waiting.len();
        self.waiting -= gone;
        signed(gone)
    }

    /// Forgets an owner without jobs.
    fn forget_idle(&mut self, owner: Owner) {
        if self.owners.get(&owner).is_some_and(|own| own.waiting.is_empty() && own.running == 0 && !own.has_turn) {
            self.owners.remove(&owner);
        }
    }
}

impl<J> Default for OwnJobs<J> {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), running: 0, has_turn: false }
    }
}

fn signed(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread;

    use super::*;

    /// A job with a name, which may be abandoned.
    #[derive(PartialEq, Debug)]
    struct Named(&'static str, bool);

    impl Job for Named {
        fn is_abandoned(&self) -> bool {
            self.1
        }
    }

    const LIMITS: [OwnerLimits; 2] =
        [OwnerLimits { waiting: 3, running: usize::MAX }, OwnerLimits { waiting: 3, running: 1 }];

    fn queue() -> Arc<FairQueue<Named>> {
        FairQueue::new(LIMITS, &Metrics::default())
    }

    fn caller(player: i64, cost: Cost) -> Caller {
        Caller { owner: Owner::Player(player), cost }
    }

    fn push(queue: &FairQueue<Named>, player: i64, cost: Cost, name: &'static str) -> Result<(), QueueRefusal> {
        queue.push(caller(player, cost), Named(name, false))
    }

    /// The names of the jobs that may run now.
    fn names(queue: &FairQueue<Named>, cost: Cost) -> Vec<&'static str> {
        let mut state = queue.lock();
        std::iter::from_fn(|| queue.take(&mut state, cost)).map(|(_, Named(name, _))| name).collect()
    }

    #[test]
    fn owners_take_turns() {
        let queue = queue();
        for (player, name) in [(1, "a"), (1, "b"), (1, "c"), (2, "d"), (3, "e"), (2, "f")] {
            push(&queue, player, Cost::Light, name).unwrap();
        }
        assert_eq!(names(&queue, Cost::Light), ["a", "d", "e", "b", "f", "c"]);
    }

    #[test]
    fn an_owner_with_too_many_jobs_is_refused_and_others_are_not() {
        let queue = queue();
        for name in ["a", "b", "c"] {
            push(&queue, 1, Cost::Light, name).unwrap();
        }
        assert_eq!(push(&queue, 1, Cost::Light, "d"), Err(QueueRefusal::OwnJobs));
        assert_eq!((push(&queue, 2, Cost::Light, "e"), push(&queue, 1, Cost::Heavy, "f")), (Ok(()), Ok(())));
        for _ in 0..9 {
            queue.push(Caller::MACHINE, Named("g", false)).unwrap();
        }
    }

    #[test]
    fn jobs_whose_request_has_gone_are_skipped_and_do_not_count() {
        let queue = queue();
        for _ in 0..9 {
            queue.push(caller(1, Cost::Light), Named("gone", true)).unwrap();
        }
        push(&queue, 1, Cost::Light, "a").unwrap();
        assert_eq!(names(&queue, Cost::Light), ["a"]);
    }

    #[test]
    fn one_heavy_job_of_an_owner_runs_at_a_time() {
        let queue = queue();
        for (player, name) in [(1, "a"), (1, "b"), (2, "c")] {
            push(&queue, player, Cost::Heavy, name).unwrap();
        }
        assert_eq!(names(&queue, Cost::Heavy), ["a", "c"]);
        queue.finish(caller(1, Cost::Heavy));
        assert_eq!(names(&queue, Cost::Heavy), ["b"]);
    }

    #[test]
    fn a_cleared_queue_drops_what_waits_and_accepts_no_more() {
        let metrics = Metrics::default();
        let queue = FairQueue::new(LIMITS, &metrics);
        push(&queue, 1, Cost::Heavy, "a").unwrap();
        push(&queue, 1, Cost::Light, "b").unwrap();
        let waiting = || metrics.queue("heavy").waiting.get();
        assert_eq!(waiting(), 1);
        queue.clear(Cost::Heavy);
        assert_eq!((names(&queue, Cost::Heavy), names(&queue, Cost::Light)), (vec![], vec!["b"]));
        assert_eq!((waiting(), push(&queue, 2, Cost::Heavy, "c")), (0, Err(QueueRefusal::Closed)));
    }

    #[test]
    fn the_threads_of_a_closed_queue_end_after_the_jobs_that_wait() {
        let queue = queue();
        let (sender, done) = mpsc::channel();
        for (player, name) in [(1, "a"), (1, "b"), (2, "c")] {
            push(&queue, player, Cost::Heavy, name).unwrap();
        }
        queue.close();
        let run = |_| {
            let (queue, sender) = (Arc::clone(&queue), sender.clone());
            thread::spawn(move || queue.work(Cost::Heavy, |Named(name, _)| sender.send(name).unwrap()))
        };
        for thread in [0; 3].map(run) {
            thread.join().unwrap();
        }
        drop(sender);
        let mut done: Vec<_> = done.iter().collect();
        done.sort_unstable();
        assert_eq!(done, ["a", "b", "c"]);
        assert_eq!(push(&queue, 1, Cost::Light, "d"), Err(QueueRefusal::Closed));
    }

    #[test]
    fn a_batch_has_light_jobs_first_and_few_heavy_ones() {
        let queue = queue();
        for (player, cost, name) in
            [(1, Cost::Heavy, "a"), (2, Cost::Heavy, "b"), (3, Cost::Light, "c"), (3, Cost::Light, "d")]
        {
            push(&queue, player, cost, name).unwrap();
        }
        let batch = queue.next_batch([9, 1]);
        assert_eq!(batch.iter().map(|(_, Named(name, _))| *name).collect::<Vec<_>>(), ["c", "d", "a"]);
        assert_eq!(queue.next_batch([9, 1]).len(), 1);
    }
}
