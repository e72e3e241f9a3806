//! A random playout does not allocate.

use underdeck_game::{FastChance, FastRng, State};
use underdeck_players::{Random, playout};
use underdeck_testkit::toy::{Toy, ToyOptions};

#[test]
fn random_games_to_the_end_allocate_nothing() {
    let mut ended = 0;
    for seed in 0..50 {
        let (mut luck, mut player) = (FastChance(FastRng::new(seed)), Random::new(seed));
        let mut state = Toy::new(&ToyOptions::default(), &mut luck);
        let info = allocation_counter::measure(|| {
            ended += u32::from(playout(&mut state, &mut player, &mut luck, 3_000).outcome.is_some());
        });
        assert_eq!(info.count_total, 0, "seed {seed}");
    }
    assert_eq!(ended, 50);
    assert!(allocation_counter::measure(|| drop(vec![0u8])).count_total > 0);
}
