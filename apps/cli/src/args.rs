//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use players::PlayerKind;

use crate::commands::{campaigns, completions, deal, games, man, perft, play, replay, rules, sim, step, trace, verify};

const TEMPLATE: &str = "{about-with-newline}\n{before-help}{usage-heading} {usage}\n\n{all-args}{after-help}";

const EXAMPLES: &str = "\
Examples:
  underdeck                                choose a game and play it
  underdeck play keevorn                   play a new deal, or go on with an unfinished game
  underdeck rules keevorn                  how to play
  underdeck deal keevorn --seed 7          a deal code to share, and the opening table
  underdeck verify my-game.udr             check a recorded game
  underdeck sim keevorn --player greedy --games 10000
";

const EXIT_CODES: &str = "\
Exit codes:
  0    done
  1    failed: a record that does not hold, a file that cannot be read
  2    wrong usage: also an unknown game, house rule or deal code
  130  interrupted with Ctrl-C

Games are kept under UNDERDECK_HOME, or else in the user's data directory.";

/// The table for solo dungeon card games: play, record, verify and measure.
#[derive(Debug, Parser)]
#[command(name = "underdeck", version, before_help = EXAMPLES, after_help = EXIT_CODES, help_template = TEMPLATE)]
pub(crate) struct Cli {
    /// When to use colour; auto also minds NO_COLOR and CLICOLOR_FORCE
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t = ColourArgument::Auto)]
    pub(crate) color: ColourArgument,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Games(games::Arguments),
    Rules(rules::Arguments),
    Play(play::Arguments),
    Campaigns(campaigns::Arguments),
    Deal(deal::Arguments),
    Trace(trace::Arguments),
    Replay(replay::Arguments),
    Verify(verify::Arguments),
    Step(step::Arguments),
    Perft(perft::Arguments),
    Sim(sim::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

/// When to use colour, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColourArgument {
    /// In a terminal
    Auto,
    /// Through pipes as well
    Always,
    /// Never
    Never,
}

impl From<ColourArgument> for anstream::ColorChoice {
    fn from(when: ColourArgument) -> Self {
        match when {
            ColourArgument::Auto => Self::Auto,
            ColourArgument::Always => Self::Always,
            ColourArgument::Never => Self::Never,
        }
    }
}

/// House rules, as every command that deals takes them.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct OptionArguments {
    /// A house rule, such as edition=second; can be given again. `underdeck games` lists them
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE", value_parser = key_and_value)]
    pub(crate) options: Vec<(String, String)>,
}

/// Which deal is meant.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct DealArguments {
    /// The deal that this code stands for
    #[arg(long = "deal", value_name = "CODE", conflicts_with_all = ["seed", "options"])]
    pub(crate) code: Option<String>,
    /// The deal of this seed, 0 to 18446744073709551615
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) house: OptionArguments,
}

impl DealArguments {
    /// Whether nothing was asked for.
    pub(crate) fn is_open(&self) -> bool {
        self.code.is_none() && self.seed.is_none() && self.house.options.is_empty()
    }

    /// The deal meant; without code and seed, of the seed that `otherwise` gives.
    pub(crate) fn resolve(
        &self,
        game: &dyn catalogue::Game,
        otherwise: impl FnOnce() -> u64,
    ) -> Result<catalogue::Deal, catalogue::Error> {
        match &self.code {
            Some(code) => game.deal_of(code),
            None => game.deal(&self.house.options, self.seed.unwrap_or_else(otherwise)),
        }
    }
}

/// A record file, or `-` for standard input.
#[derive(Clone, Debug, Args)]
pub(crate) struct FileArgument {
    /// The file; - reads standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

/// A player, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PlayerArgument {
    /// Every legal move is equally likely
    Random,
    /// The sensible move that hints give
    Greedy,
}

impl From<PlayerArgument> for PlayerKind {
    fn from(player: PlayerArgument) -> Self {
        match player {
            PlayerArgument::Random => Self::Random,
            PlayerArgument::Greedy => Self::Greedy,
        }
    }
}

fn key_and_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("a house rule is written key=value, such as edition=second")?;
    Ok((key.trim().into(), value.trim().into()))
}
