//! `man`: the manual page.

use std::io::Write;

use clap::Args;

use crate::failure::Failure;
use crate::say;

/// Print the manual page
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Print the page of this command
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

/// Prints the page.
pub(crate) fn run(arguments: &Arguments, mut program: clap::Command) -> Result<(), Failure> {
    program.build();
    let page = match &arguments.command {
        None => program,
        Some(name) => {
            let found = program.find_subcommand(name).cloned();
            let known = || program.get_subcommands().map(clap::Command::get_name).collect::<Vec<_>>().join(", ");
            found
                .ok_or_else(|| Failure::Usage(format!("there is no command `{name}`: the commands are {}", known())))?
        }
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    let mut out = say::programs();
    out.write_all(&text)?;
    Ok(out.flush()?)
}
