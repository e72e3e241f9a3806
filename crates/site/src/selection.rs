//! What lists and boards select of the games that are kept, and in which order.

use crate::kept::GameMeta;

/// A selection of a player's games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameFilter {
    /// Those in progress.
    Running,
    /// Those that are over.
    Over,
    /// Those of a deal.
    Deal(String),
    /// Those of a day.
    Day(String),
    /// The chapters of a campaign, in order.
    Campaign(String),
}

impl GameFilter {
    /// Whether it selects a game with a result. Days and campaigns are whole; other lists leave out what is off the lists.
    pub fn selects(&self, facts: &GameMeta, result: &str, is_away: bool) -> bool {
        match self {
            Self::Running => !is_away && result == "*",
            Self::Over => !is_away && result != "*",
            Self::Deal(deal) => !is_away && facts.deal == *deal,
            Self::Day(day) => facts.day.as_ref() == Some(day),
            Self::Campaign(campaign) => facts.campaign.as_ref() == Some(campaign),
        }
    }

    /// The place of a game in the list, the least first: chapters in the order in which they were begun, with `number` to decide between those of one
    /// second; games of a day by attempt; others last changed first.
    pub fn order(&self, facts: &GameMeta, changed: i64, number: i64) -> impl Ord + use<> {
        match self {
            Self::Running | Self::Over | Self::Deal(_) => (changed.saturating_neg(), 0, facts.id.clone()),
            Self::Day(_) => (facts.attempt, facts.created, facts.id.clone()),
            Self::Campaign(_) => (facts.created, number, String::new()),
        }
    }
}

/// A board: the games of one deal of the day, or those of an ordinary deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Board {
    /// Those of a day's deal of a game.
    Day {
        /// The day.
        day: String,
        /// The game's id.
        game: String,
    },
    /// Those of a deal that was not the deal of the day when they were played.
    Deal(String),
}

impl Board {
    /// The board of a game.
    pub fn of(facts: &GameMeta) -> Self {
        match &facts.day {
            Some(day) => Self::Day { day: day.clone(), game: facts.game.clone() },
            None => Self::Deal(facts.deal.clone()),
        }
    }
}
