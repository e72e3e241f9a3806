//! `rules`: how to play, and single rules by their ids.

use clap::Args;
use underdeck_catalogue::Game;
use underdeck_game::{Language, OptionValue, say, with_sources};

use crate::args::{GAME, OptionArguments};
use crate::failure::Failure;
use crate::say::{self, STRONG};
use crate::words::{all_sources, plain, rule_text};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: String,
    #[arg(long, value_name = "ID")]
    rule: Option<String>,
    #[arg(long, conflicts_with = "rule")]
    reference: bool,
    #[arg(long, conflicts_with_all = ["rule", "reference"])]
    sources: bool,
    #[arg(long, conflicts_with_all = ["rule", "reference", "sources"])]
    tables: bool,
    #[arg(long, requires = "tables")]
    template: bool,
    #[command(flatten)]
    house: OptionArguments,
}

/// Prints the rules.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = underdeck_catalogue::find(&arguments.game)?;
    let (info, reference) = (game.info(), game.reference());
    let deal = game.deal(&arguments.house.of(game), 0)?;
    let (options, none) = (&deal.options, || Failure::Usage(game.no_tables(|info| info.id).to_string()));
    let text = match &arguments.rule {
        Some(id) => rule_text(info.id, reference, id, options).map_err(Failure::Usage)?,
        None if arguments.reference => plain(&with_sources(reference)),
        None if arguments.sources => all_sources(game, options),
        None if arguments.template => game.own_tables().ok_or_else(none)?,
        None if arguments.tables => {
            let tables = game.tables(&deal).ok_or_else(none)?;
            format!("{STRONG}{}{STRONG:#}\n\n{}", say!(TABLES_OF, game = info.title), plain(&tables))
        }
        None => return how_to_play(game, options),
    };
    Ok(say::print(&text)?)
}

/// Prints how to play by these house rules.
pub(crate) fn how_to_play(game: &Game, options: &[(&'static str, OptionValue)]) -> Result<(), Failure> {
    let info = game.info();
    let [rule, reference, sources] =
        ["--rule ID", "--reference", "--sources"].map(|flag| format!("`underdeck rules {} {flag}`", info.id));
    let more = say!(CLI_RULES_MORE, rule, reference, sources);
    let tables = game.has_tables().then(|| {
        let tables = format!("`underdeck rules {} --tables`", info.id);
        format!(" {}", say!(CLI_RULES_TABLES, tables))
    });
    let more = format!("{more}{}", tables.unwrap_or_default());
    let how = info.how_to_play(Language::current(), options).1;
    Ok(say::print(&format!("{}\n{}\n", plain(&how), say::wrap(&more, "", "", 80)))?)
}
