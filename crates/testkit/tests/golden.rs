//! The golden checks on traces and records written here and now.

use std::fs;
use std::path::PathBuf;

use underdeck_game::{Play, Playable as _, Recording};
use underdeck_players::{Decision, Player, PlayerKind};
use underdeck_record::{Deal, Record, TraceFlags, TraceWriter};
use underdeck_testkit::toy::{Toy, ToyOptions};
use underdeck_testkit::{golden_records, golden_traces};

/// A directory of its own for a test, with one trace and one record.
fn games(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&dir).unwrap();
    let deal = Deal::<Toy>::new(ToyOptions::default(), 12);
    let mut record = Record::of_deal(&deal);
    let (mut state, mut chance) = deal.start();
    let mut writer = TraceWriter::new(Vec::new(), TraceFlags { legal: true, view: false });
    writer.first(&underdeck_game::AnyOptions::of::<Toy>(&deal.options), state.erased().as_ref()).unwrap();
    let mut player = PlayerKind::Greedy.seeded(0);
    while let Some(mv) = player.choose(Decision::of(&state)) {
        let mut recording = Recording::new(&mut chance);
        state.play(mv, &mut recording).unwrap();
        writer.step(mv, &recording.events, state.erased().as_ref()).unwrap();
        record.push_move(&mv.to_string());
    }
    record.set_outcome(state.outcome().as_ref());
    fs::write(dir.join("greedy.jsonl"), writer.into_inner()).unwrap();
    fs::write(dir.join("greedy.udr"), record.to_string()).unwrap();
    dir
}

#[test]
fn golden_games_hold() {
    let dir = games("hold");
    golden_traces::<Toy>(&dir);
    golden_records::<Toy>(&dir);
}

#[test]
#[should_panic(expected = "greedy.jsonl")]
fn a_changed_trace_is_named() {
    let path = games("changed").join("greedy.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("\"lives\":3", "\"lives\":4", 2)).unwrap();
    golden_traces::<Toy>(path.parent().unwrap());
}

#[test]
#[should_panic(expected = "line 2 differs from what is written today")]
fn another_order_of_keys_is_seen() {
    let path = games("spaced").join("greedy.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("{\"move\":", "{ \"move\":", 1)).unwrap();
    golden_traces::<Toy>(path.parent().unwrap());
}

#[test]
#[should_panic(expected = "greedy.udr")]
fn a_changed_record_is_named() {
    let path = games("record").join("greedy.udr");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("draw", "leave", 1)).unwrap();
    golden_records::<Toy>(path.parent().unwrap());
}

#[test]
#[should_panic(expected = "there is no *.jsonl")]
fn an_empty_directory_is_no_proof() {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("empty");
    fs::create_dir_all(&dir).unwrap();
    golden_traces::<Toy>(dir);
}
