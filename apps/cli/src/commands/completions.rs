//! `completions`: shell completions.

use std::io::Write;

use clap::Args;
use clap_complete::Shell;

use crate::failure::Failure;
use crate::say;

/// Print completions for a shell
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The shell
    shell: Shell,
}

/// Prints the completions.
pub(crate) fn run(arguments: &Arguments, mut program: clap::Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut program, "underdeck", &mut script);
    let mut out = say::programs();
    out.write_all(&script)?;
    Ok(out.flush()?)
}
