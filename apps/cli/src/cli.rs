//! The command line.

use std::io::IsTerminal as _;

use clap::{Arg, ArgAction, ArgMatches, CommandFactory, Parser, ValueEnum};
use underdeck_game::{Language, Link, Message, say};
use underdeck_home::Settings;

use crate::commands::Command;
use crate::failure::Failure;

/// The whole command line. Its help is in [`help`](crate::help).
pub(crate) fn command() -> clap::Command {
    // The language is known before the arguments are read.
    with_flags(Cli::command()).arg(Arg::new("lang").long("lang").global(true).value_name("CODE"))
}

/// Flags, and the arguments or names of the commands that have them: commands with a progress bar, and commands that write a file of the user's.
const FLAGS: [(&str, Option<char>, &[&str]); 2] =
    [("quiet", Some('q'), &["jobs", "to"]), ("force", None, &["html", "export"])];

/// Adds the [`FLAGS`] to a command and its subcommands.
fn with_flags(mut command: clap::Command) -> clap::Command {
    for (flag, short, causes) in FLAGS {
        let has = |id: &str| command.get_arguments().any(|argument| argument.get_id() == id);
        if causes.iter().any(|cause| has(cause) || command.get_name() == *cause) {
            let mut argument = Arg::new(flag).long(flag).action(ArgAction::SetTrue);
            if has("make") {
                // Only making puzzles takes long.
                argument = argument.requires("make");
            }
            command = command.arg(short.into_iter().fold(argument, Arg::short));
        }
    }
    command.mut_subcommands(with_flags)
}

/// Whether one of the [`FLAGS`] is given to the command that runs.
pub(crate) fn is_given(matches: &ArgMatches, flag: &str) -> bool {
    let here = matches.try_get_one::<bool>(flag).ok().flatten().copied().unwrap_or_default();
    here || matches.subcommand().is_some_and(|(_, matches)| is_given(matches, flag))
}

#[derive(Debug, Parser)]
#[command(name = "underdeck", version)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t = ColourArgument::Auto)]
    pub(crate) color: ColourArgument,
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

/// Whether the environment says that colours are not forced.
fn is_zero() -> bool {
    std::env::var_os("CLICOLOR_FORCE").is_some_and(|value| value == "0")
}

/// Whether the environment forces colours.
fn is_forced() -> bool {
    std::env::var_os("CLICOLOR_FORCE").is_some_and(|value| !value.is_empty() && value != "0")
}

impl From<ColourArgument> for anstream::ColorChoice {
    fn from(when: ColourArgument) -> Self {
        match when {
            // Even on build servers, which anstream takes for colour terminals; and for anstream, 0 forces colours too.
            ColourArgument::Auto
                if !is_forced() && (crate::say::is_dumb() || is_zero() && !std::io::stdout().is_terminal()) =>
            {
                Self::Never
            }
            ColourArgument::Auto => Self::Auto,
            ColourArgument::Always => Self::Always,
            ColourArgument::Never => Self::Never,
        }
    }
}
