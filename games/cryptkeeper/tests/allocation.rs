//! No allocation between set-up and the end.

use cryptkeeper::{Options, State};
use game::{FastChance, FastRng, Play, State as _};

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
