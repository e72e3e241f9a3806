//! The unit of time U: one Fisher–Yates shuffle of 54 bytes with wyrand and 32-bit multiply–shift.
//!
//! Machines differ and are noisy; times in U, measured in the same run, are comparable.

use std::hint::black_box;

use rand_core::Rng;
use underdeck_game::FastRng;

/// The number of shuffles per timing, about a millisecond.
const SHUFFLES: u32 = 20_000;

/// Shuffles 54 bytes: 53 steps, each with one multiplication and without rejection.
///
/// Slightly biased, so deals do not use it.
#[inline]
pub fn shuffle54(rng: &mut FastRng, cards: &mut [u8; 54]) {
    for i in (1..54usize).rev() {
        let j = (u64::from(rng.next_u32()) * (i as u64 + 1)) >> 32;
        cards.swap(i, j as usize);
    }
}

/// The nanoseconds of one shuffle, measured with a clock in seconds.
pub fn time(clock: &dyn Fn() -> f64) -> f64 {
    let (mut rng, mut cards) = (FastRng::new(1), [0u8; 54]);
    for (card, n) in cards.iter_mut().zip(0..) {
        *card = n;
    }
    let start = clock();
    for _ in 0..SHUFFLES {
        shuffle54(&mut rng, black_box(&mut cards));
    }
    black_box(&cards);
    (clock() - start) * 1e9 / f64::from(SHUFFLES)
}

/// Timings of U, taken before, during and after a measurement.
#[derive(Clone, Debug, Default)]
pub struct Baseline(Vec<f64>);

impl Baseline {
    /// No timings yet.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Takes `times` timings.
    pub fn sample(&mut self, times: usize, clock: &dyn Fn() -> f64) {
        self.0.extend((0..times).map(|_| time(clock)));
    }

    /// The median of all timings in nanoseconds; 0 without any.
    pub fn median_ns(&self) -> f64 {
        median(&mut self.0.clone())
    }
}

/// The median of timings, which are sorted in place; 0 without any.
pub(crate) fn median(timings: &mut [f64]) -> f64 {
    timings.sort_by(f64::total_cmp);
    timings.get(timings.len() / 2).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn the_shuffle_keeps_the_bytes_and_moves_each_everywhere() {
        let (mut rng, mut seen) = (FastRng::new(3), [[false; 54]; 54]);
        let sorted: [u8; 54] = std::array::from_fn(|i| i as u8);
        for _ in 0..2_000 {
            let mut cards = sorted;
            shuffle54(&mut rng, &mut cards);
            for (place, &card) in cards.iter().enumerate() {
                seen[place][card as usize] = true;
            }
            cards.sort_unstable();
            assert_eq!(cards, sorted);
        }
        assert!(seen.iter().flatten().all(|&met| met));
    }

    #[test]
    fn the_floor_is_the_median_of_its_timings() {
        let ticks = Cell::new(0.0);
        let clock = || {
            ticks.set(ticks.get() + 0.001);
            ticks.get()
        };
        let mut floor = Baseline::new();
        assert_eq!(floor.median_ns(), 0.0);
        floor.sample(3, &clock);
        assert!((floor.median_ns() - 50.0).abs() < 1e-6, "{}", floor.median_ns());
    }
}
