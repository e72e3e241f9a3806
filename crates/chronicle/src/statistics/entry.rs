//! One finished game.

use serde::{Deserialize, Serialize};
use underdeck_game::{GameResult, Seat};
use underdeck_play::{LEFT_GUIDE, own_seat, result_for};
use underdeck_record::Record;

use crate::daily;

/// A finished game, as counted by the statistics.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FinishedGame {
    /// The game's id.
    pub game: String,
    /// The options that differ from their defaults, as text; empty if none do.
    pub options: String,
    /// The deal code.
    pub deal: String,
    /// The UTC date on which it began; empty if the record does not say.
    pub date: String,
    /// `won`, `lost`, `draw` or `winner 1`.
    pub result: String,
    /// The rulebook's word for the ending.
    pub cause: String,
    /// The score, if the rules have one.
    pub score: Option<i64>,
    /// The number of moves.
    pub moves: usize,
    /// Whether a move was undone after it had revealed something hidden.
    pub informed: bool,
    /// The date, if this is a deal of the day.
    pub daily: Option<String>,
    /// The campaign, if this is a chapter of one.
    pub campaign: Option<String>,
    /// Who played.
    pub player: String,
    /// The aids that the player used, such as `hints, coach`; empty if there were none.
    pub aids: String,
    /// Whether it was played beside real cards.
    #[serde(default)]
    pub told: bool,
    /// The guide that led it, by its title, or [`LEFT_GUIDE`]'s word if the player left the guide; empty if there was none.
    #[serde(default)]
    pub guide: String,
    /// The player's seat, from 1, if another was played by the program or at another device.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Whether it counts: the player chose its moves, without a guide. Whoever knows that it was played elsewhere clears this.
    pub own: bool,
    /// The id of the game; empty if the record has none.
    #[serde(skip)]
    pub id: String,
    /// When it first ended, as the tag `Ended` has it; empty if the record does not say and its place does not know. Texts compare as moments do.
    #[serde(skip)]
    pub ended: String,
}

/// How a game ended for its player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayerResult {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Neither: a draw, or a win for one of several people at one screen.
    Neither,
}

/// The group in which a game is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GameGroup {
    /// Any other game.
    Own,
    /// The first finished game on a deal of the day.
    Daily,
    /// A later game on the same deal of the day, which does not count.
    Again,
    /// A game in which a move was undone after it had revealed something hidden.
    Informed,
    /// A game beside real cards: nobody checks how they were shuffled.
    Told,
    /// A guided game, or one that was played elsewhere: it is in no summary.
    Other,
}

impl FinishedGame {
    /// The entry of a record; `None` if the game is unfinished or the record does not name its game.
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
            informed: record.is_informed(),
            daily: daily::date_of(record).map(str::to_owned),
            campaign: record.tag("Campaign").map(str::to_owned),
            player: text("Player"),
            aids: record.aids().words(),
            told: record.is_physical(),
            guide: text(LEFT_GUIDE.0),
            seat: own_seat(record).map(|seat| seat.0 + 1),
            own: record.tag(LEFT_GUIDE.0).is_none(),
            id: record.id().unwrap_or_default().to_owned(),
            ended: record.ended().unwrap_or_default().to_owned(),
        })
    }

    /// What orders games by when they ended; the id decides between games that ended at the same moment, the same everywhere.
    pub fn order(&self) -> (&str, &str) {
        (&self.ended, &self.id)
    }

    /// The word of the result for its player: where the record says `winner 2`, `won` or `lost` if the player had one seat.
    pub fn own_result(&self) -> String {
        result_for(&self.result, self.seat.and_then(|seat| seat.checked_sub(1)).map(Seat))
    }

    /// How it ended for its player.
    pub fn verdict(&self) -> PlayerResult {
        GameResult::of_word(&self.own_result()).map_or(PlayerResult::Neither, PlayerResult::from)
    }
}

impl From<GameResult> for PlayerResult {
    fn from(result: GameResult) -> Self {
        match result {
            GameResult::Won => Self::Won,
            GameResult::Lost => Self::Lost,
            _ => Self::Neither,
        }
    }
}
