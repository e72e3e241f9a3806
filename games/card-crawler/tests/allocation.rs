//! No allocation from set-up to the end of a game.

use card_crawler::{Options, State};
use game::{FastChance, FastRng, Play, State as _};

#[test]
fn random_playouts_allocate_nothing() {
    let (mut luck, mut rng) = (FastChance(FastRng::new(1)), FastRng::new(2));
    let mut moves = 0;
    for hand_size in [3, 5, 7] {
        let options = Options { hand_size, life: 20, ..Options::default() };
        let allocations = allocation_counter::measure(|| {
            for _ in 0..1_000 {
                let mut state = State::new(&options, &mut luck);
                for _ in 0..1_000 {
                    let Some(mv) = state.random_legal(&mut rng) else { break };
                    assert!(state.is_legal(mv));
                    state.play_unchecked(mv, &mut luck);
                    moves += 1;
                }
            }
        });
        assert_eq!(allocations.count_total, 0, "hand_size {hand_size}");
    }
    assert!(moves > 60_000, "{moves}");
    assert!(size_of::<State>() <= 128, "{}", size_of::<State>());
}

#[test]
fn what_allocates_is_counted() {
    let list = || drop(State::new(&Options::default(), &mut FastChance(FastRng::new(1))).legal_vec());
    assert!(allocation_counter::measure(list).count_total > 0);
}
