//! The effect of house rules: games by the value of an option.

use serde::Serialize;

use super::summary::kinds;
use super::{FinishedGame, GameGroup, Tally};

/// A player's own games of one game by the value of one option.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Split {
    /// The id of the game.
    pub game: String,
    /// The option's key.
    pub option: &'static str,
    /// Its values in order, each with its games.
    pub values: Vec<(String, Tally)>,
}

/// A game, an option, and its values with their games.
type Group<'a> = (&'a str, &'static str, Vec<(String, Vec<&'a FinishedGame>)>);

/// Own games by option, for each option with at least two values among them. `entries` must be in the order of their ends. Games with an unreadable
/// deal code are omitted.
pub fn splits(entries: &[FinishedGame]) -> Vec<Split> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for (entry, _) in entries.iter().zip(kinds(entries)).filter(|(_, kind)| *kind == GameGroup::Own) {
        let deal = underdeck_catalogue::find(&entry.game).ok().and_then(|game| game.deal_of(&entry.deal).ok());
        for (option, value) in deal.into_iter().flat_map(|deal| deal.options) {
            let at = groups.iter().position(|(game, key, _)| *game == entry.game && *key == option);
            let at = at.unwrap_or_else(|| {
                groups.push((&entry.game, option, Vec::new()));
                groups.len() - 1
            });
            let values = &mut groups[at].2;
            let value = value.to_string();
            match values.iter_mut().find(|(known, _)| *known == value) {
                Some((_, games)) => games.push(entry),
                None => values.push((value, vec![entry])),
            }
        }
    }
    let split = |(game, option, mut values): Group<'_>| {
        values.sort_by(|(a, _), (b, _)| match (a.parse::<i64>(), b.parse::<i64>()) {
            (Ok(a), Ok(b)) => a.cmp(&b),
            _ => a.cmp(b),
        });
        let values = values.into_iter().map(|(value, games)| (value, Tally::of(&games))).collect();
        Split { game: game.to_owned(), option, values }
    };
    groups.into_iter().filter(|(_, _, values)| values.len() > 1).map(split).collect()
}
