//! No allocation between set-up and the end.

use cryptkeeper::{Options, State};
use game::{FastChance, FastRng, Play, Policy as _, Seat, State as _};

#[test]
fn random_playouts_allocate_nothing() {
    let (mut luck, mut rng) = (FastChance(FastRng::new(1)), FastRng::new(2));
    let mut moves = 0;
    let allocations = allocation_counter::measure(|| {
        for _ in 0..2_000 {
            let mut state = State::new(&Options::default(), &mut luck);
            while let Some(mv) = state.random_legal(&mut rng) {
                state.play_unchecked(mv, &mut luck);
                moves += 1;
            }
        }
    });
    assert!(moves > 20_000);
    assert_eq!((allocations.count_total, size_of::<State>()), (0, 192));
}

#[test]
fn rollouts_allocate_nothing() {
    let mut luck = FastChance(FastRng::new(3));
    let mut moves = 0;
    let allocations = allocation_counter::measure(|| {
        for _ in 0..40 {
            let mut state = State::new(&Options::default(), &mut luck);
            while state.outcome().is_none() {
                state.play_unchecked(state.view(Seat(0)).rollout(&mut FastRng::new(0)), &mut luck);
                moves += 1;
            }
        }
    });
    assert!(moves > 2_000);
    assert_eq!(allocations.count_total, 0);
}
