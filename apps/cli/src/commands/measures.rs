//! `measures`: the measures of a game for its designer.

use clap::Args;
use underdeck_lab::measures::{Effort, Steps};
use underdeck_players::PlayerKind;

use crate::args::{PLAYER, number};
use crate::commands::many::{AdjustArgument, ManyArguments, played_whole, whole_number};
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  underdeck measures keevorn --best value               skill, dead deals, drama, what each house rule changes
  underdeck measures cryptkeeper --rulings              what the disputed rulings change
  underdeck measures keevorn --html keevorn.html        the same as a page for the browser";

/// Measure a game as its designer would: skill, dead deals, decisions, drama, what each house rule changes
///
/// The measures are those of Browne and of the Ludii system where they exist; docs/measures.md defines each. The results
/// follow from the seed and are the same for any number of jobs.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The best player at hand, the ceiling of skill; more thought finds more: mcts:200 often plays as greedy does
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER, default_value = "mcts:200")]
    best: PlayerKind,
    /// Games of each player for the range of skill, on the same deals, and deals that may be dead
    #[arg(long, visible_alias = "deals", value_name = "N", default_value_t = 200, value_parser = whole_number(1, 10_000_000))]
    games: u64,
    /// How often the best player tries a deal before it counts as dead, if its choices differ between tries
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole_number(1, 1_000))]
    tries: u64,
    /// Games to follow move by move, for drama and lead changes
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole_number(1, 1_000_000))]
    follow: u64,
    /// Playouts of the greedy player for each estimate of how far a side leads; who leads takes as many as a sequential test needs
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = number::<u32>(1, 100_000))]
    playouts: u32,
    /// Games for each change of a house rule, on the same deals, played by the greedy player
    #[arg(long, visible_alias = "ruling-deals", value_name = "N", default_value_t = 1_000, value_parser = whole_number(1, 10_000_000))]
    ruling_games: u64,
    /// Change house rules that are numbers over their whole range, and not only to the next smaller and greater value
    #[arg(long)]
    whole: bool,
    /// Say only what reading each disputed ruling otherwise changes, over --ruling-games games
    #[arg(long)]
    rulings: bool,
    #[command(flatten)]
    many: ManyArguments,
    #[command(flatten)]
    adjust: AdjustArgument,
}

/// Measures and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.best == PlayerKind::Random {
        return Err(Failure::Usage(
            "--best is the ceiling of skill, but random is its floor: try greedy or mcts:200".into(),
        ));
    }
    let files = arguments.many.output.open(&[])?;
    let mut request = arguments.many.request(arguments.best, arguments.games);
    request.adjust = arguments.adjust.is_luck();
    if arguments.rulings {
        let games = request.reading_games(arguments.ruling_games)?;
        let readings = played_whole(games, "games", |host| request.readings(arguments.ruling_games, host))?;
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
    let measures = played_whole(request.measured_games(&effort)?, "games", |host| request.measure(&effort, host))?;
    files.write(&measures, &(&measures).into())
}
