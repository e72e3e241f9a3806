//! Arguments that several commands share.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Error};
use underdeck_players::PlayerKind;

use crate::words::grouped;

/// House rules, for every command that deals.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct OptionArguments {
    /// A house rule, such as edition=second; may be repeated. `underdeck games` lists them
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE", value_parser = HouseRuleParser, hide_possible_values = true)]
    pub(crate) options: Vec<(String, String)>,
}

/// The arguments that name a deal.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct DealArguments {
    /// The deal with this code
    #[arg(long = "deal", value_name = "CODE", conflicts_with_all = ["seed", "options"])]
    pub(crate) code: Option<String>,
    /// The deal with this seed, 0 to 18446744073709551615
    #[arg(long, value_name = "N", value_parser = whole_number(0, u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) house: OptionArguments,
}

impl DealArguments {
    /// Whether the arguments name no deal.
    pub(crate) fn is_open(&self) -> bool {
        self.code.is_none() && self.seed.is_none() && self.house.options.is_empty()
    }

    /// The deal; without a code or seed, the one of the seed that `otherwise` returns.
    pub(crate) fn resolve(
        &self,
        game: &underdeck_catalogue::Game,
        otherwise: impl FnOnce() -> u64,
    ) -> Result<underdeck_catalogue::DealInfo, underdeck_catalogue::Error> {
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

/// Parses the name of a game, and lists the games for completions and help.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameParser;

impl TypedValueParser for GameParser {
    type Value = String;

    fn parse_ref(&self, command: &clap::Command, argument: Option<&Arg>, typed: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, argument, typed)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let games = underdeck_catalogue::games().iter().map(|game| game.info());
        Some(Box::new(games.map(|info| PossibleValue::new(info.id).help(info.title))))
    }
}

/// Parses a house rule, and lists those of all games for completions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HouseRuleParser;

impl TypedValueParser for HouseRuleParser {
    type Value = (String, String);

    fn parse_ref(&self, command: &clap::Command, argument: Option<&Arg>, typed: &OsStr) -> Result<Self::Value, Error> {
        key_and_value.parse_ref(command, argument, typed)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let faces = underdeck_catalogue::games().iter().flat_map(|game| game.options());
        Some(Box::new(faces.map(|face| PossibleValue::new(format!("{}={}", face.key, face.default)).help(face.name))))
    }
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
            ("value", "The value learned from self-play, where a game has one"),
            ("flat:1000", "Flat Monte Carlo: 1000 playouts for each legal move (any number, or 100ms)"),
            ("mcts:1000", "Tree search with 1000 playouts per move (any number, or 100ms)"),
            ("search:1000", "Looks ahead and asks a learned value, with 1000 games per move (any number, or 100ms)"),
        ];
        Some(Box::new(players.into_iter().map(|(name, help)| PossibleValue::new(name).help(help))))
    }
}

fn key_and_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("a house rule is written key=value, such as edition=second")?;
    Ok((key.trim().into(), value.trim().into()))
}

/// Reads a whole number in a range: `1000`, `1_000`, `1,000` or `1e3`.
pub(crate) fn whole_number(least: u64, most: u64) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync {
    number::<u64>(least, most)
}

/// [`whole_number`] for other integer types.
pub(crate) fn number<T: TryFrom<u64>>(
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync {
    move |text| {
        let text = text.replace(['_', ','], "");
        let number = text.parse().ok().or_else(|| scientific(&text)).filter(|number| (least..=most).contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| match most {
            u64::MAX if text.len() < 20 => format!("it is a whole number of at least {least}"),
            most => format!("it is a whole number from {least} to {}", grouped(most)),
        })
    }
}

/// Reads a whole number such as `1e6` or `2.5e3`.
fn scientific(text: &str) -> Option<u64> {
    let number: f64 = text.contains(['e', 'E']).then(|| text.parse().ok())??;
    let is_exact = number.fract() == 0.0 && (0.0..=9e15).contains(&number);
    is_exact.then_some(number as u64)
}
