//! Properties over random games.

use proptest::prelude::*;
use serde_json::json;
use underdeck_game::{FastChance, FastRng, Play, Seat, State as _, View as _};
use underdeck_living_keep::{Mode, Options, State};
use underdeck_testkit::{random_options, somewhere};

fn options(seed: u64) -> Options {
    random_options(&mut FastRng::new(seed), &[])
}

proptest! {
    /// Views have no key of the rival's slate, and none of their values depends on it.
    #[test]
    fn a_rivals_secrets_reach_no_view(seed in any::<u64>(), moves in 0usize..900) {
        let mode = if seed % 2 == 0 { Mode::Standard } else { Mode::Draft };
        let state = somewhere::<State>(&Options { mode, ..options(seed) }, seed, moves);
        for seat in [Seat(0), Seat(1)] {
            let seen = json!(state.view(seat));
            let rival = format!("p{}_", 2 - seat.0);
            let keys: Vec<&String> = seen.as_object().unwrap().keys().filter(|key| key.starts_with(&rival)).collect();
            prop_assert_eq!(keys, [&format!("{rival}hp"), &format!("{rival}hp_max")]);
            // A state in which the rival is made up looks the same.
            let other = state.view(seat).determinise(&mut FastRng::new(seed));
            prop_assert_eq!(json!(other.view(seat)), seen);
        }
    }

    /// Nothing ever exceeds its bounds, and a game ends.
    #[test]
    fn games_end_and_stay_within_bounds(seed in any::<u64>()) {
        let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
        let mut state = State::new(&options(seed), &mut luck);
        for _ in 0..20_000 {
            let Some(mv) = state.random_legal(&mut rng) else { break };
            state.play_unchecked(mv, &mut luck);
        }
        prop_assert!(state.outcome().is_some());
        prop_assert!(state.check().is_ok());
    }
}
