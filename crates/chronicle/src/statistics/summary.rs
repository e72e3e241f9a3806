//! Summaries by game and options.

use std::collections::{HashMap, HashSet};

use serde::Serialize;
use underdeck_game::Message;

use super::{FinishedGame, GameGroup, Tally};

/// The finished games of one game and option set, by group.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameTotals {
    /// The id of the game.
    pub game: String,
    /// The options that differ from their defaults, as text; empty if none do.
    pub options: String,
    /// Games of [`GameGroup::Own`].
    pub own: Tally,
    /// Daily deals, one game per day.
    pub daily: Tally,
    /// Games in which a move was undone after it had revealed something hidden.
    pub informed: Tally,
    /// Games with real cards: [`GameGroup::Told`].
    pub told: Tally,
    /// The number of later games of daily deals, which are counted nowhere else.
    pub again: u64,
}

impl GameTotals {
    /// The number of games in all groups.
    pub const fn games(&self) -> u64 {
        self.own.games + self.daily.games + self.informed.games + self.told.games + self.again
    }
}

/// Counts finished games by game and options, in the order of first appearance. `entries` must be in the order of their ends. Games of
/// [`GameGroup::Other`] are omitted.
pub fn summaries(entries: &[FinishedGame]) -> Vec<GameTotals> {
    let mut order: Vec<(&str, &str)> = Vec::new();
    let mut groups: HashMap<(&str, &str), Vec<(&FinishedGame, GameGroup)>> = HashMap::new();
    for (entry, kind) in entries.iter().zip(kinds(entries)).filter(|(_, kind)| *kind != GameGroup::Other) {
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
        GameTotals {
            game: game.to_owned(),
            options: options.to_owned(),
            own: Tally::of(&of(GameGroup::Own)),
            daily: Tally::of(&of(GameGroup::Daily)),
            informed: Tally::of(&of(GameGroup::Informed)),
            told: Tally::of(&of(GameGroup::Told)),
            again: of(GameGroup::Again).len() as u64,
        }
    };
    order.into_iter().map(summary).collect()
}

/// The group of each game.
pub(super) fn kinds(entries: &[FinishedGame]) -> Vec<GameGroup> {
    let mut days: HashSet<(&str, &str)> = HashSet::new();
    let kind = |entry: &'_ FinishedGame, is_first: bool| match (&entry.daily, entry.informed) {
        (Some(_), _) if !is_first => GameGroup::Again,
        (_, true) => GameGroup::Informed,
        (Some(_), false) => GameGroup::Daily,
        (None, false) => GameGroup::Own,
    };
    let mut kinds = Vec::with_capacity(entries.len());
    for entry in entries {
        if !entry.own || entry.told {
            kinds.push(if entry.own { GameGroup::Told } else { GameGroup::Other });
            continue;
        }
        let is_first = entry.daily.as_deref().is_none_or(|day| days.insert((&entry.game, day)));
        kinds.push(kind(entry, is_first));
    }
    kinds
}

/// The house rules in the options of statistics, `max_health=30,jokers=1`, in words; the options themselves if this version does not know
/// them.
///
/// ```
/// use underdeck_chronicle::statistics::house_rules;
/// assert_eq!(house_rules("keevorn", "max_health=30"), ["Most Health: 30"]);
/// ```
pub fn house_rules(game: &str, options: &str) -> Vec<Message> {
    let pairs = options.split([',', ' ']).filter_map(|option| option.split_once('='));
    let pairs: Vec<_> = pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let deal = underdeck_catalogue::find(game).and_then(|game| game.deal(&pairs, 0));
    deal.map_or_else(|_| vec![options.to_owned().into()], |deal| deal.house_rules())
}
