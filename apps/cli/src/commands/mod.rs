//! The commands, one per file: its arguments and what it does.

use clap::Subcommand;

use crate::failure::Failure;

mod asked;
mod calibrate;
mod campaigns;
mod compare;
mod completions;
mod daily;
mod deal;
mod decisive;
mod games;
mod lab;
mod man;
mod many;
mod measures;
mod output;
mod perft;
mod play;
mod plots;
mod practice;
mod puzzles;
mod records;
mod replay;
mod review;
mod rules;
mod serve;
mod settings;
mod sim;
mod skill;
mod solve;
mod stats;
mod step;
mod store;
mod table;
mod trace;
mod train;
mod transfer;
mod tune;
mod verify;
mod welcome;
mod whole;
mod winnability;

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Games(games::Arguments),
    Rules(rules::Arguments),
    Play(play::Arguments),
    Table(table::Arguments),
    Campaigns(campaigns::Arguments),
    Daily(daily::Arguments),
    Stats(stats::Arguments),
    Records(records::Arguments),
    Export(transfer::Export),
    Import(transfer::Import),
    Settings(settings::Arguments),
    Serve(serve::Arguments),
    Store(store::Arguments),
    Deal(deal::Arguments),
    Trace(trace::Arguments),
    Replay(replay::Arguments),
    Verify(verify::Arguments),
    Step(step::Arguments),
    Perft(perft::Arguments),
    Sim(sim::Arguments),
    Lab(lab::Arguments),
    Review(review::Arguments),
    Practice(practice::Arguments),
    Puzzles(puzzles::Arguments),
    Solve(solve::Arguments),
    Winnability(winnability::Arguments),
    Calibrate(calibrate::Arguments),
    Measures(measures::Arguments),
    Tune(tune::Arguments),
    Decisive(decisive::Arguments),
    Skill(skill::Arguments),
    Compare(compare::Arguments),
    Train(train::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

/// Runs a command of the program; without one opens home, in line mode if wanted.
pub(crate) fn run(command: Option<Command>, linear: bool, program: clap::Command) -> Result<(), Failure> {
    match command {
        None => welcome::run(linear, program),
        Some(Command::Games(arguments)) => games::run(&arguments),
        Some(Command::Rules(arguments)) => rules::run(&arguments),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Table(arguments)) => table::run(&arguments),
        Some(Command::Campaigns(arguments)) => campaigns::run(&arguments),
        Some(Command::Daily(arguments)) => daily::run(&arguments),
        Some(Command::Stats(arguments)) => stats::run(&arguments),
        Some(Command::Records(arguments)) => records::run(&arguments),
        Some(Command::Export(arguments)) => transfer::export(&arguments),
        Some(Command::Import(arguments)) => transfer::import(&arguments),
        Some(Command::Settings(arguments)) => settings::run(&arguments),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Store(arguments)) => store::run(&arguments),
        Some(Command::Deal(arguments)) => deal::run(&arguments),
        Some(Command::Trace(arguments)) => trace::run(&arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
        Some(Command::Step(arguments)) => step::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Sim(arguments)) => sim::run(&arguments),
        Some(Command::Lab(arguments)) => lab::run(&arguments),
        Some(Command::Review(arguments)) => review::run(&arguments),
        Some(Command::Practice(arguments)) => practice::run(&arguments),
        Some(Command::Puzzles(arguments)) => puzzles::run(&arguments),
        Some(Command::Solve(arguments)) => solve::run(&arguments),
        Some(Command::Winnability(arguments)) => winnability::run(&arguments),
        Some(Command::Calibrate(arguments)) => calibrate::run(&arguments),
        Some(Command::Measures(arguments)) => measures::run(&arguments),
        Some(Command::Decisive(arguments)) => decisive::run(&arguments),
        Some(Command::Skill(arguments)) => skill::run(&arguments),
        Some(Command::Compare(arguments)) => compare::run(&arguments),
        Some(Command::Tune(arguments)) => tune::run(&arguments),
        Some(Command::Train(arguments)) => train::run(&arguments),
        Some(Command::Completions(arguments)) => completions::run(&arguments, program),
        Some(Command::Man(arguments)) => man::run(&arguments, program),
    }
}
