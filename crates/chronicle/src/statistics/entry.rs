//! Finished games.

use serde::{Deserialize, Serialize};
use underdeck_game::{GameResult, Link, Message, Seat, say};
use underdeck_play::{LEFT_GUIDE, NAME, own_seat, result_for};
use underdeck_record::Record;

use crate::daily;
use crate::unfinished::{kind_of, named};

/// A finished game as an entry of the statistics.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FinishedGame {
    /// The id of the game.
    pub game: String,
    /// The options that differ from their defaults, as text; empty if none do.
    pub options: String,
    /// The deal code.
    pub deal: String,
    /// The UTC date of its start; empty if the record has none.
    pub date: String,
    /// `won`, `lost`, `draw` or `winner 1`.
    pub result: String,
    /// The cause of the end, in words of the rules.
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
    /// The name that the player gave the game; empty without one.
    #[serde(default)]
    pub name: String,
    /// The player.
    pub player: String,
    /// The aids used, such as `hints, coach`; empty for none.
    pub aids: String,
    /// Whether it was played with real cards.
    #[serde(default)]
    pub told: bool,
    /// The title of its guide, or [`LEFT_GUIDE`]'s word if the player left the guide; empty without a guide.
    #[serde(default)]
    pub guide: String,
    /// The player's seat, from 1, if the program or another device played the other one.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Whether it counts: the player chose its moves without a guide. Callers clear it for games played elsewhere.
    pub own: bool,
    /// The id of the recorded game; empty if the record has none.
    #[serde(skip)]
    pub id: String,
    /// The time of its first end as in the tag `Ended`; empty if unknown. Sorts as text.
    #[serde(skip)]
    pub ended: String,
}

/// The result for the player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayerResult {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// A draw, or a win of one of several people at one screen.
    Neither,
}

/// The group of a game in the statistics.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GameGroup {
    /// Any other game.
    Own,
    /// The first finished game of a daily deal.
    Daily,
    /// A later game of the same daily deal, which does not count.
    Again,
    /// A game in which a move was undone after it had revealed something hidden.
    Informed,
    /// A game with real cards, whose shuffle cannot be verified.
    Told,
    /// A guided game or one played elsewhere, which no summary includes.
    Other,
}

/// The result of a record, such as `won` or `winner 2`, in words.
pub fn result_said(word: &str) -> Message {
    match word.split_once(' ') {
        Some(("winner", seat)) => say!(RESULT_WINNER, seat),
        _ => match word {
            "won" => say!(RESULT_WON),
            "lost" => say!(RESULT_LOST),
            "draw" => say!(RESULT_DRAW),
            "left" => say!(RESULT_LEFT),
            "*" => say!(RESULT_NONE),
            other => other.into(),
        },
    }
}

impl FinishedGame {
    /// The player's result in words, with the score: `won 178`.
    pub fn result_and_score(&self) -> Message {
        let score = self.score.map(|score| Message::from(score.to_string()));
        Message::join([result_said(&self.own_result())].into_iter().chain(score), " ")
    }

    /// What was played, to tell it from other games: its name, and the guide, the campaign, the day, the player's own cards, or else the deal.
    pub fn what(&self) -> Message {
        let guide = Some(self.guide.as_str()).filter(|title| !title.is_empty() && *title != LEFT_GUIDE.1);
        let code = (!self.told).then_some(self.deal.as_str());
        let kind = kind_of(guide, self.campaign.as_deref(), self.daily.as_deref(), code);
        Message::join(named(&self.name).into_iter().chain([kind]), Link::Comma)
    }

    /// How the game ended, in a sentence; `None` for an ending that this version does not know.
    pub fn ending(&self) -> Option<Message> {
        let info = underdeck_catalogue::find(&self.game).ok()?.info();
        info.endings.iter().any(|ending| ending.cause == self.cause).then(|| info.ending(&self.cause))
    }

    /// The house rules in words; in notation if this version does not know the deal.
    pub fn house_rules(&self) -> Message {
        let deal = underdeck_catalogue::find(&self.game).ok().and_then(|game| game.deal_of(&self.deal).ok());
        deal.map_or_else(|| self.options.clone().into(), |deal| Message::join(deal.house_rules(), "; "))
    }

    /// The entry of a record; `None` if the game is unfinished or unknown.
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
            name: text(NAME),
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

    /// The sort key: the time of the end, then the id, so that the order is the same on every device.
    pub fn order(&self) -> (&str, &str) {
        (&self.ended, &self.id)
    }

    /// The result in words for the player: `winner 2` becomes `won` or `lost` if the player had one seat.
    pub fn own_result(&self) -> String {
        result_for(&self.result, self.seat.and_then(|seat| seat.checked_sub(1)).map(Seat))
    }

    /// The result for the player.
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
