//! `trace`: a game as JSON lines, played by a player or recorded.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use underdeck_game::say;
use underdeck_players::PlayerKind;
use underdeck_record::TraceFlags;

use crate::args::{DealArguments, GAME, PLAYER, whole_number};
use crate::commands::many;
use crate::failure::Failure;
use crate::say;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME, required_unless_present = "record")]
    game: Option<String>,
    #[command(flatten)]
    deal: DealArguments,
    #[arg(long, value_parser = PLAYER, required_unless_present = "record")]
    player: Option<PlayerKind>,
    #[arg(long, value_name = "S", requires = "player", value_parser = whole_number(0, u64::MAX))]
    player_seed: Option<u64>,
    #[arg(long, value_name = "M", value_parser = whole_number(0, u64::MAX))]
    max_moves: Option<u64>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "player", "player_seed", "max_moves", "code", "seed", "options"])]
    record: Option<PathBuf>,
    #[arg(long)]
    legal: bool,
    #[arg(long)]
    view: bool,
}

/// Writes the trace.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let flags = TraceFlags { legal: arguments.legal, view: arguments.view };
    let mut out = say::programs();
    if let Some(path) = &arguments.record {
        let record = underdeck_home::parse(path, &underdeck_home::read(path)?)?;
        let game = underdeck_home::game_of(path, &record)?;
        game.trace_record(&record, flags, &mut out).map_err(|error| match error {
            underdeck_catalogue::Error::Record(fault) => Failure::file(path, fault),
            error => error.into(),
        })?;
        return Ok(out.flush()?);
    }
    let (Some(name), Some(player)) = (&arguments.game, arguments.player) else {
        return Err(Failure::Usage(say!(CLI_TRACE_NEEDS).into()));
    };
    if arguments.deal.seed.is_none() && arguments.deal.code.is_none() {
        return Err(Failure::Usage(say!(CLI_WHICH_DEAL).into()));
    }
    let deal = arguments.deal.resolve(underdeck_catalogue::find(name)?, || 0)?;
    let max_moves = arguments.max_moves.unwrap_or(u64::MAX);
    underdeck_lab::trace(
        name,
        &deal.code,
        (player, arguments.player_seed, many::seconds),
        max_moves,
        flags,
        &mut out,
    )??;
    Ok(out.flush()?)
}
