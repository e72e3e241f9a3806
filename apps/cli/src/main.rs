//! `underdeck`, the one binary: solo dungeon card games to be played, recorded, verified and measured.

use std::process::ExitCode;

use clap::Parser;

mod args;
mod commands;
mod failure;
mod play;
mod say;
mod words;

fn main() -> ExitCode {
    let arguments = args::Cli::parse();
    anstream::ColorChoice::from(arguments.color).write_global();
    match commands::run(arguments.command, arguments.linear) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
