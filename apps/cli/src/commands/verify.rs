//! `verify`: checking records and traces.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use underdeck_game::{Outcome, prose};
use underdeck_home::campaigns;
use underdeck_play::moves_played;
use underdeck_record::trace_game;

use crate::failure::{Failure, without_number};
use crate::say;
use crate::words;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(long)]
    daily: bool,
    #[arg(long)]
    unfinished: bool,
    #[arg(long, value_name = "FILE", requires = "daily")]
    committed: Option<PathBuf>,
}

/// Prints a line per file: valid, or its first fault.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = say::people();
    let mut faults = 0;
    for path in &arguments.files {
        match if arguments.daily {
            daily(path, arguments.committed.as_deref())
        } else {
            verify(path, arguments.unfinished)
        } {
            Ok(summary) => writeln!(out, "{}: ok, {summary}", path.display())?,
            Err(Failure::Failed(fault) | Failure::Usage(fault)) => {
                faults += 1;
                writeln!(out, "{}", without_number(&fault))?;
            }
            Err(failure) => return Err(failure),
        }
    }
    out.flush()?;
    match (faults, arguments.files.len()) {
        (0, _) => Ok(()),
        (_, 1) => Err(Failure::Told),
        (faults, files) => Err(Failure::Failed(format!("{faults} of {files} files are invalid"))),
    }
}

/// Checks the reveal of a day; returns a sentence with the day and the source of the hash.
fn daily(path: &Path, committed: Option<&Path>) -> Result<String, Failure> {
    let committed = committed.map(underdeck_home::read).transpose()?;
    let revealed = underdeck_server::verify_daily(&underdeck_home::read(path)?, committed.as_deref());
    let revealed = revealed.map_err(|error| Failure::file(path, error))?;
    let compared = if revealed.compared {
        ", as published before the day"
    } else {
        "; compare it with what was published before the day"
    };
    let (day, deals, sha256) = (revealed.day, revealed.deals.len(), revealed.sha256);
    Ok(format!("{day}, {deals} deals, SHA-256 {sha256}{compared}"))
}

/// Replays a file; returns a sentence with the number of moves and the result.
fn verify(path: &Path, unfinished: bool) -> Result<String, Failure> {
    if path.is_dir() {
        let saved = campaigns::load(path)?;
        let (name, chapters) = (saved.campaign.name(), saved.files.len());
        let chapters = prose::count(chapters, "chapter");
        let result =
            saved.campaign.standing().result.map_or_else(|| "going on".into(), underdeck_game::GameResult::word);
        return Ok(format!("campaign {name} of {}, {chapters}, {result}", saved.campaign.info().id));
    }
    let bytes = underdeck_home::read(path)?;
    if !is_trace(&bytes) {
        let record = underdeck_home::parse(path, &bytes)?;
        let session = underdeck_play::resume(underdeck_home::game_of(path, &record)?, &record)
            .map_err(|error| Failure::file(path, error))?;
        let (back, outcome) = match record.is_all_undone() && record.tag("Result") == Some("*") {
            true => (", taken back to the start", None),
            false => ("", session.outcome()),
        };
        let informed = if session.informed() { ", informed" } else { "" };
        let aids = record.aids().words();
        let aids = if aids.is_empty() { aids } else { format!(", {aids}") };
        return Ok(summary(moves_played(&record), outcome) + informed + back + &aids);
    }
    let first = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let name = trace_game(first).map_err(|fault| Failure::file(path, fault))?;
    let game = underdeck_catalogue::find(&name).map_err(|error| Failure::file(path, error))?;
    let trace = game.verify_trace(&mut bytes.as_slice()).map_err(|fault| Failure::file(path, fault))?;
    if trace.outcome.is_none() && !unfinished {
        let moves = prose::count(trace.moves, "move");
        let cut = format!("the trace stops after {moves}, before the game is over; --unfinished accepts that");
        return Err(Failure::file(path, cut));
    }
    Ok(summary(trace.moves, trace.outcome))
}

/// Whether a file is a trace: it begins like JSON.
pub(crate) fn is_trace(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().first() == Some(&b'{')
}

fn summary(moves: usize, outcome: Option<Outcome>) -> String {
    let moves = prose::count(moves, "move");
    match outcome {
        Some(outcome) => format!("{moves}, {}", words::ending(&outcome, None)),
        None => format!("{moves}, unfinished"),
    }
}
