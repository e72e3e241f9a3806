//! `records`: the player's finished games.

use std::io::Write;

use clap::Args;
use underdeck_game::prose;
use underdeck_home::statistics::{self, Finished};

use crate::args::{GAME, number};
use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG};
use crate::words::result;

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
        say::note("No game has been finished yet. Play one: underdeck play GAME");
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
    let marks: Vec<String> = [
        entry.daily.as_ref().map(|date| format!("deal of the day {date}")),
        entry.campaign.as_ref().map(|name| format!("campaign {name}")),
        entry.informed.then(|| "informed".to_owned()),
        (!entry.own).then(|| "not counted".to_owned()),
    ]
    .into_iter()
    .flatten()
    .collect();
    let marks = if marks.is_empty() { String::new() } else { format!(", {}", marks.join(", ")) };
    format!(
        "{STRONG}{}{STRONG:#}: {}, {}, {}{marks}",
        entry.game,
        result(entry),
        prose::count(entry.moves, "move"),
        if entry.told { "your own cards".to_owned() } else { format!("deal {}", entry.deal) }
    )
}
