//! Random playouts of each mode beside the floor: one shuffle of 54 cards.

use criterion::{Criterion, criterion_group, criterion_main};
use game::{FastChance, FastRng, Play, Seat, State as _, View as _};
use living_keep::{Mode, Options, State};

fn floor(c: &mut Criterion) {
    let mut rng = FastRng::new(1);
    let mut cards: Vec<cards::Card> = (0..54).filter_map(cards::Card::from_index).collect();
    c.bench_function("floor: shuffle 54 cards (U)", |b| b.iter(|| game::shuffle(&mut rng, &mut cards)));
}

fn playouts(c: &mut Criterion) {
    for &mode in Mode::ALL {
        let options = Options { mode, ..Options::default() };
        let (mut luck, mut rng) = (FastChance(FastRng::new(1)), FastRng::new(2));
        c.bench_function(&format!("1000 moves of random playouts, {mode}"), |b| {
            b.iter(|| {
                let mut left = 1000;
                while left > 0 {
                    let mut state = State::new(&options, &mut luck);
                    while let Some(mv) = state.random_legal(&mut rng) {
                        state.play_unchecked(mv, &mut luck);
                        left -= 1;
                        if left == 0 {
                            break;
                        }
                    }
                }
            });
        });
    }
}

fn greedy(c: &mut Criterion) {
    let mut luck = FastChance(FastRng::new(3));
    let mut state = State::new(&Options::default(), &mut luck);
    for _ in 0..12 {
        let mv = state.view(Seat(0)).greedy();
        state.play_unchecked(mv, &mut luck);
    }
    let view = state.view(Seat(0));
    c.bench_function("greedy move", |b| b.iter(|| view.greedy()));
}

criterion_group!(benches, floor, playouts, greedy);
criterion_main!(benches);
