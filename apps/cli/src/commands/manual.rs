//! `completions` and `man`: the program described for shells and for `man`.

use std::io::Write;

use clap::{Args, Command};
use clap_complete::Shell;

use crate::failure::Failure;
use crate::say;

/// Print completions for a shell
#[derive(Debug, Args)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

/// Print the manual page
#[derive(Debug, Args)]
pub(crate) struct Man {
    /// Print the page of this command
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

pub(crate) fn completions(arguments: &Completions, mut program: Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut program, "underdeck", &mut script);
    print(&script)
}

pub(crate) fn man(arguments: &Man, mut program: Command) -> Result<(), Failure> {
    program.build();
    let page = match &arguments.command {
        None => program,
        Some(name) => {
            let found = program.find_subcommand(name).cloned();
            let known = || program.get_subcommands().map(Command::get_name).collect::<Vec<_>>().join(", ");
            found
                .ok_or_else(|| Failure::Usage(format!("there is no command `{name}`: the commands are {}", known())))?
        }
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    print(&text)
}

fn print(text: &[u8]) -> Result<(), Failure> {
    let mut out = say::programs();
    out.write_all(text)?;
    Ok(out.flush()?)
}
