//! Shared parts of the commands that play many games: arguments, a clock, a progress bar, Ctrl-C.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use underdeck_game::{Message, say};
pub(crate) use underdeck_home::luck::elapsed as seconds;
use underdeck_lab::{By, PlanRequest, SimulationHost};
use underdeck_players::PlayerKind;

pub(crate) use crate::args::whole_number;
use crate::args::{BY, GAME, OptionArguments};
use crate::commands::output::OutputArguments;
pub(crate) use crate::commands::whole::{WholeFile, is_stdout, takes_stdout, write_file};
use crate::failure::Failure;
use crate::say;

/// The arguments of commands that play many games of one game and report in tables.
#[derive(Debug, Args)]
pub(crate) struct ManyArguments {
    #[arg(index = 1, value_name = "GAME", value_parser = GAME)]
    pub(crate) game: String,
    #[command(flatten)]
    jobs: JobsArgument,
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole_number(0, u64::MAX))]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) house: OptionArguments,
    #[arg(long, value_name = "M", default_value_t = 100_000, value_parser = whole_number(1, u64::MAX))]
    pub(crate) max_moves: u64,
    #[command(flatten)]
    pub(crate) output: OutputArguments,
}

impl ManyArguments {
    /// Games of one player on the luck of deals, from the first move on.
    pub(crate) fn request(&self, player: PlayerKind, games: u64) -> PlanRequest {
        PlanRequest {
            options: underdeck_catalogue::find(&self.game)
                .map_or_else(|_| self.house.options.clone(), |game| self.house.of(game)),
            seed: self.seed,
            jobs: self.jobs(),
            max_moves: self.max_moves,
            ..PlanRequest::new(&self.game, player, games)
        }
    }
}

/// The noise that is taken out of results.
#[derive(Debug, Args)]
pub(crate) struct AdjustArgument {
    #[arg(long, value_enum, value_name = "WHAT")]
    adjust: Option<Adjust>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Adjust {
    Luck,
}

impl AdjustArgument {
    /// Whether luck is taken out.
    pub(crate) const fn is_luck(&self) -> bool {
        self.adjust.is_some()
    }
}

/// What counts in a comparison.
#[derive(Debug, Args)]
pub(crate) struct ByArgument {
    #[arg(long, value_name = "WHAT", value_parser = BY)]
    pub(crate) by: Option<By>,
}

/// The number of threads.
#[derive(Debug, Args)]
pub(crate) struct JobsArgument {
    #[arg(long, short = 'j', value_name = "J", value_parser = whole_number(1, 1_024))]
    jobs: Option<u64>,
}

impl JobsArgument {
    /// Whether a number is given.
    pub(crate) const fn is_given(&self) -> bool {
        self.jobs.is_some()
    }

    /// The number of the argument, or else of the processors.
    pub(crate) fn jobs(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, NonZero::get);
        self.jobs.map_or_else(processors, |jobs| jobs as usize)
    }
}

impl ManyArguments {
    pub(crate) fn jobs(&self) -> usize {
        self.jobs.jobs()
    }
}

impl From<underdeck_lab::Error> for Failure {
    fn from(error: underdeck_lab::Error) -> Self {
        match error {
            underdeck_lab::Error::Catalogue(error) => error.into(),
            underdeck_lab::Error::PlanRequest(message) => Self::Usage(message),
            error => Self::Failed(error.to_string()),
        }
    }
}

/// The signal that stopped the work; 0 before.
static SIGNAL: OnceLock<Arc<AtomicUsize>> = OnceLock::new();

/// A flag that Ctrl-C and SIGTERM set; a second one ends the program at once.
pub(crate) fn stop_flag() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        let found = Arc::clone(SIGNAL.get_or_init(Arc::default));
        // The first signal sets the flag; the second one finds it set.
        flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&stop))
            .and_then(|_| flag::register_usize(signal, found, signal as usize))
            .and_then(|_| flag::register(signal, Arc::clone(&stop)))
            .map_err(|error| Failure::Failed(say!(CLI_SIGNALS, why = error.to_string()).into()))?;
    }
    Ok(stop)
}

/// The failure of work that a signal stopped.
pub(crate) fn interrupted() -> Failure {
    let signal = SIGNAL.get().map_or(0, |signal| signal.load(Ordering::Relaxed));
    Failure::Interrupted(128 + u8::try_from(signal).ok().filter(|&signal| signal > 0).unwrap_or(SIGINT as u8))
}

/// Prints a message about many games, unless `--quiet`.
pub(crate) fn note(message: &str) {
    if !say::is_quiet() {
        say::note(message);
    }
}

/// Plays up to this number of games, with a progress bar, until Ctrl-C; returns the result, and whether Ctrl-C cut it short.
pub(crate) fn played<T, E: Into<Failure>>(
    games: u64,
    what: Message,
    play: impl FnOnce(&SimulationHost<'_>) -> Result<T, E>,
) -> Result<(T, bool), Failure> {
    let (stop, bar) = (stop_flag()?, progress_bar(games, what));
    let found = play(&SimulationHost { clock: seconds, progress: &|played| bar.inc(played), stop: &stop });
    bar.finish_and_clear();
    found.map(|found| (found, stop.load(Ordering::Relaxed))).map_err(Into::into)
}

/// [`played`] for results that mean nothing for a part of the games: an interruption is a failure.
pub(crate) fn played_whole<T, E: Into<Failure>>(
    games: u64,
    play: impl FnOnce(&SimulationHost<'_>) -> Result<T, E>,
) -> Result<T, Failure> {
    let (found, is_cut) = played(games, say!(CLI_PROGRESS_GAMES, n = games), play)?;
    if is_cut {
        note(&say!(CLI_INTERRUPTED_WHOLE));
        return Err(interrupted());
    }
    Ok(found)
}

/// A progress bar on standard error for `what`, such as `200 games`; hidden where that is not a terminal, and with `--quiet`.
pub(crate) fn progress_bar(length: u64, what: impl Into<Message>) -> ProgressBar {
    if say::is_quiet() || std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb") {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    let form = say!(CLI_PROGRESS, percent = "{percent}", what = "{msg}", left = "{eta}");
    if let Ok(style) = ProgressStyle::with_template(&format!("{{wide_bar}} {form}")) {
        bar.set_message(what.into().to_string());
        bar.set_style(style);
    }
    bar
}
