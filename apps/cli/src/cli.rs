//! The command line.

use clap::{Arg, CommandFactory, Parser, ValueEnum};
use underdeck_game::{Language, Link, Message, say};
use underdeck_home::Settings;

use crate::commands::Command;
use crate::failure::Failure;

/// The whole command line. Its help is in [`help`](crate::help).
pub(crate) fn command() -> clap::Command {
    // The language is known before the arguments are read.
    Cli::command().arg(Arg::new("lang").long("lang").global(true).value_name("CODE"))
}

#[derive(Debug, Parser)]
#[command(name = "underdeck", version)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t = ColourArgument::Auto)]
    pub(crate) color: ColourArgument,
    #[arg(long, short, global = true)]
    pub(crate) quiet: bool,
    #[arg(long, global = true)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) linear: bool,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// The values of `--color`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColourArgument {
    Auto,
    Always,
    Never,
}

/// The language of `--lang` or UNDERDECK_LANG, or else that of the player's settings, or that of the system.
///
/// # Errors
/// If there is no such language.
pub(crate) fn language() -> Result<Language, Failure> {
    let arguments = std::env::args_os().map(|argument| argument.to_string_lossy().into_owned());
    let mut arguments = arguments.take_while(|argument| argument != "--");
    let mut code = std::env::var("UNDERDECK_LANG").ok();
    while let Some(argument) = arguments.next() {
        if argument == "--lang" {
            code = arguments.next();
        } else if let Some(given) = argument.strip_prefix("--lang=") {
            code = Some(given.to_owned());
        }
    }
    match code.filter(|code| !code.is_empty()) {
        Some(code) => Language::negotiate([code.as_str()]).ok_or_else(|| {
            let known = Language::all().map(|language| format!("{} ({})", language.code(), language.name()));
            Failure::Usage(say!(CLI_LANGUAGE, code, known = Message::join(known, Link::Comma)).into())
        }),
        // A command that uses the settings reports that they cannot be read.
        None => Ok(underdeck_home::language(&Settings::load().unwrap_or_default())),
    }
}

impl From<ColourArgument> for anstream::ColorChoice {
    fn from(when: ColourArgument) -> Self {
        match when {
            // Even on build servers, which anstream takes for colour terminals.
            ColourArgument::Auto if crate::say::is_dumb() && std::env::var_os("CLICOLOR_FORCE").is_none() => {
                Self::Never
            }
            ColourArgument::Auto => Self::Auto,
            ColourArgument::Always => Self::Always,
            ColourArgument::Never => Self::Never,
        }
    }
}
