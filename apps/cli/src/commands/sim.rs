//! `sim`: many games, and what they show.

mod text;

use std::io::Write;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use catalogue::Visitor;
use clap::{Args, ValueEnum};
use game::State;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Luck, Plan, Report, simulate};

use crate::args::{OptionArguments, PlayerArgument};
use crate::failure::Failure;
use crate::say;

/// Play many games and report win rate, ends, lengths and speed
///
/// The results follow from the seed and are the same for any number of jobs; only the speed differs. Ctrl-C reports the
/// games played until then and exits with 130.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays
    #[arg(long, value_enum)]
    player: PlayerArgument,
    /// How many threads; all processors if left out
    #[arg(long, short = 'j', value_name = "J")]
    jobs: Option<NonZero<usize>>,
    /// What all luck and all random choices follow from
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    house: OptionArguments,
    /// The most moves of one game; games that need more count as unfinished
    #[arg(long, value_name = "M", default_value_t = 100_000)]
    max_moves: u64,
    /// Where luck comes from
    #[arg(long, value_enum, default_value_t = LuckArgument::Fast)]
    luck: LuckArgument,
    /// As one JSON object
    #[arg(long)]
    json: bool,
}

/// Where the luck of a simulation comes from, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LuckArgument {
    /// A fast generator
    Fast,
    /// Deals that can be played again, slower
    Deal,
}

/// Simulates and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let handler = Arc::clone(&stop);
    ctrlc::set_handler(move || handler.store(true, Ordering::Relaxed))
        .map_err(|error| Failure::Failed(format!("Ctrl-C cannot be caught: {error}")))?;
    let report = catalogue::visit(&arguments.game, Simulation { arguments, stop: &stop })??;
    if arguments.json {
        let mut out = say::programs();
        serde_json::to_writer(&mut out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
        out.flush()?;
    } else {
        let mut out = say::people();
        write!(out, "{}", text::of(&report))?;
        out.flush()?;
    }
    if report.results.games < arguments.games {
        say::note(&format!("Interrupted: {} of {} games were played.", report.results.games, arguments.games));
        return Err(Failure::Interrupted);
    }
    Ok(())
}

struct Simulation<'a> {
    arguments: &'a Arguments,
    stop: &'a AtomicBool,
}

impl Visitor for Simulation<'_> {
    type Out = Result<Report, Failure>;

    fn visit<S: State>(self) -> Result<Report, Failure> {
        let Arguments { games, player, seed, max_moves, .. } = *self.arguments;
        let jobs = self.arguments.jobs.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZero::get);
        let luck = match self.arguments.luck {
            LuckArgument::Fast => Luck::Fast,
            LuckArgument::Deal => Luck::Deal,
        };
        let options = catalogue::typed_options::<S>(&self.arguments.house.options)?;
        let plan = Plan::<S> { options, games, seed, player: player.into(), jobs, max_moves, luck };
        let start = Instant::now();
        let clock = || start.elapsed().as_secs_f64();
        let bar = progress_bar(games);
        let report = simulate(&plan, &clock, &|played| bar.inc(played), self.stop);
        bar.finish_and_clear();
        report.map_err(Failure::Failed)
    }
}

/// A bar on standard error; none where that is no terminal.
fn progress_bar(games: u64) -> ProgressBar {
    if std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb") {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let form = "{wide_bar} {percent} % of {human_len} games, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(form) {
        bar.set_style(style);
    }
    bar
}
