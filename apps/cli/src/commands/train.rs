//! `train`: learned values from self-play.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use underdeck_lab::{Round, SimulationHost, Training};

use crate::args::GAME;
use crate::commands::many::{JobsArgument, WholeFile, interrupted, progress_bar, seconds, stop_flag, whole_number};
use crate::failure::Failure;
use crate::say;

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
    let bar = progress_bar(arguments.games, "games");
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
    let file = path.display();
    if stop.load(std::sync::atomic::Ordering::Relaxed) {
        say::note(&format!("Interrupted: {file} has the weights of the last whole round; the same command goes on."));
        return Err(interrupted());
    }
    match last {
        Some(_) => say::note(&format!("The weights are in {file}.")),
        None => say::note(&format!("{file} has had {} rounds already; --rounds allows more.", arguments.rounds)),
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
    let percent = |share: f64| share * 100.0;
    let (low, high) = (percent(round.won.low), percent(round.won.high));
    let score = round.score.map_or_else(String::new, |score| format!(", mean score {score:.2}"));
    let (number, games, positions, error) = (round.round, round.games, round.positions, round.error);
    writeln!(
        out,
        "round {number}: {games} games, won {low:.2} to {high:.2} %{score}; {positions} positions, error {error:.4}"
    )?;
    Ok(out.flush()?)
}
