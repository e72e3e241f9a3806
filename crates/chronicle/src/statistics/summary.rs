//! Summaries by game and options.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::{Entry, Kind, Tally};

/// The finished games of one game with one set of options, counted by kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// The options that differ from their defaults, as text; empty if none do.
    pub options: String,
    /// Games of [`Kind::Own`].
    pub own: Tally,
    /// Deals of the day, one game per day.
    pub daily: Tally,
    /// Games in which a move was undone after it had revealed something hidden.
    pub informed: Tally,
    /// Games of [`Kind::Told`].
    pub told: Tally,
    /// The number of later games on deals of the day, which count nowhere else.
    pub again: u64,
}

impl Summary {
    /// The number of games of all kinds.
    pub const fn games(&self) -> u64 {
        self.own.games + self.daily.games + self.informed.games + self.told.games + self.again
    }
}

/// Counts finished games by game and options, in order of first appearance. `entries` must be in the order
/// in which the games were finished. Games of [`Kind::Other`] are left out.
pub fn summaries(entries: &[Entry]) -> Vec<Summary> {
    let mut order: Vec<(&str, &str)> = Vec::new();
    let mut groups: HashMap<(&str, &str), Vec<(&Entry, Kind)>> = HashMap::new();
    for (entry, kind) in entries.iter().zip(kinds(entries)).filter(|(_, kind)| *kind != Kind::Other) {
        let key = (entry.game.as_str(), entry.options.as_str());
        let group = groups.entry(key).or_default();
        if group.is_empty() {
            order.push(key);
        }
        group.push((entry, kind));
    }
    let summary = |(game, options): (&str, &str)| {
        let group = groups.get(&(game, options)).map(Vec::as_slice).unwrap_or_default();
        let of = |wanted| group.iter().filter(|(_, kind)| *kind == wanted).map(|&(entry, _)| entry).collect::<Vec<_>>();
        Summary {
            game: game.to_owned(),
            options: options.to_owned(),
            own: Tally::of(&of(Kind::Own)),
            daily: Tally::of(&of(Kind::Daily)),
            informed: Tally::of(&of(Kind::Informed)),
            told: Tally::of(&of(Kind::Told)),
            again: of(Kind::Again).len() as u64,
        }
    };
    order.into_iter().map(summary).collect()
}

/// The kind of each game.
pub(super) fn kinds(entries: &[Entry]) -> Vec<Kind> {
    let mut days: HashSet<(&str, &str)> = HashSet::new();
    let kind = |entry: &'_ Entry, is_first: bool| match (&entry.daily, entry.informed) {
        (Some(_), _) if !is_first => Kind::Again,
        (_, true) => Kind::Informed,
        (Some(_), false) => Kind::Daily,
        (None, false) => Kind::Own,
    };
    let mut kinds = Vec::with_capacity(entries.len());
    for entry in entries {
        if !entry.own || entry.told {
            kinds.push(if entry.own { Kind::Told } else { Kind::Other });
            continue;
        }
        let is_first = entry.daily.as_deref().is_none_or(|day| days.insert((&entry.game, day)));
        kinds.push(kind(entry, is_first));
    }
    kinds
}
