//! `perft`: counting move sequences.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use underdeck_game::say;

use crate::args::{DealArguments, GAME, number};
use crate::failure::Failure;
use crate::{say, words};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: String,
    #[command(flatten)]
    deal: DealArguments,
    #[arg(long, value_name = "D", value_parser = number::<u32>(0, u32::MAX.into()))]
    depth: u32,
    #[arg(long)]
    divide: bool,
}

/// Prints the count for each depth up to `--depth`, or for each first move.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.deal.seed.is_none() && arguments.deal.code.is_none() {
        return Err(Failure::Usage(say!(CLI_WHICH_DEAL).into()));
    }
    let Arguments { game, depth, .. } = arguments;
    let code = arguments.deal.resolve(underdeck_catalogue::find(game)?, || 0)?.code;
    let mut out = say::programs();
    let start = Instant::now();
    let mut sequences = 0;
    if arguments.divide && *depth > 0 {
        for (mv, count) in underdeck_lab::divide(game, &code, *depth)? {
            writeln!(out, "{mv}: {count}")?;
            sequences += count;
        }
        writeln!(out, "total: {sequences}")?;
    } else {
        for depth in 0..=*depth {
            let count = underdeck_lab::perft(game, &code, depth)?;
            writeln!(out, "{depth} {count}")?;
            out.flush()?;
            sequences += count;
        }
    }
    out.flush()?;
    let seconds = start.elapsed().as_secs_f64();
    let rate = (sequences as f64 / seconds.max(1e-9)) as u64;
    say::note(&say!(CLI_PERFT_SPEED, n = sequences, seconds = words::decimal(seconds, 2), rate));
    Ok(())
}
