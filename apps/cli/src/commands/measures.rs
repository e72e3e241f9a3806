//! `measures`: what a designer asks of a game, in numbers.

use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use lab::Host;
use lab::measures::{Effort, Steps};
use players::PlayerKind;

use crate::args::{GameParser, PlayerParser, number};
use crate::commands::many::{
    AdjustArgument, ManyArguments, interrupted, note, progress_bar, seconds, stop_flag, whole_number,
};
use crate::commands::output::OutputArguments;
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
    /// The game
    #[arg(value_name = "GAME", value_parser = GameParser)]
    game: String,
    /// The best player at hand, the ceiling of skill; more thought finds more: mcts:200 often plays as greedy does
    #[arg(long, value_name = "PLAYER", value_parser = PlayerParser, default_value = "mcts:200")]
    best: PlayerKind,
    /// Deals for the range of skill and for dead deals
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole_number(1, 10_000_000))]
    deals: u64,
    /// How often the best player tries a deal before it counts as dead, if its choices differ between tries
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole_number(1, 1_000))]
    tries: u64,
    /// Games to follow move by move, for drama and lead changes
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole_number(1, 1_000_000))]
    follow: u64,
    /// Playouts of the greedy player for each estimate of how far a side leads; who leads takes as many as a sequential test needs
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = number::<u32>(1, 100_000))]
    playouts: u32,
    /// Deals for each change of a house rule, played by the greedy player
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = whole_number(1, 10_000_000))]
    ruling_deals: u64,
    /// Change house rules that are numbers over their whole range, and not only to the next smaller and greater value
    #[arg(long)]
    whole: bool,
    /// Say only what reading each disputed ruling otherwise changes, over --ruling-deals deals
    #[arg(long)]
    rulings: bool,
    #[command(flatten)]
    many: ManyArguments,
    #[command(flatten)]
    adjust: AdjustArgument,
    #[command(flatten)]
    output: OutputArguments,
}

/// Measures and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.best == PlayerKind::Random {
        return Err(Failure::Usage(
            "--best is the ceiling of skill, but random is its floor: try greedy or mcts:200".into(),
        ));
    }
    let files = arguments.output.open()?;
    let stop = stop_flag()?;
    let effort = Effort {
        deals: arguments.deals,
        tries: arguments.tries,
        followed: arguments.follow,
        playouts: arguments.playouts,
        ruling_deals: arguments.ruling_deals,
        steps: if arguments.whole { Steps::Whole } else { Steps::Next },
    };
    let mut request = arguments.many.request(&arguments.game, arguments.best, arguments.deals);
    request.adjust = arguments.adjust.is_luck();
    let games = match arguments.rulings {
        true => request.reading_games(effort.ruling_deals)?,
        false => request.measured_games(&effort)?,
    };
    let bar = progress_bar(games, "games");
    let host = Host { clock: seconds, progress: &|played| bar.inc(played), stop: &stop };
    if arguments.rulings {
        let readings = request.readings(effort.ruling_deals, &host);
        bar.finish_and_clear();
        let readings = readings?;
        return if_whole(&stop).and_then(|()| files.write(&readings, &(&readings).into()));
    }
    let measures = request.measure(&effort, &host);
    bar.finish_and_clear();
    let measures = measures?;
    if_whole(&stop)?;
    files.write(&measures, &(&measures).into())
}

/// Shows nothing of a run that was stopped.
fn if_whole(stop: &AtomicBool) -> Result<(), Failure> {
    if stop.load(Ordering::Relaxed) {
        note("Interrupted: measures of fewer games than asked for would mislead, so none are shown.");
        return Err(interrupted());
    }
    Ok(())
}
