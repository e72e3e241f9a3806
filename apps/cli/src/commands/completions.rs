//! `completions`: shell completions.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::args::Cli;
use crate::failure::Failure;
use crate::say;

/// Print completions for a shell
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The shell
    shell: Shell,
}

/// Prints the completions.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Cli::command(), "underdeck", &mut script);
    let mut out = say::programs();
    out.write_all(&script)?;
    Ok(out.flush()?)
}
