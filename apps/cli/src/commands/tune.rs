//! `tune`: the value of a house rule that meets a target.

use clap::Args;
use underdeck_lab::tune::{Target, TuneEffort};
use underdeck_players::PlayerKind;

use crate::args::PLAYER;
use crate::commands::many::{ManyArguments, interrupted, note, played, whole_number};
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  underdeck tune keevorn max_health --for 50%            which health makes a fair game for the greedy player?
  underdeck tune card-crawler hand_size --for score=12   which hand gives a mean score of 12?
  underdeck tune judgement-quest layout --for length=60  which layout makes a game of 60 moves?
  underdeck tune keevorn max_health jokers --for 50%     which health makes it fair with each number of Jokers?
  underdeck tune keevorn jokers --for 30% -o edition=second --games 5000";

/// Find the value of a house rule that gives a win rate, a score or a length
///
/// Looks over the option's whole range, closes in where it passes the target, and plays the value found and some on both sides of it
/// again on other deals. With two options it does so for values spread over the range of the second. Ctrl-C reports what was found so far and exits with 130.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The house rule whose value is looked for, such as max_health; a second one is gone through value by value
    #[arg(index = 2, value_name = "OPTION", required = true, num_args = 1..=2)]
    option: Vec<String>,
    /// What the game shall have: 50% of games won, score=12, or length=40 moves
    #[arg(long = "for", value_name = "TARGET")]
    target: Target,
    /// Who plays
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER, default_value = "greedy")]
    player: PlayerKind,
    /// The most games of a value in the first sample, and all of a value in the second
    #[arg(long, visible_alias = "deals", value_name = "N", default_value_t = 2_000, value_parser = whole_number(50, 10_000_000))]
    games: u64,
    /// The values at which the whole range is looked at before closing in
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = whole_number(2, 64))]
    coarse: u64,
    #[command(flatten)]
    many: ManyArguments,
}

/// Searches for the value and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let files = arguments.many.output.open(&[])?;
    let Arguments { target, games, coarse, .. } = *arguments;
    let request = arguments.many.request(arguments.player, games);
    let depth = TuneEffort { deals: games, coarse: coarse as usize };
    // An estimate: the values over the whole range, some closer ones and the second sample, each with its doublings.
    let lines = if arguments.option.len() > 1 { coarse } else { 1 };
    let most = lines * (coarse + 8) * 2 * games;
    let is_cut = if let [first, second] = arguments.option.as_slice() {
        let pair = [first.as_str(), second.as_str()];
        let (found, is_cut) = played(most, "games at most", |host| request.tune_pair(pair, target, depth, host))?;
        files.write(&found, &(&found).into())?;
        is_cut
    } else {
        let option = &arguments.option[0];
        let (found, is_cut) = played(most, "games at most", |host| request.tune(option, target, depth, host))?;
        files.write(&found, &(&found).into())?;
        is_cut
    };
    if is_cut {
        note("Interrupted: this is what was found so far.");
        return Err(interrupted());
    }
    Ok(())
}
