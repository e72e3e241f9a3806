//! Arguments that several commands share.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Args, Error};
use underdeck_game::{Value, say};
use underdeck_lab::By;
use underdeck_players::PlayerKind;

use crate::words::grouped;

/// House rules, for every command that deals.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct OptionArguments {
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE", value_parser = HOUSE_RULE, hide_possible_values = true)]
    pub(crate) options: Vec<(String, String)>,
    #[arg(long)]
    pub(crate) as_printed: bool,
}

impl OptionArguments {
    /// Whether none was given.
    pub(crate) const fn is_empty(&self) -> bool {
        self.options.is_empty() && !self.as_printed
    }

    /// The options for a game: those that were typed, and the letter of its rulebook if it was asked for.
    pub(crate) fn of(&self, game: &underdeck_catalogue::Game) -> Vec<(String, String)> {
        let printed = if self.as_printed { game.as_printed() } else { Vec::new() };
        let is_typed = |key: &str| self.options.iter().any(|(typed, _)| typed == key);
        let printed = printed.into_iter().filter(|(key, _)| !is_typed(key));
        printed.map(|(key, value)| (key.to_owned(), value.to_owned())).chain(self.options.clone()).collect()
    }
}

/// The arguments that name a deal.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct DealArguments {
    #[arg(long = "deal", value_name = "CODE", conflicts_with_all = ["seed", "options", "as_printed"])]
    pub(crate) code: Option<String>,
    #[arg(long, value_name = "N", value_parser = whole_number(0, u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) house: OptionArguments,
}

impl DealArguments {
    /// Whether the arguments name no deal.
    pub(crate) fn is_open(&self) -> bool {
        self.code.is_none() && self.seed.is_none() && self.house.is_empty()
    }

    /// The deal; without a code or seed, the one of the seed that `otherwise` returns.
    pub(crate) fn resolve(
        &self,
        game: &underdeck_catalogue::Game,
        otherwise: impl FnOnce() -> u64,
    ) -> Result<underdeck_catalogue::DealInfo, underdeck_catalogue::Error> {
        match &self.code {
            Some(code) => game.deal_of(code),
            None => game.deal(&self.house.of(game), self.seed.unwrap_or_else(otherwise)),
        }
    }
}

/// A record file, or `-` for standard input.
#[derive(Clone, Debug, Args)]
pub(crate) struct FileArgument {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

/// Parses a value, and lists values for completions and help.
#[derive(Clone, Copy)]
pub(crate) struct ListedValue<T> {
    parse: fn(&str) -> Result<T, String>,
    values: fn() -> Vec<PossibleValue>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for ListedValue<T> {
    type Value = T;

    fn parse_ref(&self, command: &clap::Command, argument: Option<&Arg>, typed: &OsStr) -> Result<T, Error> {
        self.parse.parse_ref(command, argument, typed)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.values)().into_iter()))
    }
}

/// The name of a game.
pub(crate) const GAME: ListedValue<String> = ListedValue {
    parse: |text| Ok(text.to_owned()),
    values: || {
        let games = underdeck_catalogue::games().iter().map(|game| game.info());
        games.map(|info| PossibleValue::new(info.id).help(info.title)).collect()
    },
};

/// A house rule of any game.
pub(crate) const HOUSE_RULE: ListedValue<(String, String)> = ListedValue {
    parse: key_and_value,
    values: || {
        let faces = underdeck_catalogue::games().iter().flat_map(|game| game.options());
        faces
            .map(|face| PossibleValue::new(format!("{}={}", face.key, face.default)).help(face.name.to_string()))
            .collect()
    },
};

/// A player of each kind, with a number where it takes one.
pub(crate) const PLAYERS: [&str; 8] =
    ["random", "greedy", "first", "value", "careless:10", "flat:1000", "mcts:1000", "search:1000"];

/// A player.
pub(crate) const PLAYER: ListedValue<PlayerKind> = ListedValue {
    parse: |text| text.parse().map_err(|error: <PlayerKind as FromStr>::Err| error.to_string()),
    values: || PLAYERS.map(PossibleValue::new).to_vec(),
};

/// What counts: wins or the score.
pub(crate) const BY: ListedValue<By> = ListedValue {
    parse: |text| text.parse().map_err(|error: <By as FromStr>::Err| error.to_string()),
    values: || By::ALL.map(|by| PossibleValue::new(by.name())).to_vec(),
};

fn key_and_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| say!(CLI_OPTION_FORM))?;
    let value = underdeck_home::option_text(value.trim()).map_err(|error| error.to_string())?;
    Ok((key.trim().into(), value))
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
        let most_said = || i64::try_from(most).map_or_else(|_| grouped(most).into(), Value::Number);
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
            let is_open = most == u64::MAX && text.len() < 20;
            if is_open { say!(CLI_NUMBER_LEAST, least) } else { say!(CLI_NUMBER_RANGE, least, most = most_said()) }
                .into()
        })
    }
}

/// Reads a whole number such as `1e6` or `2.5e3`.
fn scientific(text: &str) -> Option<u64> {
    let number: f64 = text.contains(['e', 'E']).then(|| text.parse().ok())??;
    let is_exact = number.fract() == 0.0 && (0.0..=9e15).contains(&number);
    is_exact.then_some(number as u64)
}
