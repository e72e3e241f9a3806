//! Golden games: the traces and records that a game keeps as files.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value};
use underdeck_game::{AnyOptions, ChanceEvent, OptionValue, Options, Play, Playable, Scripted};
use underdeck_record::{Record, Replay, TraceFlags, TraceWriter, json_of, replay_record, verify_trace};

use crate::object;

/// Verifies every `*.jsonl` in a directory, and that replaying each gives the same bytes.
///
/// # Panics
/// At the first that does not hold, naming it, or if there is none.
pub fn golden_traces<S: Playable>(dir: impl AsRef<Path>) {
    for (path, text) in files(dir.as_ref(), "jsonl") {
        if let Err(fault) = verify_trace(S::instance(), text.as_bytes()) {
            panic!("{}: {fault:?}", path.display());
        }
        let again = regenerate::<S>(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let differs = again.lines().zip(text.lines()).position(|(again, line)| again != line);
        if let Some(n) = differs {
            panic!("{}: line {} differs from what is written today", path.display(), n + 1);
        }
        assert_eq!(again.len(), text.len(), "{}: the trace has another end", path.display());
    }
}

/// Checks that the `*.jsonl` of a directory together show everything in `wanted`; `sights` lists what a trace shows.
///
/// # Panics
/// Naming what none of them shows, or if there is none.
pub fn golden_sights<I: IntoIterator<Item = String>>(
    dir: impl AsRef<Path>,
    wanted: impl IntoIterator<Item = String>,
    sights: impl Fn(&str) -> I,
) {
    let seen: HashSet<String> = files(dir.as_ref(), "jsonl").iter().flat_map(|(_, trace)| sights(trace)).collect();
    let missing: Vec<String> = wanted.into_iter().filter(|sight| !seen.contains(sight)).collect();
    assert!(missing.is_empty(), "no trace shows {missing:?}");
}

/// Replays every `*.udr` in a directory, and checks that each is still written the same way. Returns the games by name.
///
/// # Panics
/// At the first that does not hold, naming it, or if there is none.
pub fn golden_records<S: Playable>(dir: impl AsRef<Path>) -> Vec<(String, Replay<S>)> {
    let replay = |(path, text): (PathBuf, String)| {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(record.to_string(), text, "{}: records are written differently today", path.display());
        let replay = replay_record::<S>(&record).unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
        (path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), replay)
    };
    files(dir.as_ref(), "udr").into_iter().map(replay).collect()
}

/// Checks the golden games of a game's `tests` directory: its `traces` and its `records`. Returns the recorded games by name.
///
/// # Panics
/// At the first that does not hold, naming it, or if there is none.
pub fn golden_games<S: Playable>(tests: impl AsRef<Path>) -> Vec<(String, Replay<S>)> {
    golden_traces::<S>(tests.as_ref().join("traces"));
    golden_records::<S>(tests.as_ref().join("records"))
}

/// Compares how golden games went with a file: for each a line with its name, its number of moves, its outcome and `facts` of its
/// last state. With `UNDERDECK_BLESS` in the environment the file is rewritten.
///
/// # Panics
/// At the first line that differs, or if the file cannot be read or written.
pub fn golden_results<S: Playable>(
    file: impl AsRef<Path>,
    games: &[(String, Replay<S>)],
    facts: impl Fn(&S) -> String,
) {
    let file = file.as_ref();
    let line = |(name, replay): &(String, Replay<S>)| {
        let last = replay.states.last().expect("a replay begins with a state");
        let outcome = object(last).remove("outcome").unwrap_or_default();
        format!("{name}: {} moves, {outcome}, {}\n", replay.moves.len(), facts(last))
    };
    let results: String = games.iter().map(line).collect();
    compare(file, &results);
}

/// Compares a text with a file, line by line. With `UNDERDECK_BLESS` in the environment the file is rewritten.
pub(crate) fn compare(file: &Path, text: &str) {
    if std::env::var_os("UNDERDECK_BLESS").is_some() {
        fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let kept = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (n, (now, before)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(now, before, "{}: line {}; UNDERDECK_BLESS=1 rewrites it", file.display(), n + 1);
    }
    assert_eq!(text.lines().count(), kept.lines().count(), "{}: the number of lines", file.display());
}

/// Replays the moves of a trace from its first state, with its own luck, and writes the trace again.
///
/// # Errors
/// The first line that cannot be read or played.
pub fn regenerate<S: Playable>(trace: &str) -> Result<String, String> {
    let mut lines = trace.lines().enumerate();
    let (_, first) = lines.next().ok_or("the trace is empty")?;
    let head: FirstLine = serde_json::from_str(first).map_err(|error| format!("line 1: {error}"))?;
    let pairs = head.options.into_iter().map(|(key, value)| Ok((key, option_value(value)?)));
    let pairs: Vec<_> = pairs.collect::<Result<_, String>>()?;
    let mut options = S::Options::from_pairs(pairs).map_err(|error| format!("line 1: {error}"))?;
    S::set_rules(&mut options, head.rules).map_err(|played| format!("line 1: rules are {played}"))?;
    let state = json_of(head.state, head.rules, S::INFO.rules_version);
    let mut state: S = serde_json::from_value(state).map_err(|error| format!("line 1: {error}"))?;
    let mut writer =
        TraceWriter::new(Vec::new(), TraceFlags { legal: head.legal.is_some(), view: head.view.is_some() });
    writer.first(&AnyOptions::of::<S>(&options), state.clone().erased().as_ref()).map_err(|error| error.to_string())?;
    for (n, line) in lines {
        let fault = |error: &dyn std::fmt::Display| format!("line {}: {error}", n + 1);
        let line: MoveLine = serde_json::from_str(line).map_err(|error| fault(&error))?;
        let mv: S::Move = line.mv.parse().map_err(|error| fault(&error))?;
        let mut script = Scripted::new(&line.chance);
        state.play(mv, &mut script).map_err(|error| fault(&error))?;
        script.finish().map_err(|error| fault(&error))?;
        writer.step(mv, &line.chance, state.clone().erased().as_ref()).map_err(|error| fault(&error))?;
    }
    String::from_utf8(writer.into_inner()).map_err(|error| error.to_string())
}

#[derive(Deserialize)]
struct FirstLine {
    rules: u32,
    options: Map<String, Value>,
    state: Value,
    legal: Option<IgnoredAny>,
    view: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct MoveLine {
    #[serde(rename = "move")]
    mv: String,
    chance: Vec<ChanceEvent>,
}

fn option_value(value: Value) -> Result<OptionValue, String> {
    serde_json::from_value(value).map_err(|error| format!("line 1: options: {error}"))
}

/// The files of a directory with this extension, by name, with their text; at least one.
fn files(dir: &Path, extension: &str) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let paths = entries.map(|entry| entry.expect("a directory can be listed").path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|found| found == extension)).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{}: there is no *.{extension}", dir.display());
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, text)
    };
    paths.into_iter().map(read).collect()
}
