//! The commands, one per file: its arguments and what it does.

use crate::args::Command;
use crate::failure::Failure;

pub(crate) mod campaigns;
pub(crate) mod completions;
pub(crate) mod daily;
pub(crate) mod deal;
pub(crate) mod games;
pub(crate) mod lab;
pub(crate) mod man;
mod many;
pub(crate) mod measures;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod records;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod settings;
pub(crate) mod sim;
pub(crate) mod stats;
pub(crate) mod step;
pub(crate) mod trace;
pub(crate) mod verify;
mod welcome;

/// Runs a command; without one opens home, in line mode if wanted.
pub(crate) fn run(command: Option<Command>, linear: bool) -> Result<(), Failure> {
    match command {
        None => welcome::run(linear),
        Some(Command::Games(arguments)) => games::run(&arguments),
        Some(Command::Rules(arguments)) => rules::run(&arguments),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Campaigns(arguments)) => campaigns::run(&arguments),
        Some(Command::Daily(arguments)) => daily::run(&arguments),
        Some(Command::Stats(arguments)) => stats::run(&arguments),
        Some(Command::Records(arguments)) => records::run(&arguments),
        Some(Command::Settings(arguments)) => settings::run(&arguments),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Deal(arguments)) => deal::run(&arguments),
        Some(Command::Trace(arguments)) => trace::run(&arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
        Some(Command::Step(arguments)) => step::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Sim(arguments)) => sim::run(&arguments),
        Some(Command::Lab(arguments)) => lab::run(&arguments),
        Some(Command::Measures(arguments)) => measures::run(&arguments),
        Some(Command::Completions(arguments)) => completions::run(&arguments),
        Some(Command::Man(arguments)) => man::run(&arguments),
    }
}
