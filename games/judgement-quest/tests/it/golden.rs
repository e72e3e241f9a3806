//! The played games kept as files, and that together they show all that can happen.

use judgement_quest::State;

use crate::sights;

const TRACES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/judgement-quest/tests/traces");

#[test]
fn golden_games_hold() {
    testkit::golden_games::<State>(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/judgement-quest/tests"));
}

#[test]
fn the_traces_show_everything() {
    testkit::golden_sights(TRACES, sights::WANTED.iter().map(ToString::to_string), sights::sights);
}
