//! `verify`: checking records and traces.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use underdeck_chronicle::statistics::result_said;
use underdeck_game::{Link, Message, Outcome, say};
use underdeck_home::campaigns;
use underdeck_play::moves_played;
use underdeck_record::trace_game;

use crate::failure::{Failure, plain};
use crate::say;
use crate::words;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(long)]
    daily: bool,
    #[arg(long, conflicts_with = "daily")]
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
            Ok(what) => writeln!(out, "{}", say!(CLI_VERIFY_OK, file = path.display().to_string(), what))?,
            Err(Failure::Failed(fault) | Failure::Usage(fault)) => {
                faults += 1;
                writeln!(out, "{}", plain(&fault))?;
            }
            Err(failure) => return Err(failure),
        }
    }
    out.flush()?;
    match (faults, arguments.files.len()) {
        (0, _) => Ok(()),
        (_, 1) => Err(Failure::Told),
        (invalid, files) => Err(Failure::Failed(say!(CLI_VERIFY_INVALID, invalid, files).into())),
    }
}

/// Checks the reveal of a day; returns the day and the source of the hash.
fn daily(path: &Path, committed: Option<&Path>) -> Result<Message, Failure> {
    let committed = committed.map(underdeck_home::read).transpose()?;
    let revealed = underdeck_server::verify_daily(&underdeck_home::read(path)?, committed.as_deref());
    let revealed = revealed.map_err(|error| Failure::file(path, error))?;
    let (day, deals, hash) = (words::date(&revealed.day), revealed.deals.len(), revealed.sha256);
    Ok(match revealed.compared {
        true => say!(CLI_VERIFY_DAILY, day, deals, hash),
        false => say!(CLI_VERIFY_DAILY_ALONE, day, deals, hash),
    })
}

/// Replays a file; returns the number of moves and the result.
fn verify(path: &Path, unfinished: bool) -> Result<Message, Failure> {
    if path.is_dir() {
        let saved = campaigns::load(path)?;
        let (campaign, chapters) = (&saved.campaign, say!(TUI_CAMPAIGN_PLAYED, n = saved.files.len()));
        let named = say!(CLI_VERIFY_CAMPAIGN, name = campaign.name(), game = campaign.info().title, chapters);
        let result = campaign.standing().result.map_or_else(|| "*".to_owned(), underdeck_game::GameResult::word);
        return Ok(Message::join([named, result_said(&result)], Link::Comma));
    }
    let bytes = underdeck_home::read(path)?;
    if !is_trace(&bytes) {
        let record = underdeck_home::parse(path, &bytes)?;
        let session = underdeck_play::resume(underdeck_home::game_of(path, &record)?, &record)
            .map_err(|error| Failure::file(path, error))?;
        let is_undone = record.is_all_undone() && record.tag("Result") == Some("*");
        let outcome = session.outcome().filter(|_| !is_undone);
        let informed = session.informed().then(|| say!(INFORMED));
        let undone = is_undone.then(|| say!(CLI_VERIFY_UNDONE));
        let more = informed.into_iter().chain(undone).chain(words::aids(&record.aids().words()));
        return Ok(Message::join([summary(moves_played(&record), outcome)].into_iter().chain(more), Link::Comma));
    }
    let first = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let name = trace_game(first).map_err(|fault| Failure::file(path, fault))?;
    let game = underdeck_catalogue::find(&name).map_err(|error| Failure::file(path, error))?;
    let trace = game.verify_trace(&mut bytes.as_slice()).map_err(|fault| Failure::file(path, fault))?;
    if trace.outcome.is_none() && !unfinished {
        return Err(Failure::file(path, say!(CLI_VERIFY_CUT, moves = words::moves(trace.moves))));
    }
    Ok(summary(trace.moves, trace.outcome))
}

/// Whether a file is a trace: it begins like JSON.
pub(crate) fn is_trace(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().first() == Some(&b'{')
}

fn summary(moves: usize, outcome: Option<Outcome>) -> Message {
    let ending = outcome.map_or_else(|| say!(CLI_VERIFY_UNFINISHED), |outcome| words::ending(&outcome, None));
    Message::join([words::moves(moves), ending], Link::Comma)
}
