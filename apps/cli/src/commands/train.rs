//! `train`: learned values from self-play.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use underdeck_game::say;
use underdeck_lab::{Round, SimulationHost, Training};

use crate::args::GAME;
use crate::commands::many::{JobsArgument, WholeFile, interrupted, progress_bar, seconds, stop_flag, whole_number};
use crate::failure::Failure;
use crate::say;
use crate::words::decimal;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: String,
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = whole_number(1, 100_000_000))]
    games: u64,
    #[arg(long, value_name = "R", default_value_t = 10, value_parser = whole_number(1, 100_000))]
    rounds: u64,
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole_number(0, u64::MAX))]
    seed: u64,
    #[arg(long)]
    outlook: bool,
    #[arg(long, conflicts_with = "outlook")]
    from_outlook: bool,
    #[command(flatten)]
    jobs: JobsArgument,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Trains, and writes the weights after each round.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let stop = stop_flag()?;
    let id = underdeck_catalogue::find(&arguments.game)?.info().id;
    let path = arguments.out.clone().unwrap_or_else(|| format!("{id}.weights").into());
    let weights = match fs::read(&path) {
        Ok(weights) => weights,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(Failure::file(&path, error)),
    };
    let training = Training {
        game: id.to_owned(),
        games: arguments.games,
        rounds: arguments.rounds as u32,
        seed: arguments.seed,
        jobs: arguments.jobs.jobs(),
        outlook: arguments.outlook,
        from_outlook: arguments.from_outlook,
        weights,
    };
    let bar = progress_bar(arguments.games, say!(CLI_PROGRESS_GAMES, n = arguments.games));
    let host = SimulationHost { clock: seconds, progress: &|played| bar.inc(played), stop: &stop };
    let (mut last, mut fault) = (None, None);
    let trained = training.run(&host, &mut |round| {
        let written = WholeFile::replace(&path).and_then(|mut file| {
            file.write_all(&round.weights)?;
            file.finish()?;
            bar.suspend(|| report(round, arguments.json))
        });
        bar.reset();
        last = Some(round.round);
        written.map_err(|error| {
            fault = Some(error);
            String::new()
        })
    });
    bar.finish_and_clear();
    if let Some(fault) = fault {
        return Err(fault);
    }
    trained?;
    let file = path.display().to_string();
    if stop.load(std::sync::atomic::Ordering::Relaxed) {
        say::note(&say!(CLI_INTERRUPTED_ROUNDS, file));
        return Err(interrupted());
    }
    match last {
        Some(_) => say::note(&say!(CLI_TRAIN_DONE, file)),
        None => say::note(&say!(CLI_TRAIN_ENOUGH, file, rounds = arguments.rounds)),
    }
    Ok(())
}

/// Prints the result of a round.
fn report(round: &Round, json: bool) -> Result<(), Failure> {
    let mut out = say::programs();
    if json {
        serde_json::to_writer(&mut out, round).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(out.flush()?);
    }
    let [low, high] = [round.won.low, round.won.high].map(|share| decimal(share * 100.0, 2));
    let (number, games, positions, error) = (round.round, round.games, round.positions, decimal(round.error, 4));
    let line = match round.score {
        None => say!(CLI_TRAIN_ROUND, round = number, games, low, high, positions, error),
        Some(score) => {
            let score = decimal(score, 2);
            say!(CLI_TRAIN_ROUND_SCORE, round = number, games, low, high, score, positions, error)
        }
    };
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}
