//! `solve`: whether deals can be won, with all luck known.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;

use clap::Args;
use indicatif::ProgressBar;
use underdeck_game::{Aim, Link, Message, say};
use underdeck_solver::{
    Deals, Order, PlayersTurn, Result as Known, SearchLimits, SolverAnswer, SolverHost, SolverQuestion, answer,
    hindsight,
};

use crate::args::OptionArguments;
use crate::commands::many::{JobsArgument, interrupted, progress_bar, seconds, stop_flag, whole_number};
use crate::failure::Failure;
use crate::say;
use crate::words::{decimal, moves};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME|FILE")]
    game: String,
    #[arg(value_name = "DEAL", conflicts_with_all = ["seed", "deals", "options"])]
    codes: Vec<String>,
    #[arg(long, value_name = "S", value_parser = whole_number(0, u64::MAX))]
    seed: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 1, requires = "seed", value_parser = whole_number(1, 1_000_000_000))]
    deals: u64,
    #[command(flatten)]
    house: OptionArguments,
    #[arg(long, conflicts_with = "par")]
    best: bool,
    #[arg(long)]
    par: bool,
    #[command(flatten)]
    limits: LimitArguments,
    #[command(flatten)]
    jobs: JobsArgument,
    #[arg(long)]
    json: bool,
}

/// The limits of the solver for one deal.
#[derive(Debug, Args)]
pub(crate) struct LimitArguments {
    #[arg(long, value_name = "N", default_value_t = 20_000_000, value_parser = whole_number(1, u64::MAX))]
    nodes: u64,
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = whole_number(1, 1_048_576))]
    memory: u64,
}

impl LimitArguments {
    pub(crate) const fn limits(&self) -> SearchLimits {
        SearchLimits { nodes: self.nodes, memory: (self.memory as usize) << 20 }
    }
}

impl From<underdeck_solver::Error> for Failure {
    fn from(error: underdeck_solver::Error) -> Self {
        match error {
            underdeck_solver::Error::Catalogue(error) => error.into(),
            error => Self::Usage(error.to_string()),
        }
    }
}

/// Solves the deals and prints the answers.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    // An argument with an extension is a file, not a game.
    if Path::new(&arguments.game).is_file() || Path::new(&arguments.game).extension().is_some() {
        return solve_finished(Path::new(&arguments.game), arguments);
    }
    let found = underdeck_catalogue::find(&arguments.game)?;
    let game = found.info().id.to_owned();
    let deals = match arguments.seed {
        Some(first) => Deals::Seeds { options: arguments.house.of(found), first, count: arguments.deals },
        None if arguments.codes.is_empty() => {
            return Err(Failure::Usage(say!(CLI_SOLVE_DEAL).into()));
        }
        None => Deals::Codes(arguments.codes.clone()),
    };
    let aim = match (arguments.best, arguments.par) {
        (true, _) => Aim::Score,
        (_, true) => Aim::Turns,
        _ => Aim::Win,
    };
    let (count, stop) = (deals.count(), stop_flag()?);
    let limits = arguments.limits.limits();
    let (order, players, jobs) = (Order::Listed, PlayersTurn::First, arguments.jobs.jobs());
    let question = SolverQuestion { game, deals, aim, limits, order, players, jobs };
    let bar = progress_bar(count, say!(CLI_PROGRESS_DEALS, n = count));
    let (mut printed, mut fault) = (0, None);
    answer(&question, &SolverHost { clock: seconds, stop: &stop }, &mut |answer| {
        printed += 1;
        bar.inc(1);
        fault = print(&answer, arguments.json, count == 1, &bar).err();
        fault.is_none()
    })?;
    bar.finish_and_clear();
    match fault {
        Some(fault) => Err(fault),
        None if printed < count => {
            say::note(&say!(CLI_INTERRUPTED_DEALS, done = printed, all = count));
            Err(interrupted())
        }
        None => Ok(()),
    }
}

/// Prints whether a finished game could have been won, and until when.
fn solve_finished(path: &Path, arguments: &Arguments) -> Result<(), Failure> {
    if !arguments.codes.is_empty() || arguments.seed.is_some() || arguments.best || arguments.par || arguments.json {
        return Err(Failure::Usage(say!(CLI_SOLVE_ALONE).into()));
    }
    let stop = stop_flag()?;
    let record = underdeck_home::parse(path, &underdeck_home::read(path)?)?;
    let back = hindsight(&record, arguments.limits.limits(), &SolverHost { clock: seconds, stop: &stop }).map_err(
        |error| match error {
            underdeck_solver::Error::Stopped => interrupted(),
            error => Failure::file(path, error),
        },
    )?;
    let words = format!("{}\n{}", say!(CLI_SOLVE_HINDSIGHT, answer = words(&back.deal)), back.until());
    let mut out = say::programs();
    match back.line.filter(|_| back.winnable != Some(back.moves.len())) {
        Some(line) => {
            say::note(&words);
            write!(out, "{}", line.record.sealed())?;
        }
        None => writeln!(out, "{words}")?,
    }
    out.flush()?;
    if stop.load(Ordering::Relaxed) { Err(interrupted()) } else { Ok(()) }
}

/// Prints an answer above the progress bar.
fn print(answer: &SolverAnswer, json: bool, is_alone: bool, bar: &ProgressBar) -> Result<(), Failure> {
    bar.suspend(|| {
        let mut out = say::programs();
        match &answer.line {
            _ if json => {
                serde_json::to_writer(&mut out, answer).map_err(std::io::Error::from)?;
                writeln!(out)?;
            }
            Some(line) if is_alone => {
                say::note(&words(answer));
                write!(out, "{}", line.record.sealed())?;
            }
            _ => writeln!(out, "{}", words(answer))?,
        }
        Ok(out.flush()?)
    })
}

/// An answer in one line.
fn words(answer: &SolverAnswer) -> Message {
    let mut words = vec![say!(CLI_SOLVE_ANSWER, code = answer.deal.code, answer = found(answer))];
    if let Some(line) = &answer.line {
        words.push(moves(line.moves.len()));
        words.push(match line.by {
            None => say!(CLI_SOLVE_DEPARTURES, n = line.departures),
            Some(player) => say!(CLI_SOLVE_BY, player = player.name()),
        });
    }
    words.push(say!(CLI_SOLVE_POSITIONS, n = answer.nodes));
    words.push(match answer.seconds {
        seconds if seconds < 1.0 => say!(CLI_SOLVE_MILLISECONDS, n = decimal(seconds * 1e3, 2)),
        seconds => say!(CLI_SOLVE_SECONDS, n = decimal(seconds, 1)),
    });
    Message::join(words, Link::Comma)
}

fn found(answer: &SolverAnswer) -> Message {
    let worth = answer.line.as_ref().map_or(0, |line| line.worth);
    let is_proven = answer.line.is_some() && answer.bound == Some(worth);
    match (answer.aim, answer.result) {
        (_, Known::Lost) => say!(CLI_SOLVE_LOST),
        (_, Known::Open) => say!(CLI_SOLVE_OPEN),
        (Aim::Win, _) => say!(CLI_SOLVE_WON),
        (Aim::Score, _) if is_proven => say!(CLI_SOLVE_SCORE_BEST, score = worth),
        (Aim::Score, _) => match answer.bound {
            Some(bound) => say!(CLI_SOLVE_SCORE_BOUND, score = worth, bound),
            None => say!(CLI_SOLVE_SCORE_FOUND, score = worth),
        },
        (Aim::Turns, _) if is_proven => say!(CLI_SOLVE_TURNS_BEST, turns = worth),
        (Aim::Turns, _) => say!(CLI_SOLVE_TURNS_LEAST, turns = worth, least = answer.bound.unwrap_or_default()),
    }
}
