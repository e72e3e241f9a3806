//! `rules`: how to play, and single rules by their ids.

use clap::Args;

use crate::args::GAME;
use crate::failure::Failure;
use crate::say;
use crate::words::{plain, rule_text};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: String,
    #[arg(long, value_name = "ID")]
    rule: Option<String>,
    #[arg(long, conflicts_with = "rule")]
    reference: bool,
}

/// Prints the rules.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = underdeck_catalogue::find(&arguments.game)?;
    let (info, reference) = (game.info(), game.reference());
    let text = match &arguments.rule {
        Some(id) => rule_text(info.id, reference, id).map_err(Failure::Usage)?,
        None if arguments.reference => plain(reference),
        None => {
            let more = "One rule: underdeck rules GAME --rule ID. The full reference: --reference.";
            format!(
                "{}\n{}\n",
                plain(&info.how_to_play(underdeck_game::Language::current()).1),
                more.replace("GAME", info.id)
            )
        }
    };
    Ok(say::print(&text)?)
}

/// Prints how to play.
pub(crate) fn how_to_play(game: &str) -> Result<(), Failure> {
    run(&Arguments { game: game.into(), rule: None, reference: false })
}
