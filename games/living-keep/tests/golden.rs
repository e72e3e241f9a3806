//! Golden games: a few traces in full, many records with a digest of the trace that each makes.

#[path = "golden/sights.rs"]
mod sights;

use std::collections::BTreeSet;
use std::fs;

use living_keep::State;
use record::{Record, Replay, TraceFlags, replay_record, write_trace};

const TRACES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/traces");
const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
/// Lines `record moves digest`: the trace with legal moves and views, every byte of it, as 64 bits.
const DIGESTS: &str = include_str!("records/digests.txt");

#[test]
fn traces() {
    testkit::golden_traces::<State>(TRACES);
}

#[test]
fn records() {
    testkit::golden_records::<State>(RECORDS);
}

/// A record says nothing of the states between; its digest does.
#[test]
fn records_make_the_same_traces() {
    let lines: Vec<String> = replays().iter().map(|(name, replay)| digest_line(name, replay)).collect();
    let expected: Vec<&str> = DIGESTS.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines, expected, "\nthe digests are now:\n{}\n", lines.join("\n"));
}

#[test]
fn records_show_everything() {
    let seen: BTreeSet<String> = replays().iter().flat_map(|(_, replay)| sights::sights(replay)).collect();
    let missing: Vec<_> = sights::wanted().into_iter().filter(|sight| !seen.contains(sight)).collect();
    assert!(missing.is_empty(), "no golden game shows {missing:?}");
}

/// All golden records by name, played again.
fn replays() -> Vec<(String, Replay<State>)> {
    let entries = fs::read_dir(RECORDS).expect("the records are there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "udr"));
    paths.sort();
    let replay = |path: std::path::PathBuf| {
        let record: Record = fs::read_to_string(&path).expect("a text").parse().expect("a record");
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, replay_record::<State>(&record).expect("a game"))
    };
    paths.into_iter().map(replay).collect()
}

fn digest_line(name: &str, replay: &Replay<State>) -> String {
    let mut trace = Vec::new();
    write_trace(replay, &mut trace, TraceFlags { legal: true, view: true }).expect("a vector takes all");
    format!("{name} {} {:016x}", replay.moves.len(), fnv(&trace))
}

/// The 64-bit FNV-1a hash.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
