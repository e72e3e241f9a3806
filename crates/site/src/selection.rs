//! The selection of stored games for lists and boards, and its order.

use crate::kept::GameMeta;

/// A selection of a player's games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameFilter {
    /// Games in progress.
    Running,
    /// Finished games.
    Over,
    /// Games of a deal.
    Deal(String),
    /// Games of a day.
    Day(String),
    /// The chapters of a campaign, in order.
    Campaign(String),
}

impl GameFilter {
    /// Whether it selects a game. Only days and campaigns include archived games.
    pub fn selects(&self, facts: &GameMeta, result: &str, is_away: bool) -> bool {
        match self {
            Self::Running => !is_away && result == "*",
            Self::Over => !is_away && result != "*",
            Self::Deal(deal) => !is_away && facts.deal == *deal,
            Self::Day(day) => facts.day.as_ref() == Some(day),
            Self::Campaign(campaign) => facts.campaign.as_ref() == Some(campaign),
        }
    }

    /// The sort key of a game in the list: chapters by their start, and `number` within a second; games of a day by attempt; others last
    /// changed first.
    pub fn order(&self, facts: &GameMeta, changed: i64, number: i64) -> impl Ord + use<> {
        match self {
            Self::Running | Self::Over | Self::Deal(_) => (changed.saturating_neg(), 0, facts.id.clone()),
            Self::Day(_) => (facts.attempt, facts.created, facts.id.clone()),
            Self::Campaign(_) => (facts.created, number, String::new()),
        }
    }
}

/// A selection of a player's finished games for statistics, without archived ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinishedFilter {
    /// All of them.
    All,
    /// Deals of the day.
    Daily,
}

/// A board: of a deal of the day, or of an ordinary deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Board {
    /// The games of a day's deal.
    Day {
        /// The day.
        day: String,
        /// The game's id.
        game: String,
    },
    /// The games of a deal that were not played as a deal of the day.
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
