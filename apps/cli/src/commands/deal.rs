//! `deal`: a deal code and its opening table.

use std::io::Write;

use clap::Args;
use underdeck_game::say;
use underdeck_home::luck;

use crate::args::{DealArguments, GAME};
use crate::failure::Failure;
use crate::say;
use crate::words;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: String,
    #[command(flatten)]
    deal: DealArguments,
}

/// Prints the deal.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = underdeck_catalogue::find(&arguments.game)?;
    let deal = arguments.deal.resolve(game, luck::new_seed)?;
    let session = underdeck_play::start(game, &deal.code)?;
    let table = session.table();
    let mut out = say::people();
    writeln!(out, "{}\n\n{}\n{}", words::deal(&deal), words::glance(&table), table.prompt)?;
    let command = format!("underdeck play {} --deal {}", deal.game, deal.code);
    writeln!(out, "\n{}", say!(CLI_DEAL_PLAY, command))?;
    Ok(out.flush()?)
}
