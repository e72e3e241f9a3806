//! Work on several threads.
//!
//! Closures are `dyn`, so that the thread pool is compiled once for each result type and not for each game.

use std::ops::Range;

use rayon::prelude::*;
use underdeck_game::say;

/// A pool of threads.
pub(crate) struct Threads(rayon::ThreadPool);

impl Threads {
    /// Starts `jobs` threads, at least one.
    ///
    /// # Errors
    /// If threads cannot be started.
    pub(crate) fn start(jobs: usize) -> Result<Self, String> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs.max(1)).build();
        pool.map(Self).map_err(|error| say!(LAB_THREADS, n = jobs, why = error.to_string()).into())
    }

    /// The results of the numbers in order, without `None`.
    pub(crate) fn map<T: Send>(&self, range: Range<u64>, work: &(dyn Fn(u64) -> Option<T> + Sync)) -> Vec<T> {
        self.0.install(|| range.into_par_iter().filter_map(work).collect())
    }

    /// Folds the numbers into sums that start `empty` and are merged at the end, until `stopped`.
    pub(crate) fn sum<T: Send>(
        &self,
        range: Range<u64>,
        empty: &(dyn Fn() -> T + Sync),
        stopped: &(dyn Fn() -> bool + Sync),
        add: &(dyn Fn(&mut T, u64) + Sync),
        merge: fn(&mut T, T),
    ) -> T {
        let add = |mut sum, n| {
            add(&mut sum, n);
            sum
        };
        let merge = |mut one, other| {
            merge(&mut one, other);
            one
        };
        let numbers = range.into_par_iter().take_any_while(|_| !stopped());
        self.0.install(|| numbers.fold(empty, add).reduce(empty, merge))
    }
}
