//! The command line.

use clap::{CommandFactory, Parser, ValueEnum};
use underdeck_game::Language;
use underdeck_home::Settings;

use crate::commands::{self, Command};
use crate::failure::Failure;

const TEMPLATE: &str = "{about-with-newline}\n{before-help}{usage-heading} {usage}\n\n{all-args}{after-help}";

/// The whole command line. In every help the examples follow the description.
pub(crate) fn command() -> clap::Command {
    Cli::command().mut_subcommands(|command| {
        let examples = commands::examples(command.get_name());
        let command = command.help_template(TEMPLATE);
        match examples {
            [] => command,
            lines => command.before_help(format!("Examples:\n  {}\n", lines.join("\n  "))),
        }
    })
}

const EXAMPLES: &str = "\
Examples:
  underdeck                                choose a game and play it
  underdeck play keevorn                   play a new deal, or resume an unfinished game
  underdeck play keevorn --linear          the same in line mode, for a screen reader or a script
  underdeck table keevorn                  play with your own cards, which you tell as they turn up
  underdeck daily                          the deals of the day
  underdeck stats                          wins, streaks and scores so far
  underdeck rules keevorn                  how to play
  underdeck deal keevorn --seed 7          a deal code to share, and the opening table
  underdeck verify my-game.udr             check a recorded game
  underdeck sim keevorn --player greedy --games 10000
";

const EXIT_CODES: &str = "\
Exit codes:
  0    done
  1    failed, such as an invalid record or an unreadable file
  2    wrong usage, such as an unknown game, house rule or deal code
  130  interrupted with Ctrl-C; 128 plus its number for another signal

Games are kept in UNDERDECK_HOME, or else in the user's data directory;
settings are beside them, or else in the user's configuration directory.";

/// The table for solo dungeon card games: play, record, verify and measure.
#[derive(Debug, Parser)]
#[command(name = "underdeck", version, before_help = EXAMPLES, after_help = EXIT_CODES, help_template = TEMPLATE)]
pub(crate) struct Cli {
    /// When to use colour; auto also respects NO_COLOR and CLICOLOR_FORCE
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t = ColourArgument::Auto)]
    pub(crate) color: ColourArgument,
    /// While many games are played: no notes and no progress bar
    #[arg(long, short, global = true)]
    pub(crate) quiet: bool,
    /// Write over files that exist
    #[arg(long, global = true)]
    pub(crate) force: bool,
    /// The language, such as de; otherwise that of the settings or of the system
    #[arg(long, global = true, value_name = "CODE", env = "UNDERDECK_LANG", hide_env_values = true)]
    pub(crate) lang: Option<String>,
    /// Without a command: choose a game in line mode
    #[arg(long)]
    pub(crate) linear: bool,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// The values of `--color`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColourArgument {
    /// In a terminal
    Auto,
    /// Also in pipes
    Always,
    /// Never
    Never,
}

/// The language that was chosen by its code, or else that of the player's settings, or that of the system.
///
/// # Errors
/// If there is no such language.
pub(crate) fn language(code: Option<&str>) -> Result<Language, Failure> {
    match code.filter(|code| !code.is_empty()) {
        Some(code) => Language::negotiate([code]).ok_or_else(|| {
            let known = Language::all().map(|language| format!("{} ({})", language.code(), language.name()));
            let known = known.collect::<Vec<_>>().join(", ");
            Failure::Usage(format!("`--lang`: found `{code}`, expected {known}"))
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
