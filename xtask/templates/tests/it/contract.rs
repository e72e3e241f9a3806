//! The laws that every game keeps.

use @crate@::{Options, State};
use game::Play;

#[test]
fn all_laws_hold() {
    testkit::contract::<State>();
}

#[test]
fn perft() {
    testkit::perft_table::<State>(include_str!("../perft.txt"));
}

#[test]
fn a_running_game_allocates_nothing() {
    testkit::allocates_nothing(&[Options::default()], 0..100, State::random_legal, |run| {
        allocation_counter::measure(run).count_total
    });
}
