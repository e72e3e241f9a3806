//! The commands, one a file: its arguments, and what it does.

use crate::args::Command;
use crate::failure::Failure;

pub(crate) mod campaigns;
pub(crate) mod completions;
pub(crate) mod deal;
pub(crate) mod games;
pub(crate) mod man;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod sim;
pub(crate) mod step;
pub(crate) mod trace;
pub(crate) mod verify;
mod welcome;

/// Runs a command; none chooses and plays a game.
pub(crate) fn run(command: Option<Command>) -> Result<(), Failure> {
    match command {
        None => welcome::run(),
        Some(Command::Games(arguments)) => games::run(&arguments),
        Some(Command::Rules(arguments)) => rules::run(&arguments),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Campaigns(arguments)) => campaigns::run(&arguments),
        Some(Command::Deal(arguments)) => deal::run(&arguments),
        Some(Command::Trace(arguments)) => trace::run(&arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
        Some(Command::Step(arguments)) => step::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Sim(arguments)) => sim::run(&arguments),
        Some(Command::Completions(arguments)) => completions::run(&arguments),
        Some(Command::Man(arguments)) => man::run(&arguments),
    }
}
