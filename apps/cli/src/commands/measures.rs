//! `measures`: what a designer asks of a game, in numbers.

mod text;

use std::sync::atomic::{AtomicBool, Ordering};

use catalogue::Visitor;
use clap::Args;
use game::Playable;
use lab::measures::{Effort, Measures, measure};
use lab::{Host, Luck, Plan};
use players::PlayerKind;

use crate::args::PlayerParser;
use crate::commands::many::{ManyArguments, progress_bar, seconds, stop_flag, whole_number};
use crate::commands::sim;
use crate::failure::Failure;
use crate::say;

/// Measure a game as its designer would: skill, dead deals, decisions, drama, what each house rule changes
///
/// The measures are Browne's and those of the Ludii system where they exist; docs/measures.md defines each. The results
/// follow from the seed and are the same for any number of jobs.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// The best player at hand, whose skill is the ceiling; more thought finds more: mcts:200 often plays as greedy does
    #[arg(long, value_name = "PLAYER", value_parser = PlayerParser, default_value = "mcts:200")]
    best: PlayerKind,
    /// Deals for skill and for dead deals
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole_number(1, 10_000_000))]
    deals: u64,
    /// How often the best player tries a deal before it counts as dead, where its choices differ from try to try
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole_number(1, 1_000))]
    tries: u64,
    /// Games that are followed from move to move, for drama and lead changes
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole_number(1, 1_000_000))]
    follow: u64,
    /// Playouts of the greedy player for one estimate of who leads
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    playouts: u32,
    /// Deals for each change of a house rule, played by the greedy player
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = whole_number(1, 10_000_000))]
    ruling_deals: u64,
    #[command(flatten)]
    many: ManyArguments,
    /// As one JSON object
    #[arg(long)]
    json: bool,
}

/// Measures and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.best == PlayerKind::Random {
        return Err(Failure::Usage(
            "--best is the ceiling of skill, and random is its floor: try greedy or mcts:200".into(),
        ));
    }
    let stop = stop_flag()?;
    let measures = catalogue::visit(&arguments.game, Measuring { arguments, stop: &stop })??;
    if stop.load(Ordering::Relaxed) {
        say::note("Interrupted: measures of fewer games than asked for would mislead, so there are none.");
        return Err(Failure::Interrupted);
    }
    sim::write(&measures, arguments.json, text::of)
}

struct Measuring<'a> {
    arguments: &'a Arguments,
    stop: &'a AtomicBool,
}

impl Visitor for Measuring<'_> {
    type Out = Result<Measures, Failure>;

    fn visit<S: Playable>(self) -> Self::Out {
        let arguments = self.arguments;
        let effort = Effort {
            deals: arguments.deals,
            tries: arguments.tries,
            followed: arguments.follow,
            playouts: arguments.playouts,
            ruling_deals: arguments.ruling_deals,
        };
        let options = arguments.many.options::<S>()?;
        let bar = progress_bar(effort.games::<S>(&options), "games");
        let plan = Plan::<S> {
            options,
            seed: arguments.many.seed,
            jobs: arguments.many.jobs(),
            max_moves: arguments.many.max_moves,
            luck: Luck::Deal,
            ..Plan::new(arguments.best, arguments.deals)
        };
        let host = Host { clock: seconds, progress: &|played| bar.inc(played), stop: self.stop };
        let measures = measure(&plan, &effort, &host).map_err(Failure::Failed);
        bar.finish_and_clear();
        measures
    }
}
