//! The command line.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Args, Error, Parser, Subcommand, ValueEnum};
use players::PlayerKind;

use crate::commands::{
    campaigns, completions, daily, deal, games, lab, man, measures, perft, play, records, replay, rules, serve,
    settings, sim, stats, step, trace, verify,
};

const TEMPLATE: &str = "{about-with-newline}\n{before-help}{usage-heading} {usage}\n\n{all-args}{after-help}";

const EXAMPLES: &str = "\
Examples:
  underdeck                                choose a game and play it
  underdeck play keevorn                   play a new deal, or resume an unfinished game
  underdeck play keevorn --linear          the same in line mode, for a screen reader or a script
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
    /// Without a command: choose a game in line mode
    #[arg(long)]
    pub(crate) linear: bool,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Games(games::Arguments),
    Rules(rules::Arguments),
    Play(play::Arguments),
    Campaigns(campaigns::Arguments),
    Daily(daily::Arguments),
    Stats(stats::Arguments),
    Records(records::Arguments),
    Settings(settings::Arguments),
    Serve(serve::Arguments),
    Deal(deal::Arguments),
    Trace(trace::Arguments),
    Replay(replay::Arguments),
    Verify(verify::Arguments),
    Step(step::Arguments),
    Perft(perft::Arguments),
    Sim(sim::Arguments),
    Lab(lab::Arguments),
    Measures(measures::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
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

impl From<ColourArgument> for anstream::ColorChoice {
    fn from(when: ColourArgument) -> Self {
        match when {
            // Even on build servers, which anstream takes for colour terminals.
            ColourArgument::Auto if crate::play::is_dumb() && std::env::var_os("CLICOLOR_FORCE").is_none() => {
                Self::Never
            }
            ColourArgument::Auto => Self::Auto,
            ColourArgument::Always => Self::Always,
            ColourArgument::Never => Self::Never,
        }
    }
}

/// House rules, for every command that deals.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct OptionArguments {
    /// A house rule, such as edition=second; may be repeated. `underdeck games` lists them
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE", value_parser = key_and_value)]
    pub(crate) options: Vec<(String, String)>,
}

/// The arguments that name a deal.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct DealArguments {
    /// The deal with this code
    #[arg(long = "deal", value_name = "CODE", conflicts_with_all = ["seed", "options"])]
    pub(crate) code: Option<String>,
    /// The deal with this seed, 0 to 18446744073709551615
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) house: OptionArguments,
}

impl DealArguments {
    /// Whether no deal was asked for.
    pub(crate) fn is_open(&self) -> bool {
        self.code.is_none() && self.seed.is_none() && self.house.options.is_empty()
    }

    /// The deal; without a code or seed, the one with the seed that `otherwise` returns.
    pub(crate) fn resolve(
        &self,
        game: &dyn catalogue::Game,
        otherwise: impl FnOnce() -> u64,
    ) -> Result<catalogue::DealInfo, catalogue::Error> {
        match &self.code {
            Some(code) => game.deal_of(code),
            None => game.deal(&self.house.options, self.seed.unwrap_or_else(otherwise)),
        }
    }
}

/// A record file, or `-` for standard input.
#[derive(Clone, Debug, Args)]
pub(crate) struct FileArgument {
    /// The file; - is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

/// Parses a player, and lists the players for completions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayerParser;

impl TypedValueParser for PlayerParser {
    type Value = PlayerKind;

    fn parse_ref(&self, command: &clap::Command, argument: Option<&Arg>, typed: &OsStr) -> Result<PlayerKind, Error> {
        <PlayerKind as FromStr>::from_str.parse_ref(command, argument, typed)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let players = [
            ("random", "Every legal move is equally likely"),
            ("greedy", "The sensible move that hints suggest"),
            ("first", "The first legal move"),
            ("flat:1000", "Flat Monte Carlo: 1000 playouts for each legal move (any number, or 100ms)"),
            ("mcts:1000", "Tree search with 1000 playouts per move (any number, or 100ms)"),
        ];
        Some(Box::new(players.into_iter().map(|(name, help)| PossibleValue::new(name).help(help))))
    }
}

fn key_and_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("a house rule is written key=value, such as edition=second")?;
    Ok((key.trim().into(), value.trim().into()))
}
