//! Fuzzing for a bounded time, with a stable compiler.

use std::panic::{catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use underdeck_game::{FastRng, below};

/// The seed of the first input: one that failed can be made again alone.
const SEED: &str = "UNDERDECK_FUZZ_SEED";
/// For how many seconds each target is fuzzed; by default for [`LEAST`] inputs.
const SECONDS: &str = "UNDERDECK_FUZZ_SECONDS";
/// How many inputs are tried at least.
const LEAST: u64 = 300;

/// Calls a target with every input of a corpus, then with inputs made from them: cut, joined, repeated, overwritten. Input `n` follows
/// from the corpus and its seed alone.
///
/// # Panics
/// If the target does; standard error names the seed and shows the input.
pub fn bounded(target: fn(&[u8]), corpus: &[Vec<u8>]) {
    let number = |name| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (first, time) = (number(SEED).unwrap_or(1), Duration::from_secs(number(SECONDS).unwrap_or(0)));
    let start = Instant::now();
    corpus.iter().for_each(|input| target(input));
    for seed in (first..).take_while(|seed| seed - first < LEAST || start.elapsed() < time) {
        let input = input(&mut FastRng::new(seed), corpus);
        if let Err(panic) = catch_unwind(|| target(&input)) {
            eprintln!("{SEED}={seed} makes this input again: {:?}", String::from_utf8_lossy(&input));
            resume_unwind(panic);
        }
    }
}

/// An input of the corpus, or nothing, with one to five changes.
fn input(rng: &mut FastRng, corpus: &[Vec<u8>]) -> Vec<u8> {
    let pick =
        |rng: &mut FastRng| corpus.get(below(rng, corpus.len() as u32 + 1) as usize).cloned().unwrap_or_default();
    let mut input = pick(rng);
    for _ in 0..=below(rng, 5) {
        let (from, to) = piece(rng, input.len());
        match below(rng, 5) {
            0 => drop(input.drain(from..to)),
            1 => {
                let other = pick(rng);
                let (first, last) = piece(rng, other.len());
                drop(input.splice(from..to, other[first..last].iter().copied()));
            }
            2 => {
                let copy = input[from..to].to_vec();
                drop(input.splice(from..from, copy));
            }
            3 => drop(input.splice(from..from, [below(rng, 256) as u8])),
            _ => input[from..to].iter_mut().take(8).for_each(|byte| *byte = 32 + below(rng, 95) as u8),
        }
    }
    input
}

/// The start and end of a random piece of an input of this length, usually a short one.
fn piece(rng: &mut FastRng, length: usize) -> (usize, usize) {
    let from = below(rng, length as u32 + 1) as usize;
    let most = if below(rng, 4) == 0 { length } else { 12 };
    (from, (from + below(rng, most as u32 + 1) as usize).min(length))
}
