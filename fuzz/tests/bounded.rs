//! Each target on some inputs: good ones, and what becomes of them by accidents.

use std::fs;

use fuzz::bounded;
use underdeck_game::{FastRng, Play, State};
use underdeck_record::{Deal, Record};
use underdeck_testkit::toy::{Toy, ToyOptions};

/// The lines of all golden files of the games with this extension.
fn golden(folder: &str, extension: &str) -> Vec<Vec<u8>> {
    let games = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../games")).expect("the games are there");
    let folders = games.flatten().filter_map(|game| fs::read_dir(game.path().join("tests").join(folder)).ok());
    let mut files: Vec<_> = folders.flatten().flatten().map(|file| file.path()).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == extension));
    files.sort();
    assert!(!files.is_empty(), "there is no *.{extension}");
    files.iter().map(|file| fs::read(file).expect("a golden file can be read")).collect()
}

/// Records of the toy, with all its kinds of moves.
fn records() -> Vec<String> {
    let played = |seed| {
        let deal = Deal::<Toy>::new(ToyOptions::default(), seed);
        let mut record = Record::of_deal(&deal);
        let (mut state, mut chance) = deal.start();
        let mut rng = FastRng::new(seed);
        while let Some(mv) = state.random_legal(&mut rng) {
            state.play_unchecked(mv, &mut chance);
            record.push_move(&mv.to_string());
        }
        record.to_string()
    };
    (0..8).map(played).collect()
}

#[test]
fn deal_codes_hold() {
    let codes = (0..8).map(|seed| Deal::<Toy>::new(ToyOptions::default(), seed << (8 * seed)).code().into_bytes());
    bounded(fuzz::deal_code, &codes.chain([b"water=wild trump=H".to_vec()]).collect::<Vec<_>>());
}

#[test]
fn record_texts_hold() {
    let toys = records().into_iter().map(String::into_bytes);
    bounded(fuzz::record_text, &toys.chain(golden("records", "udr")).collect::<Vec<_>>());
}

#[test]
fn trace_lines_hold() {
    let lines = golden("traces", "jsonl")
        .into_iter()
        .flat_map(|trace| trace.split(|&byte| byte == b'\n').take(3).map(<[u8]>::to_vec).collect::<Vec<_>>());
    let moves = [r#"{"move":"draw","chance":[],"state":{}}"#, "draw", "{}"].map(|line| line.as_bytes().to_vec());
    bounded(fuzz::trace_line, &lines.chain(moves).collect::<Vec<_>>());
}

#[test]
fn step_lines_hold() {
    let traces = golden("traces", "jsonl").into_iter();
    let lines =
        traces.flat_map(|trace| trace.split(|&byte| byte == b'\n').take(2).map(<[u8]>::to_vec).collect::<Vec<_>>());
    bounded(fuzz::step_line, &lines.collect::<Vec<_>>());
}

#[test]
#[should_panic(expected = "seven")]
fn a_fault_is_found() {
    bounded(|bytes| assert!(!bytes.windows(2).any(|pair| pair == b"77"), "seven"), &[b"7".to_vec()]);
}
