//! `deal`: a deal code and its opening table.

use std::io::Write;

use catalogue::DealInfo;
use clap::Args;
use home::luck;

use crate::args::DealArguments;
use crate::failure::Failure;
use crate::say::{self, STRONG};
use crate::words;

/// Print a deal code to share, and the opening table
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    deal: DealArguments,
}

/// Prints the deal.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = catalogue::find(&arguments.game)?;
    let deal = arguments.deal.resolve(game, luck::new_seed)?;
    let session = game.start(&deal.code)?;
    let table = session.table();
    let mut out = say::people();
    writeln!(out, "{}\n\n{}\n{}", describe(&deal), words::glance(&table), table.prompt)?;
    writeln!(out, "\nPlay it: underdeck play {} --deal {}", deal.game, deal.code)?;
    Ok(out.flush()?)
}

/// A deal in a line or two: its code, and the house rules that differ from the rulebook.
pub(crate) fn describe(deal: &DealInfo) -> String {
    let defaults = catalogue::find(deal.game).map(|game| game.options()).unwrap_or_default();
    let is_default = |key: &str, value: &game::OptionValue| {
        defaults.iter().any(|option| option.key == key && option.default == *value)
    };
    let changed: Vec<String> = deal
        .options
        .iter()
        .filter(|(key, value)| !is_default(key, value))
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    let house = if changed.is_empty() { String::new() } else { format!("\nHouse rules: {}", changed.join(", ")) };
    format!("Deal {STRONG}{}{STRONG:#} of {}, seed {}{house}", deal.code, deal.game, deal.seed)
}
