//! The public API on a real home. Each test has its own home, in its own process.

mod campaigns;
mod claims;
mod damage;
mod files;
mod games;
mod statistics;
mod transfer;

use std::path::{Path, PathBuf};
use std::process::Command;

use underdeck_catalogue::Game;
use underdeck_play::{History, Session};

/// Runs a test again in a process whose home is a new, empty folder, and there calls `body` with that folder.
///
/// The home is chosen by an environment variable, which a running program cannot change without harming its other threads.
fn at_home(body: impl FnOnce(&Path)) {
    if let Some(home) = std::env::var_os("UNDERDECK_HOME_OF_TEST") {
        return body(Path::new(&home));
    }
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(std::env::current_exe().unwrap())
        .args([this_test().as_str(), "--exact", "--nocapture"])
        .env("UNDERDECK_HOME", folder.path())
        .env("UNDERDECK_HOME_OF_TEST", folder.path())
        .output()
        .unwrap();
    let output_text = String::from_utf8_lossy(&output.stdout);
    assert!(output_text.contains("1 passed"), "{output_text}{}", String::from_utf8_lossy(&output.stderr));
}

/// The name of the running test, which is the name of its thread.
fn this_test() -> String {
    std::thread::current().name().expect("a test runs in a thread of its own").to_owned()
}

fn game() -> &'static Game {
    underdeck_catalogue::games()[0]
}

fn begin(seed: u64) -> Box<dyn Session> {
    underdeck_play::start(game(), &game().deal(&[], seed).unwrap().code).unwrap()
}

/// Plays by hints, to the end or for `moves` moves.
fn play(mut session: Box<dyn Session>, moves: usize) -> Box<dyn Session> {
    for _ in 0..moves {
        let Some(hint) = session.hint() else { break };
        session.play(&hint.offer.spelling).unwrap();
    }
    session
}

/// A game that was played to its end.
fn finished(seed: u64) -> History {
    let session = play(begin(seed), usize::MAX);
    assert!(session.outcome().is_some());
    History::new(session)
}

/// The files of a folder, by name; none if there is no such folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}
