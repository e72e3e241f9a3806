//! `calibrate`: the coach's promises against the results.

use std::io::Write;
use std::sync::atomic::Ordering;

use clap::Args;
use underdeck_coach::{Calibration, Promise, calibrate};
use underdeck_game::say;
use underdeck_stats::Interval;

use crate::args::{GAME, OptionArguments};
use crate::commands::many::{JobsArgument, interrupted, progress_bar, stop_flag, whole_number};
use crate::failure::Failure;
use crate::say;
use crate::words::decimal;

/// The number of groups of promises.
const GROUPS: usize = 10;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: String,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = whole_number(2, 1_000_000_000))]
    deals: u64,
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole_number(0, u64::MAX))]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = whole_number(1, 1_000_000))]
    games: u64,
    #[command(flatten)]
    house: OptionArguments,
    #[command(flatten)]
    jobs: JobsArgument,
    #[arg(long)]
    json: bool,
}

/// Makes the promises and reports on them.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = underdeck_catalogue::find(&arguments.game)?;
    let calibration = Calibration {
        game: game.info().id.to_owned(),
        options: arguments.house.of(game),
        first: arguments.seed,
        deals: arguments.deals,
        games: arguments.games,
        jobs: arguments.jobs.jobs(),
    };
    let (stop, bar) = (stop_flag()?, progress_bar(arguments.deals, say!(CLI_PROGRESS_DEALS, n = arguments.deals)));
    let mut promises = Vec::new();
    calibrate(&calibration, &stop, &mut |promise| {
        bar.inc(1);
        promises.extend(promise);
        true
    })?;
    bar.finish_and_clear();
    if arguments.json {
        let mut out = say::programs();
        for promise in &promises {
            serde_json::to_writer(&mut out, promise).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
        out.flush()?;
    } else {
        report(&promises)?;
    }
    if stop.load(Ordering::Relaxed) { Err(interrupted()) } else { Ok(()) }
}

fn report(promises: &[Promise]) -> Result<(), Failure> {
    let mut out = say::people();
    let means = [
        (say!(CLI_CALIBRATE_PROMISED), (|one| one.promised) as fn(&Promise) -> f64),
        (say!(CLI_CALIBRATE_REALISED), |one| one.realised),
        (say!(CLI_CALIBRATE_EXCESS), |one| one.promised - one.realised),
        (say!(CLI_CALIBRATE_GAIN), |one| one.realised - one.without),
    ];
    let wide = means.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    for (name, of) in means {
        if let Some((mean, Interval { low, high })) = Promise::mean(promises, of) {
            let [value, low, high] = [mean, low, high].map(|number| decimal(number, 4));
            writeln!(out, "{name:<wide$}  {}", say!(INTERVAL_OF, value = format!("{value:>8}"), low, high))?;
        }
    }
    let differ = promises.iter().filter(|one| one.differs).count();
    writeln!(out, "{}", say!(CLI_CALIBRATE_DIFFER, differ, n = promises.len()))?;
    let mut sorted: Vec<_> = promises.to_vec();
    sorted.sort_by(|one, other| one.promised.total_cmp(&other.promised));
    let [promised, realised] = [say!(CLI_CALIBRATE_PROMISED), say!(CLI_CALIBRATE_REALISED)];
    let (wide, ends, games) = (promised.chars().count().max(9), say!(CLI_CALIBRATE_INTERVAL), say!(GAMES));
    writeln!(out, "\n{promised:>wide$} {realised:>wide$}  {ends:<22} {games:>8}")?;
    for group in sorted.chunks(sorted.len().div_ceil(GROUPS).max(1)) {
        let (Some((said, _)), Some((came, ends))) =
            (Promise::mean(group, |one| one.promised), Promise::mean(group, |one| one.realised))
        else {
            continue;
        };
        let [said, came, low, high] = [said, came, ends.low, ends.high].map(|number| decimal(number, 3));
        let ends = say!(CLI_INTERVAL, low, high);
        writeln!(out, "{said:>wide$} {came:>wide$}  {ends:<22} {:>8}", group.len())?;
    }
    Ok(out.flush()?)
}
