//! `measures`: the measures of a game for its designer.

use clap::Args;
use underdeck_game::say;
use underdeck_lab::measures::{Effort, Steps};
use underdeck_players::PlayerKind;

use crate::args::{PLAYER, number};
use crate::commands::many::{AdjustArgument, ByArgument, ManyArguments, played_whole, whole_number};
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER, default_value = "mcts:200")]
    best: PlayerKind,
    #[arg(long, visible_alias = "deals", value_name = "N", default_value_t = 200, value_parser = whole_number(1, 10_000_000))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole_number(1, 1_000))]
    tries: u64,
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole_number(1, 1_000_000))]
    follow: u64,
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = number::<u32>(1, 100_000))]
    playouts: u32,
    #[arg(long, visible_alias = "ruling-deals", value_name = "N", default_value_t = 1_000, value_parser = whole_number(1, 10_000_000))]
    ruling_games: u64,
    #[arg(long)]
    whole: bool,
    #[arg(long)]
    rulings: bool,
    #[command(flatten)]
    by: ByArgument,
    #[command(flatten)]
    many: ManyArguments,
    #[command(flatten)]
    adjust: AdjustArgument,
}

/// Measures and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.best == PlayerKind::Random {
        return Err(Failure::Usage(say!(CLI_LAB_BEST).into()));
    }
    let files = arguments.many.output.open(&[])?;
    let mut request = arguments.many.request(arguments.best, arguments.games);
    request.adjust = arguments.adjust.is_luck();
    request.by = arguments.by.by;
    if arguments.rulings {
        let games = request.reading_games(arguments.ruling_games)?;
        let readings = played_whole(games, |host| request.readings(arguments.ruling_games, host))?;
        return files.write(&readings, &(&readings).into());
    }
    let effort = Effort {
        deals: arguments.games,
        tries: arguments.tries,
        followed: arguments.follow,
        playouts: arguments.playouts,
        ruling_deals: arguments.ruling_games,
        steps: if arguments.whole { Steps::Whole } else { Steps::Next },
    };
    let measures = played_whole(request.measured_games(&effort)?, |host| request.measure(&effort, host))?;
    files.write(&measures, &(&measures).into())
}
