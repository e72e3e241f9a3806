//! Random playouts beside the yardstick U: one Fisher–Yates shuffle of 54 bytes with wyrand and 32-bit multiply–shift.
//!
//! Machines differ and are noisy; what can be compared is time per move in U, timed in the same run.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{FastChance, FastRng, Play as _, State as _};
use keevorn::{Edition, Options, State};
use rand_core::Rng as _;

/// Games of one iteration.
const GAMES: u64 = 64;

fn shuffle54(rng: &mut FastRng, cards: &mut [u8; 54]) {
    for i in (1..54usize).rev() {
        let j = (u64::from(rng.next_u32()) * (i as u64 + 1)) >> 32;
        cards.swap(i, j as usize);
    }
}

/// Plays [`GAMES`] random games and counts their moves.
fn playouts(options: &Options, seed: u64) -> u64 {
    let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
    let mut moves = 0;
    for _ in 0..GAMES {
        let mut state = State::new(options, &mut luck);
        while let Some(mv) = state.random_legal(&mut rng) {
            state.play_unchecked(mv, &mut luck);
            moves += 1;
        }
        black_box(&state);
    }
    moves
}

fn bench(c: &mut Criterion) {
    let mut group = c.benchmark_group("keevorn");
    let (mut rng, mut cards) = (FastRng::new(1), std::array::from_fn(|i| i as u8));
    group.throughput(Throughput::Elements(1));
    group.bench_function("floor", |b| b.iter(|| shuffle54(&mut rng, black_box(&mut cards))));
    for edition in [Edition::First, Edition::Second] {
        let options = Options { edition, ..Options::default() };
        group.throughput(Throughput::Elements(playouts(&options, 1)));
        group.bench_function(format!("random playouts {}", edition.word()), |b| {
            b.iter(|| playouts(black_box(&options), black_box(1)));
        });
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
