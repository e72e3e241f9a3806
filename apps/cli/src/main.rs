//! `underdeck`, the one binary: plays, records, verifies and measures solo dungeon card games.

use std::process::ExitCode;

use clap::{CommandFactory, Parser};

mod args;
mod cli;
mod commands;
mod failure;
mod play;
mod say;
mod words;

/// Pages and tables are many small allocations; this allocator makes a fifth more of them in the same time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments = cli::Cli::parse();
    anstream::ColorChoice::from(arguments.color).write_global();
    say::set_up(arguments.quiet, arguments.force);
    match commands::run(arguments.command, arguments.linear, cli::Cli::command()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
