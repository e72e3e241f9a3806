//! `rules`: how to play, and single rules by their ids.

use std::io::Write;

use clap::Args;
use game::{GameInfo, find_rule};

use crate::failure::Failure;
use crate::say::{self, STRONG, wrap};
use crate::words::plain;

/// Print how to play a game, or one of its rules
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// The rule of this id, such as fight-3 or R24
    #[arg(long, value_name = "ID")]
    rule: Option<String>,
    /// Print the full reference, with the id of every rule
    #[arg(long, conflicts_with = "rule")]
    reference: bool,
}

/// Prints the rules.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let info = catalogue::find(&arguments.game)?.info();
    let text = match &arguments.rule {
        Some(id) => rule_text(info, id).map_err(Failure::Usage)?,
        None if arguments.reference => plain(info.reference),
        None => {
            let more = "One rule: underdeck rules GAME --rule ID. The full reference: --reference.";
            format!("{}\n{}\n", plain(info.how_to_play), more.replace("GAME", info.id))
        }
    };
    let mut out = say::people();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints how to play.
pub(crate) fn how_to_play(game: &str) -> Result<(), Failure> {
    run(&Arguments { game: game.into(), rule: None, reference: false })
}

/// A rule with its heading; an unknown id is an error with similar ids.
pub(crate) fn rule_text(info: &GameInfo, id: &str) -> Result<String, String> {
    if let Some(rule) = find_rule(info.reference, id) {
        // The cells of a rule in a table are separated by bars.
        let text = plain(&rule.text.replace(" | ", ". ")).trim_end().to_owned();
        let stop = if text.ends_with(['.', ':', '?', '!']) { "" } else { "." };
        let words = wrap(&(text + stop), "  ", "  ", 80);
        return Ok(format!("{STRONG}{}{STRONG:#} ({})\n{words}\n", rule.id, plain(rule.heading).trim_end()));
    }
    let ids: Vec<&str> = game::rules(info.reference).map(|rule| rule.id).collect();
    let word = id.split('-').next().unwrap_or(id).to_ascii_lowercase();
    let mut near: Vec<&str> =
        ids.iter().copied().filter(|known| known.split('-').next() == Some(word.as_str())).collect();
    near.sort_by_key(|id| (id.len(), *id));
    if near.is_empty() {
        near.extend(catalogue::nearest(id, ids.iter().copied()));
    }
    Err(match (near.as_slice(), ids.as_slice()) {
        ([], [first, .., last]) => format!("{} has no rule `{id}`: the ids go from {first} to {last}", info.id),
        _ => format!("{} has no rule `{id}`; similar ids are {}", info.id, near.join(", ")),
    })
}
