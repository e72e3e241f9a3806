//! `completions` and `man`: the program described for shells and for `man`.

use std::io::Write;

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::roff::{Roff, roman};
use underdeck_game::{Link, Message, say};

use crate::complete;
use crate::failure::Failure;
use crate::help::{Detail, described};
use crate::say;

#[derive(Debug, Args)]
pub(crate) struct Completions {
    shell: Shell,
}

#[derive(Debug, Args)]
pub(crate) struct Man {
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

pub(crate) fn completions(arguments: &Completions) -> Result<(), Failure> {
    let mut script = Vec::new();
    complete::script(arguments.shell, &mut script)?;
    print(&script)
}

pub(crate) fn man(arguments: &Man, program: fn() -> Command) -> Result<(), Failure> {
    let program = described(program(), Detail::Whole);
    let page = match &arguments.command {
        None => program,
        Some(name) => {
            let found = program.find_subcommand(name).cloned();
            let known = || Message::join(program.get_subcommands().map(Command::get_name), Link::Comma);
            found.ok_or_else(|| Failure::Usage(say!(CLI_COMMAND_NONE, name, known = known()).into()))?
        }
    };
    let mut examples = Roff::new();
    examples.control("SH", [say!(CLI_MAN_EXAMPLES).as_str()]).control("nf", []);
    for line in page.get_before_help().map(ToString::to_string).unwrap_or_default().lines().skip(1) {
        examples.text([roman(line.trim())]);
    }
    examples.control("fi", []);
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    let mut text = String::from_utf8_lossy(&text).into_owned();
    // The headings of the crate are English, and it leaves the examples out.
    for (english, heading) in [
        ("NAME", say!(CLI_MAN_NAME)),
        ("SYNOPSIS", say!(CLI_MAN_SYNOPSIS)),
        ("DESCRIPTION", say!(CLI_MAN_DESCRIPTION)),
        ("OPTIONS", say!(CLI_MAN_OPTIONS)),
        ("SUBCOMMANDS", say!(CLI_MAN_COMMANDS)),
        ("EXTRA", say!(CLI_MAN_NOTES)),
        ("VERSION", say!(CLI_MAN_VERSION)),
    ] {
        text = text.replacen(&format!("\n.SH {english}\n"), &format!("\n.SH {heading}\n"), 1);
    }
    print((text + &examples.to_roff()).as_bytes())
}

fn print(text: &[u8]) -> Result<(), Failure> {
    let mut out = say::programs();
    out.write_all(text)?;
    Ok(out.flush()?)
}
