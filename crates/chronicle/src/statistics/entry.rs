//! One finished game.

use game::GameResult;
use record::Record;
use serde::{Deserialize, Serialize};

use crate::daily;

/// A finished game as the statistics see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The id of the game.
    pub game: String,
    /// The options that differ from their default, as text; empty for the rulebook's game.
    pub options: String,
    /// The deal code.
    pub deal: String,
    /// The day on which it began, in UTC; empty if the record does not say.
    pub date: String,
    /// `won`, `lost`, `draw` or `winner 1`.
    pub result: String,
    /// The rulebook's word for the end.
    pub cause: String,
    /// The score, where the rules keep one.
    pub score: Option<i64>,
    /// How many moves were made.
    pub moves: usize,
    /// Whether a move was taken back after it had shown something hidden.
    pub informed: bool,
    /// The day of whose deal of the day this is.
    pub daily: Option<String>,
    /// The campaign of which this is a chapter.
    pub campaign: Option<String>,
    /// Who played.
    pub player: String,
}

/// How a game ended for the one who played it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Neither: a draw, or one of two seats at one table won.
    Neither,
}

/// With which games a game is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A game of one's own.
    Own,
    /// The first finished game of a day's deal.
    Daily,
    /// A later game of a day's deal, which is not counted.
    Again,
    /// A game in which something hidden was seen and taken back.
    Informed,
}

impl Entry {
    /// What a record tells; `None` while the game runs, or if the record does not say of which game it is.
    pub fn of(record: &Record) -> Option<Self> {
        let text = |name| record.tag(name).unwrap_or_default().to_owned();
        let result = text("Result");
        if result == "*" {
            return None;
        }
        Some(Self {
            game: record.tag("Game")?.to_owned(),
            options: text("Options"),
            deal: text("Deal"),
            date: text("Date"),
            result,
            cause: text("Cause"),
            score: record.tag("Score").and_then(|score| score.parse().ok()),
            moves: record.moves().len(),
            informed: record.tag("Informed") == Some("yes"),
            daily: daily::date_of(record).map(str::to_owned),
            campaign: record.tag("Campaign").map(str::to_owned),
            player: text("Player"),
        })
    }

    /// How it ended for the one who played it.
    pub fn verdict(&self) -> Verdict {
        match self.result.as_str() {
            "won" => Verdict::Won,
            "lost" => Verdict::Lost,
            _ => Verdict::Neither,
        }
    }
}

impl From<GameResult> for Verdict {
    fn from(result: GameResult) -> Self {
        match result {
            GameResult::Won => Self::Won,
            GameResult::Lost => Self::Lost,
            _ => Self::Neither,
        }
    }
}
