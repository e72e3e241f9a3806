//! `calibrate`: the coach's promises against the results.

use std::io::Write;
use std::sync::atomic::Ordering;

use clap::Args;
use underdeck_coach::{Calibration, Promise, calibrate};
use underdeck_game::prose;
use underdeck_stats::Interval;

use crate::args::{GAME, OptionArguments};
use crate::commands::many::{JobsArgument, interrupted, progress_bar, stop_flag, whole_number};
use crate::failure::Failure;
use crate::say;

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
    let calibration = Calibration {
        game: underdeck_catalogue::find(&arguments.game)?.info().id.to_owned(),
        options: arguments.house.options.clone(),
        first: arguments.seed,
        deals: arguments.deals,
        games: arguments.games,
        jobs: arguments.jobs.jobs(),
    };
    let (stop, bar) = (stop_flag()?, progress_bar(arguments.deals, "deals"));
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
    let mut line = |name: &str, of: fn(&Promise) -> f64| match Promise::mean(promises, of) {
        Some((mean, Interval { low, high })) => writeln!(out, "{name:<22} {mean:>9.4}  ({low:.4} to {high:.4})"),
        None => Ok(()),
    };
    line("promised", |one| one.promised)?;
    line("realised", |one| one.realised)?;
    line("promised less realised", |one| one.promised - one.realised)?;
    line("gained by the advice", |one| one.realised - one.without)?;
    let differs = promises.iter().filter(|one| one.differs).count();
    writeln!(out, "{} of {} differ from the heuristic move", differs, prose::count(promises.len(), "move"))?;
    let mut sorted: Vec<_> = promises.to_vec();
    sorted.sort_by(|one, other| one.promised.total_cmp(&other.promised));
    writeln!(out, "\n{:>9} {:>9}  {:<22} {:>6}", "promised", "realised", "95 % interval", "games")?;
    for group in sorted.chunks(sorted.len().div_ceil(GROUPS).max(1)) {
        let (Some((said, _)), Some((came, ends))) =
            (Promise::mean(group, |one| one.promised), Promise::mean(group, |one| one.realised))
        else {
            continue;
        };
        let ends = format!("{:.3} to {:.3}", ends.low, ends.high);
        writeln!(out, "{said:>9.3} {came:>9.3}  {ends:<22} {:>6}", group.len())?;
    }
    Ok(out.flush()?)
}
