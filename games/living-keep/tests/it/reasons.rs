//! The reasons of the heuristic policy, over whole games.

use underdeck_living_keep::{Mode, Options, State};
use underdeck_testkit::{golden_hints, hints};

#[test]
fn every_move_has_a_reason() {
    for &mode in Mode::ALL {
        for n in 0..4 {
            let options = Options { mode, scenario: 3 * n + 1, ..Options::default() };
            assert!(!hints::<State>(&options, n.into()).is_empty());
        }
    }
}

#[test]
fn a_whole_game_of_hints_reads_as_it_did() {
    golden_hints::<State>(
        &Options { turn_decks: 1, ..Options::default() },
        0,
        concat!(env!("CARGO_MANIFEST_DIR"), "/../games/living-keep/tests/reasons.txt"),
    );
}
