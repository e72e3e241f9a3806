//! The commands: a module for each, with its arguments and the function that runs it.

use clap::Subcommand;

use crate::failure::Failure;

mod asked;
mod calibrate;
mod campaigns;
mod compare;
mod daily;
mod deal;
mod decisive;
mod games;
mod host;
mod lab;
mod manual;
mod many;
mod measures;
mod output;
mod perft;
mod play;
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

/// The table of the commands, in the order of the help: the name, the arguments, and the function that runs the command. Their help is in the
/// catalogue.
macro_rules! commands {
    ($program:ident; $($name:ident($arguments:ty) $module:ident::$run:ident($($given:ident)?);)*) => {
        #[derive(Debug, Subcommand)]
        pub(crate) enum Command {
            $($name($arguments),)*
        }

        /// Runs a command; without one opens the home screen, or the menu if `linear`.
        pub(crate) fn run(
            command: Option<Command>,
            linear: bool,
            $program: fn() -> clap::Command,
        ) -> Result<(), Failure> {
            match command {
                None => welcome::run(linear, $program),
                $(Some(Command::$name(arguments)) => $module::$run(&arguments $(, $given)?),)*
            }
        }
    };
}

commands! {
    program;

    Games(games::Arguments) games::run();
    Rules(rules::Arguments) rules::run();
    Play(play::Arguments) play::run();
    Table(table::Arguments) table::run();
    Campaigns(campaigns::Arguments) campaigns::run();
    Daily(daily::Arguments) daily::run();
    Stats(stats::Arguments) stats::run();
    Records(records::Arguments) records::run();
    Export(transfer::Export) transfer::export();
    Import(transfer::Import) transfer::import();
    Settings(settings::Arguments) settings::run();
    Serve(serve::Arguments) serve::run();
    Store(store::Arguments) store::run();
    Host(host::Arguments) host::run();
    Deal(deal::Arguments) deal::run();
    Trace(trace::Arguments) trace::run();
    Replay(replay::Arguments) replay::run();
    Verify(verify::Arguments) verify::run();
    Step(step::Arguments) step::run();
    Perft(perft::Arguments) perft::run();
    Sim(sim::Arguments) sim::run();
    Lab(lab::Arguments) lab::run();
    Review(review::Arguments) review::run();
    Practice(practice::Arguments) practice::run();
    Puzzles(puzzles::Arguments) puzzles::run();
    Solve(solve::Arguments) solve::run();
    Winnability(winnability::Arguments) winnability::run();
    Calibrate(calibrate::Arguments) calibrate::run();
    Measures(measures::Arguments) measures::run();
    Tune(tune::Arguments) tune::run();
    Decisive(decisive::Arguments) decisive::run();
    Skill(skill::Arguments) skill::run();
    Compare(compare::Arguments) compare::run();
    Train(train::Arguments) train::run();
    Completions(manual::Completions) manual::completions();
    Man(manual::Man) manual::man(program);
}
