//! No allocation between set-up and the end.

use game::{FastChance, FastRng, Play, State as _};
use living_keep::{Mode, Options, State};

#[test]
fn random_playouts_allocate_nothing() {
    let (mut luck, mut rng) = (FastChance(FastRng::new(1)), FastRng::new(2));
    // The tables are read once, at the first set-up.
    State::new(&Options::default(), &mut luck);
    let mut moves = 0;
    let allocations = allocation_counter::measure(|| {
        for &mode in Mode::ALL {
            for scenario in 1..=10 {
                let options = Options { mode, scenario, ..Options::default() };
                for _ in 0..20 {
                    let mut state = State::new(&options, &mut luck);
                    while let Some(mv) = state.random_legal(&mut rng) {
                        state.play_unchecked(mv, &mut luck);
                        moves += 1;
                    }
                }
            }
        }
    });
    assert!(moves > 20_000);
    assert_eq!(allocations.count_total, 0);
    assert!(size_of::<State>() <= 1024 && size_of::<living_keep::Move>() <= 16);
}
