//! Numbered jobs on several threads, with results in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// The most results that wait for an earlier one.
const EARLY: usize = 1_024;

/// The function of a thread for a number; `None` ends the thread.
pub type Worker<'a, T> = Box<dyn FnMut(u64) -> Option<T> + 'a>;

/// Runs the numbers below `count` on `jobs` threads and passes the results to `report` in order, independent of the number of threads. Each thread has
/// a `worker` of its own. `report` returns whether to continue; once `stop` is set no further number is started. A single job spawns no thread, since
/// WebAssembly has none.
pub fn in_order<'a, T: Send>(
    jobs: usize,
    count: u64,
    stop: &AtomicBool,
    worker: &(dyn Fn() -> Worker<'a, T> + Sync),
    report: &mut dyn FnMut(T) -> bool,
) {
    let (next, over) = (AtomicU64::new(0), AtomicBool::new(false));
    let is_over = || over.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed);
    let work = |give: &mut dyn FnMut(u64, T) -> bool| {
        let mut worker = worker();
        while !is_over() {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(result) = (n < count).then(|| worker(n)).flatten() else { break };
            if !give(n, result) {
                break;
            }
        }
    };
    let jobs = jobs.max(1).min(count.max(1) as usize);
    if jobs == 1 {
        work(&mut |_, result| report(result));
        return;
    }
    std::thread::scope(|threads| {
        let (sender, results) = mpsc::sync_channel(EARLY);
        for _ in 0..jobs {
            let (sender, work) = (sender.clone(), &work);
            threads.spawn(move || work(&mut |n, result| sender.send((n, result)).is_ok()));
        }
        drop(sender);
        let (mut early, mut due) = (BTreeMap::new(), 0);
        for (n, result) in results {
            early.insert(n, result);
            while let Some(result) = early.remove(&due) {
                due += 1;
                if !over.load(Ordering::Relaxed) && !report(result) {
                    over.store(true, Ordering::Relaxed);
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_arrive_in_order_until_they_are_refused() {
        for jobs in [1, 3, 50] {
            let mut received = Vec::new();
            in_order(jobs, 40, &AtomicBool::new(false), &|| Box::new(|n| Some(n * n)), &mut |square| {
                received.push(square);
                square < 900
            });
            assert_eq!(received, (0..=30).map(|n| n * n).collect::<Vec<u64>>(), "{jobs} threads");
        }
        let mut received = 0;
        in_order(2, 9, &AtomicBool::new(true), &|| Box::new(Some), &mut |_| {
            received += 1;
            true
        });
        assert_eq!(received, 0);
    }
}
