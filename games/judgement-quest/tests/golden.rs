//! The played games kept as files, and that together they show all that can happen.

use std::collections::BTreeSet;
use std::fs;

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
    let mut seen = BTreeSet::new();
    for file in fs::read_dir(TRACES).expect("the traces are there") {
        let trace = fs::read_to_string(file.expect("a file").path()).expect("a text");
        seen.extend(sights::sights(&trace));
    }
    let missing: Vec<&&str> = sights::WANTED.iter().filter(|sight| !seen.contains(**sight)).collect();
    assert!(missing.is_empty(), "no trace shows {missing:?}");
}
