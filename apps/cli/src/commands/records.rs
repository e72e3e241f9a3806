//! `records`: the player's finished games.

use std::io::Write;

use clap::Args;
use underdeck_game::{Link, Message, say};
use underdeck_home::statistics::{self, Finished};

use crate::args::{GAME, number};
use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG};
use crate::words::{moves, result};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: Option<String>,
    #[arg(long, value_name = "N", value_parser = number::<usize>(1, u64::MAX))]
    last: Option<usize>,
}

/// Lists the finished games.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut games = statistics::finished()?;
    if let Some(name) = &arguments.game {
        let id = underdeck_catalogue::find(name)?.info().id;
        games.retain(|game| game.entry.game == id);
    }
    if games.is_empty() {
        say::note(&say!(CLI_NONE_FINISHED));
        return Ok(());
    }
    let skipped = arguments.last.map_or(0, |last| games.len().saturating_sub(last));
    let mut out = say::people();
    for game in games.iter().skip(skipped) {
        writeln!(out, "{}\n  {FAINT}{}{FAINT:#}", in_a_line(game), game.path.display())?;
    }
    Ok(out.flush()?)
}

/// A finished game in a line.
pub(crate) fn in_a_line(game: &Finished) -> String {
    let entry = &game.entry;
    let parts = [
        Some(result(entry)),
        Some(moves(entry.moves)),
        Some(entry.what()),
        entry.informed.then(|| say!(INFORMED)),
        (!entry.own).then(|| say!(CLI_MARK_UNCOUNTED)),
    ];
    let line = Message::join(parts.into_iter().flatten(), Link::Comma);
    format!("{STRONG}{}{STRONG:#}: {line}", entry.game)
}
