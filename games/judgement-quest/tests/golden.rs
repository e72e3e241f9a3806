//! The played games kept as files, and that together they show all that can happen.

use judgement_quest::State;

mod sights;

const TRACES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/traces");
const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn traces_hold() {
    testkit::golden_traces::<State>(TRACES);
}

#[test]
fn records_hold() {
    testkit::golden_records::<State>(RECORDS);
}

#[test]
fn the_traces_show_everything() {
    testkit::golden_sights(TRACES, sights::WANTED.iter().map(ToString::to_string), sights::sights);
}
