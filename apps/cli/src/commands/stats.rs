//! `stats`: statistics of the finished games.

use std::io::Write;

use chronicle::statistics::{summaries, to_csv, to_json};
use clap::Args;
use home::statistics;

use crate::args::GameParser;
use crate::failure::Failure;
use crate::say;
use crate::words;

/// Show statistics of the finished games: wins, streaks, scores, lengths
///
/// Games are counted by game and options; deals of the day, and games in which a move was taken back after it had revealed
/// something hidden, are counted separately. Guided games, and records that were not played here, are not counted.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The game [default: all games]
    #[arg(value_name = "GAME", value_parser = GameParser)]
    game: Option<String>,
    /// Print CSV, one line per finished game
    #[arg(long)]
    csv: bool,
    /// Print summaries and games as one JSON object
    #[arg(long, conflicts_with = "csv")]
    json: bool,
}

/// Prints the statistics.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut entries = statistics::entries()?;
    if let Some(name) = &arguments.game {
        let id = catalogue::find(name)?.info().id;
        entries.retain(|entry| entry.game == id);
    }
    let text = match (arguments.csv, arguments.json) {
        (true, _) => to_csv(&entries),
        (_, true) => to_json(&entries),
        _ if entries.is_empty() => {
            say::note("No game has been finished yet. Play one: underdeck play GAME");
            return Ok(());
        }
        _ => {
            let mut out = say::people();
            write!(out, "{}", summaries(&entries).iter().map(words::summary).collect::<Vec<_>>().join("\n"))?;
            let others = entries.iter().filter(|entry| !entry.own).count();
            if others > 0 {
                writeln!(out, "Guided games and records from elsewhere, not counted: {others}")?;
            }
            return Ok(out.flush()?);
        }
    };
    let mut out = say::programs();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
