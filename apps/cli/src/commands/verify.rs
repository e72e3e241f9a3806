//! `verify`: whether records and traces hold.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use game::Outcome;
use home::campaigns;
use record::trace_game;

use crate::failure::Failure;
use crate::say;

/// Check records and traces; exit code 1 if one does not hold
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Records, traces, or the folder of a campaign; - reads standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// Prints a line a file: that it holds, or the first place where it does not.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = say::people();
    let mut faults = 0;
    for path in &arguments.files {
        match verify(path) {
            Ok(summary) => writeln!(out, "{}: ok, {summary}", path.display())?,
            Err(Failure::Failed(fault) | Failure::Usage(fault)) => {
                faults += 1;
                writeln!(out, "{fault}")?;
            }
            Err(failure) => return Err(failure),
        }
    }
    out.flush()?;
    match (faults, arguments.files.len()) {
        (0, _) => Ok(()),
        (_, 1) => Err(Failure::Told),
        (faults, files) => Err(Failure::Failed(format!("{faults} of {files} files do not hold"))),
    }
}

/// Replays a file; gives how many moves it has and how the game ended.
fn verify(path: &Path) -> Result<String, Failure> {
    if path.is_dir() {
        let kept = campaigns::load(path)?;
        let (name, chapters) = (kept.campaign.name(), kept.files.len());
        let chapters = if chapters == 1 { "1 chapter".into() } else { format!("{chapters} chapters") };
        let result = kept.campaign.standing().result.map_or_else(|| "going on".into(), game::GameResult::word);
        return Ok(format!("campaign {name} of {}, {chapters}, {result}", kept.campaign.info().id));
    }
    let bytes = home::read(path)?;
    if !is_trace(&bytes) {
        let record = home::parse(path, &bytes)?;
        let session = home::game_of(path, &record)?.resume(&record).map_err(|error| Failure::file(path, error))?;
        let informed = if session.informed() { ", informed" } else { "" };
        return Ok(summary(session.moves().len(), session.outcome()) + informed);
    }
    let first = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let name = trace_game(first).map_err(|fault| Failure::file(path, fault))?;
    let game = catalogue::find(&name).map_err(|error| Failure::file(path, error))?;
    let trace = game.verify_trace(&mut bytes.as_slice()).map_err(|fault| Failure::file(path, fault))?;
    Ok(summary(trace.moves, trace.outcome))
}

/// Whether a file is a trace: it begins as JSON does.
pub(crate) fn is_trace(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().first() == Some(&b'{')
}

fn summary(moves: usize, outcome: Option<Outcome>) -> String {
    let moves = if moves == 1 { "1 move".into() } else { format!("{moves} moves") };
    match outcome {
        Some(outcome) => format!("{moves}, {}", ending(&outcome)),
        None => format!("{moves}, unfinished"),
    }
}

/// How a game ended, in a few words: `lost by fight, score 12`.
pub(crate) fn ending(outcome: &Outcome) -> String {
    let result = outcome.result.word();
    let cause = if outcome.cause == result { String::new() } else { format!(" by {}", outcome.cause) };
    let score = outcome.score.map_or_else(String::new, |score| format!(", score {score}"));
    result + &cause + &score
}
