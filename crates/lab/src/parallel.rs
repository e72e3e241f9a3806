//! Work spread over threads.
//!
//! The closures are passed as `dyn`, so that the machinery of the threads is compiled once for each result and not for each game.

use std::ops::Range;

use rayon::prelude::*;

/// A pool of threads.
pub(crate) struct Threads(rayon::ThreadPool);

impl Threads {
    /// Starts `jobs` threads, at least one.
    ///
    /// # Errors
    /// If the system gives none.
    pub(crate) fn start(jobs: usize) -> Result<Self, String> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs.max(1)).build();
        pool.map(Self).map_err(|error| format!("{jobs} threads cannot be started: {error}"))
    }

    /// The results of the numbers, in order, without those that have none.
    pub(crate) fn map<T: Send>(&self, range: Range<u64>, work: &(dyn Fn(u64) -> Option<T> + Sync)) -> Vec<T> {
        self.0.install(|| range.into_par_iter().filter_map(work).collect())
    }

    /// Adds the numbers to sums that begin `empty` and are merged in the end, until `stopped`.
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
