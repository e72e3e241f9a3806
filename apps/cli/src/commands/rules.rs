//! `rules`: how to play, and single rules by their ids.

use clap::Args;
use underdeck_game::{Language, say};

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
            let [rule, reference] =
                ["--rule ID", "--reference"].map(|flag| format!("`underdeck rules {} {flag}`", info.id));
            let more = say!(CLI_RULES_MORE, rule, reference);
            format!("{}\n{}\n", plain(&info.how_to_play(Language::current()).1), say::wrap(&more, "", "", 80))
        }
    };
    Ok(say::print(&text)?)
}

/// Prints how to play.
pub(crate) fn how_to_play(game: &str) -> Result<(), Failure> {
    run(&Arguments { game: game.into(), rule: None, reference: false })
}
