//! The laws that every game keeps.

use underdeck_@crate@::{Options, State};
use underdeck_game::Play;

#[test]
fn all_laws_hold() {
    underdeck_testkit::contract::<State>();
}

#[test]
fn perft() {
    underdeck_testkit::perft_table::<State>(include_str!("../perft.txt"));
}

#[test]
fn a_running_game_allocates_nothing() {
    underdeck_testkit::allocates_nothing(&[Options::default()], 0..100, State::random_legal, |run| {
        allocation_counter::measure(run).count_total
    });
}
