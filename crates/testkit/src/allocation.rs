//! That a running game allocates nothing.

use std::hint::black_box;

use underdeck_game::{FastChance, FastRng, Play, State};

/// Plays one game for each of these options and seeds and checks that nothing is allocated from set-up to the end. Returns how many of
/// them ended; a game that is not over after 10,000 moves is given up.
///
/// `choose` makes the moves, such as [`Play::random_legal`]; `measure` counts the allocations of what it runs.
///
/// ```
/// # use underdeck_game::Play;
/// # use underdeck_testkit::toy::{Toy, ToyOptions};
/// # mod allocation_counter { pub fn count(run: &mut dyn FnMut()) -> u64 { run(); 1 } }
/// # let result = std::panic::catch_unwind(||
/// underdeck_testkit::allocates_nothing::<Toy>(&[ToyOptions::default()], 0..3, Play::random_legal, allocation_counter::count)
/// # ); assert!(result.is_err());
/// ```
///
/// # Panics
/// If something is allocated, or if `measure` does not notice what is.
pub fn allocates_nothing<S: State>(
    options: &[S::Options],
    seeds: std::ops::Range<u64>,
    choose: impl Fn(&S, &mut FastRng) -> Option<S::Move>,
    measure: impl Fn(&mut dyn FnMut()) -> u64,
) -> usize {
    assert!(measure(&mut || drop(black_box(vec![0_u8; 64]))) > 0, "what is allocated is not counted");
    // Tables that are read once for all are read here.
    S::new(&options[0], &mut FastChance(FastRng::new(0)));
    let mut ended = 0;
    for (n, options) in options.iter().enumerate() {
        for seed in seeds.clone() {
            let mut moves = 0;
            let count = measure(&mut || {
                let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
                let mut state = S::new(options, &mut luck);
                while moves < 10_000
                    && let Some(mv) = choose(&state, &mut rng)
                {
                    assert!(state.is_legal(mv));
                    state.play_unchecked(mv, &mut luck);
                    moves += 1;
                }
                ended += usize::from(state.outcome().is_some());
            });
            assert_eq!(count, 0, "{}: allocations in {moves} moves, options {n}, seed {seed}", S::INFO.id);
        }
    }
    ended
}
