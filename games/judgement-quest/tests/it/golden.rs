//! The played games kept as files, and that together they show all that can happen.

use underdeck_judgement_quest::State;

use crate::sights;

const TRACES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/judgement-quest/tests/traces");

#[test]
fn golden_games_hold() {
    underdeck_testkit::golden_games::<State>(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/judgement-quest/tests"));
}

#[test]
fn the_traces_show_everything() {
    underdeck_testkit::golden_sights(TRACES, sights::WANTED.iter().map(ToString::to_string), sights::sights);
}
