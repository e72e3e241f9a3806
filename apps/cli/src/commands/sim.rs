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
use lab::{CampaignReport, Luck, Plan, Report, simulate, simulate_campaigns};
use serde::Serialize;

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
    /// How many games; with --campaign, how many campaigns
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays
    #[arg(long, value_enum)]
    player: PlayerArgument,
    /// Who plays on the other seats of a game with several; the same player if left out
    #[arg(long, value_enum)]
    opponent: Option<PlayerArgument>,
    /// Play whole campaigns, always the first chapter on offer
    #[arg(long)]
    campaign: bool,
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
    let found = catalogue::visit(&arguments.game, Simulation { arguments, stop: &stop })??;
    let played = match &found {
        Found::Games(report) => {
            write(report.as_ref(), arguments.json, text::of)?;
            report.results.games
        }
        Found::Campaigns(report) => {
            write(report, arguments.json, text::of_campaigns)?;
            report.campaigns
        }
    };
    if played < arguments.games {
        let what = if arguments.campaign { "campaigns" } else { "games" };
        say::note(&format!("Interrupted: {played} of {} {what} were played.", arguments.games));
        return Err(Failure::Interrupted);
    }
    Ok(())
}

/// What was simulated.
enum Found {
    Games(Box<Report>),
    Campaigns(CampaignReport),
}

/// Writes a report, as JSON or in words.
fn write<R: Serialize>(report: &R, json: bool, words: impl Fn(&R) -> String) -> Result<(), Failure> {
    if !json {
        let mut out = say::people();
        write!(out, "{}", words(report))?;
        return Ok(out.flush()?);
    }
    let mut out = say::programs();
    serde_json::to_writer(&mut out, report).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

struct Simulation<'a> {
    arguments: &'a Arguments,
    stop: &'a AtomicBool,
}

impl Visitor for Simulation<'_> {
    type Out = Result<Found, Failure>;

    fn visit<S: State>(self) -> Result<Found, Failure> {
        let Arguments { games, player, seed, max_moves, .. } = *self.arguments;
        let jobs = self.arguments.jobs.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZero::get);
        let luck = match self.arguments.luck {
            LuckArgument::Fast => Luck::Fast,
            LuckArgument::Deal => Luck::Deal,
        };
        let options = catalogue::typed_options::<S>(&self.arguments.house.options)?;
        let opponent = self.arguments.opponent.map(Into::into);
        let plan = Plan::<S> { options, games, seed, player: player.into(), opponent, jobs, max_moves, luck };
        let start = Instant::now();
        let clock = || start.elapsed().as_secs_f64();
        let bar = progress_bar(games, if self.arguments.campaign { "campaigns" } else { "games" });
        let told = |played| bar.inc(played);
        let found = if self.arguments.campaign {
            simulate_campaigns(&plan, &told, self.stop).map(|report| report.map(Found::Campaigns))
        } else {
            simulate(&plan, &clock, &told, self.stop).map(|report| Some(Found::Games(Box::new(report))))
        };
        bar.finish_and_clear();
        found.map_err(Failure::Failed)?.ok_or_else(|| catalogue::Error::NoCampaign(S::INFO.id).into())
    }
}

/// A bar on standard error; none where that is no terminal.
fn progress_bar(games: u64, what: &str) -> ProgressBar {
    if std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb") {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let form = "{wide_bar} {percent} % of {human_len} {msg}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(form) {
        bar.set_message(what.to_owned());
        bar.set_style(style);
    }
    bar
}
