//! `tune`: the value of a house rule that meets a target.

use clap::Args;
use underdeck_game::say;
use underdeck_lab::tune::{Target, TuneEffort};
use underdeck_players::PlayerKind;

use crate::args::PLAYER;
use crate::commands::many::{ManyArguments, interrupted, note, played, whole_number};
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(index = 2, value_name = "OPTION", required = true, num_args = 1..=2)]
    option: Vec<String>,
    #[arg(long = "for", value_name = "TARGET", required = true)]
    target: Vec<Target>,
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER, default_value = "greedy")]
    player: PlayerKind,
    #[arg(long, visible_alias = "deals", value_name = "N", default_value_t = 2_000, value_parser = whole_number(50, 10_000_000))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = whole_number(2, 64))]
    coarse: u64,
    #[command(flatten)]
    many: ManyArguments,
}

/// Searches for the value and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let files = arguments.many.output.open(&[])?;
    let Arguments { games, coarse, .. } = *arguments;
    let target = arguments.target[0];
    if arguments.option.len() > 1 && arguments.target.len() > 1 {
        return Err(Failure::Usage(say!(CLI_TUNE_TARGETS).into()));
    }
    let request = arguments.many.request(arguments.player, games);
    let depth = TuneEffort { deals: games, coarse: coarse as usize };
    // An estimate: the values over the whole range, some closer ones and the second sample, each with its doublings.
    let lines = if arguments.option.len() > 1 { coarse } else { 1 };
    let most = lines * (coarse + 8) * 2 * games * arguments.target.len() as u64;
    let is_cut = if let [first, second] = arguments.option.as_slice() {
        let pair = [first.as_str(), second.as_str()];
        let (found, is_cut) =
            played(most, say!(CLI_PROGRESS_GAMES_MOST, n = most), |host| request.tune_pair(pair, target, depth, host))?;
        files.write(&found, &(&found).into())?;
        is_cut
    } else if arguments.target.len() > 1 {
        let (option, targets) = (&arguments.option[0], &arguments.target);
        let (found, is_cut) = played(most, say!(CLI_PROGRESS_GAMES_MOST, n = most), |host| {
            request.tune_jointly(option, targets, depth, host)
        })?;
        files.write(&found, &(&found).into())?;
        is_cut
    } else {
        let option = &arguments.option[0];
        let (found, is_cut) =
            played(most, say!(CLI_PROGRESS_GAMES_MOST, n = most), |host| request.tune(option, target, depth, host))?;
        files.write(&found, &(&found).into())?;
        is_cut
    };
    if is_cut {
        note(&say!(CLI_INTERRUPTED_FOUND));
        return Err(interrupted());
    }
    Ok(())
}
