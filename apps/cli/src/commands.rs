//! The commands: a module for each, with its arguments and the function that runs it.

use clap::Subcommand;

use crate::failure::Failure;

mod calibrate;
mod campaigns;
mod compare;
mod daily;
mod deal;
mod decisive;
mod games;
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

/// The table of the commands, in the order of the help: the name, the arguments, whose documentation is the help, the function that runs
/// the command, and the examples for its help, unless the arguments have their own.
macro_rules! commands {
    ($program:ident; $($name:ident($arguments:ty) $module:ident::$run:ident($($given:ident)?) [$($example:literal),* $(,)?];)*) => {
        #[derive(Debug, Subcommand)]
        pub(crate) enum Command {
            $($name($arguments),)*
        }

        /// Runs a command; without one opens the home screen, or the menu if `linear`.
        pub(crate) fn run(command: Option<Command>, linear: bool, $program: clap::Command) -> Result<(), Failure> {
            match command {
                None => welcome::run(linear, $program),
                $(Some(Command::$name(arguments)) => $module::$run(&arguments $(, $given)?),)*
            }
        }

        /// The examples of a command, a line each; empty if its arguments have their own.
        pub(crate) fn examples(command: &str) -> &'static [&'static str] {
            $(if stringify!($name).eq_ignore_ascii_case(command) {
                return &[$($example),*];
            })*
            &[]
        }
    };
}

commands! {
    program;

    Games(games::Arguments) games::run() [
        "underdeck games",
        "underdeck games keevorn       one game with its house rules",
    ];
    Rules(rules::Arguments) rules::run() ["underdeck rules keevorn", "underdeck rules keevorn --rule fight-3"];
    Play(play::Arguments) play::run() [
        "underdeck play keevorn                      a new deal, or the unfinished game",
        "underdeck play keevorn --deal 17A           the deal of a code",
        "underdeck play keevorn -o jokers=1 --linear",
    ];
    Table(table::Arguments) table::run() [];
    Campaigns(campaigns::Arguments) campaigns::run() ["underdeck campaigns", "underdeck campaigns my-campaign"];
    Daily(daily::Arguments) daily::run() ["underdeck daily", "underdeck daily keevorn       play today’s deal"];
    Stats(stats::Arguments) stats::run() [
        "underdeck stats",
        "underdeck stats keevorn",
        "underdeck stats --csv > games.csv",
    ];
    Records(records::Arguments) records::run() ["underdeck records", "underdeck records keevorn --last 5"];
    Export(transfer::Export) transfer::export() ["underdeck export my-games.json"];
    Import(transfer::Import) transfer::import() ["underdeck import my-games.json"];
    Settings(settings::Arguments) settings::run() ["underdeck settings", "underdeck settings options.keevorn.jokers 1"];
    Serve(serve::Arguments) serve::run() ["underdeck serve --open", "underdeck serve --addr 127.0.0.1:9000"];
    Store(store::Arguments) store::run() [
        "underdeck store copy --from server.db --to 'postgres:///underdeck?host=/var/run/postgresql'",
    ];
    Deal(deal::Arguments) deal::run() [
        "underdeck deal keevorn --seed 7",
        "underdeck deal keevorn -o edition=second --seed 7",
    ];
    Trace(trace::Arguments) trace::run() [
        "underdeck trace keevorn --player greedy --seed 7 > game.jsonl",
        "underdeck trace --record my-game.udr",
    ];
    Replay(replay::Arguments) replay::run() ["underdeck replay my-game.udr", "underdeck replay my-game.udr --linear"];
    Verify(verify::Arguments) verify::run() ["underdeck verify my-game.udr", "underdeck verify game.jsonl"];
    Step(step::Arguments) step::run() ["underdeck step keevorn < requests.jsonl"];
    Perft(perft::Arguments) perft::run() ["underdeck perft keevorn --seed 7 --depth 4"];
    Sim(sim::Arguments) sim::run() [];
    Lab(lab::Arguments) lab::run() [];
    Review(review::Arguments) review::run() [];
    Practice(practice::Arguments) practice::run() [];
    Puzzles(puzzles::Arguments) puzzles::run() [];
    Solve(solve::Arguments) solve::run() [];
    Winnability(winnability::Arguments) winnability::run() [];
    Calibrate(calibrate::Arguments) calibrate::run() [];
    Measures(measures::Arguments) measures::run() [];
    Tune(tune::Arguments) tune::run() [];
    Decisive(decisive::Arguments) decisive::run() [];
    Skill(skill::Arguments) skill::run() [];
    Compare(compare::Arguments) compare::run() [];
    Train(train::Arguments) train::run() [];
    Completions(manual::Completions) manual::completions(program) ["underdeck completions zsh > _underdeck"];
    Man(manual::Man) manual::man(program) ["underdeck man sim | man -l -"];
}
