//! No allocation from set-up to the end of a game.

use game::{FastChance, FastRng, Play as _, Policy as _, Seat, State as _};
use keevorn::{Edition, Options, State};

#[test]
fn set_up_and_random_playouts_allocate_nothing() {
    let mut ended = 0;
    for seed in 0..300 {
        let edition = if seed % 2 == 0 { Edition::First } else { Edition::Second };
        let options = Options { edition, max_health: 99, jokers: (seed % 9) as u8, ..Options::default() };
        let info = allocation_counter::measure(|| {
            let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
            let mut state = State::new(&options, &mut luck);
            for _ in 0..10_000 {
                let Some(mv) = state.random_legal(&mut rng) else { break };
                assert!(state.is_legal(mv));
                state.play_unchecked(mv, &mut luck);
            }
            ended += u64::from(state.outcome().is_some());
        });
        assert_eq!(info.count_total, 0, "seed {seed}");
    }
    assert_eq!(ended, 300);
}

#[test]
fn a_game_of_quick_moves_allocates_nothing() {
    let mut ended = 0;
    for seed in 0..300 {
        let edition = if seed % 2 == 0 { Edition::First } else { Edition::Second };
        let options = Options { edition, jokers: (seed % 9) as u8, ..Options::default() };
        let info = allocation_counter::measure(|| {
            let mut luck = FastChance(FastRng::new(seed));
            let mut state = State::new(&options, &mut luck);
            while state.outcome().is_none() {
                let mv = state.view(Seat(0)).rollout(&mut FastRng::new(0));
                state.play_unchecked(mv, &mut luck);
            }
            ended += 1;
        });
        assert_eq!(info.count_total, 0, "seed {seed}");
    }
    assert_eq!(ended, 300);
}

#[test]
fn what_allocates_is_counted() {
    assert!(
        allocation_counter::measure(|| drop(
            State::new(&Options::default(), &mut FastChance(FastRng::new(1))).legal_vec()
        ))
        .count_total
            > 0
    );
}
