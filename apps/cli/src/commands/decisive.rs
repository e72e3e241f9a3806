//! `decisive`: which cards, decisions and first moves decide a game.

use clap::Args;
use underdeck_lab::decisive::Reach;
use underdeck_players::PlayerKind;

use crate::args::{PLAYER, number};
use crate::commands::many::{ByArgument, ManyArguments, played_whole, whole_number};
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER, default_value = "greedy")]
    player: PlayerKind,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = whole_number(0, 10_000_000))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole_number(1, 100_000))]
    moves: u64,
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = whole_number(0, 1_000_000))]
    follow: u64,
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = number::<u32>(1, 100_000))]
    playouts: u32,
    #[arg(long, visible_alias = "deals", value_name = "N", default_value_t = 400, value_parser = whole_number(0, 10_000_000))]
    openings: u64,
    #[command(flatten)]
    by: ByArgument,
    #[command(flatten)]
    many: ManyArguments,
}

/// Simulates and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let files = arguments.many.output.open(&[])?;
    let mut request = arguments.many.request(arguments.player, arguments.games);
    request.by = arguments.by.by;
    let Arguments { games, moves, follow, playouts, openings, .. } = *arguments;
    let reach = Reach { games, moves, followed: follow, playouts, deals: openings };
    let found = played_whole(games + follow + openings, |host| request.decisive(reach, host))?;
    files.write(&found, &(&found).into())
}
