//! `perft`: counting move sequences.

use std::io::Write;
use std::time::Instant;

use catalogue::Visitor;
use clap::Args;
use game::{Play, Playable, perft};

use crate::args::DealArguments;
use crate::failure::Failure;
use crate::say;

/// Count the move sequences of a deal, to compare rules engines
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    deal: DealArguments,
    /// How many moves a sequence has
    #[arg(long, value_name = "D")]
    depth: u32,
    /// Count for each first move on its own
    #[arg(long)]
    divide: bool,
}

/// Prints the count for each depth up to the one asked for, or for each first move.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.deal.seed.is_none() && arguments.deal.code.is_none() {
        return Err(Failure::Usage("which deal? --seed N, or --deal CODE".into()));
    }
    let deal = arguments.deal.resolve(catalogue::find(&arguments.game)?, || 0)?;
    let mut out = say::programs();
    let count = Count { code: &deal.code, depth: arguments.depth, divide: arguments.divide, out: &mut out };
    let start = Instant::now();
    let sequences = catalogue::visit(&arguments.game, count)??;
    out.flush()?;
    let seconds = start.elapsed().as_secs_f64();
    say::note(&format!(
        "{sequences} sequences in {seconds:.2} s, {:.0} a second",
        sequences as f64 / seconds.max(1e-9)
    ));
    Ok(())
}

/// The count, printed line by line; gives how many sequences were counted in all.
struct Count<'a> {
    code: &'a str,
    depth: u32,
    divide: bool,
    out: &'a mut dyn Write,
}

impl Visitor for Count<'_> {
    type Out = Result<u64, Failure>;

    fn visit<S: Playable>(self) -> Result<u64, Failure> {
        let deal = catalogue::read_code::<S>(self.code)?;
        let (state, chance) = deal.start();
        let mut all = 0;
        if let (true, Some(deeper)) = (self.divide, self.depth.checked_sub(1)) {
            for mv in state.legal_vec() {
                let (mut after, mut luck) = (state.clone(), chance.clone());
                after.play_unchecked(mv, &mut luck);
                let count = perft(&after, &luck, deeper);
                writeln!(self.out, "{mv}: {count}")?;
                all += count;
            }
            writeln!(self.out, "total: {all}")?;
            return Ok(all);
        }
        for depth in 0..=self.depth {
            let count = perft(&state, &chance, depth);
            writeln!(self.out, "{depth} {count}")?;
            self.out.flush()?;
            all += count;
        }
        Ok(all)
    }
}
