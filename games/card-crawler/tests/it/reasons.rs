//! The reasons of the heuristic player, over whole games.

use underdeck_card_crawler::{Options, State};
use underdeck_testkit::{golden_hints, hints};

#[test]
fn every_move_has_a_reason() {
    assert!((0..40).all(|seed| !hints::<State>(&Options::default(), seed).is_empty()));
}

#[test]
fn a_whole_game_of_hints_reads_as_it_did() {
    golden_hints::<State>(
        &Options::default(),
        4,
        concat!(env!("CARGO_MANIFEST_DIR"), "/../games/card-crawler/tests/reasons.txt"),
    );
}
