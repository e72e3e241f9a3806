//! The JSON bodies of requests and responses.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use underdeck_game::{Message, Table, say};
use underdeck_pages::BoardRow;

/// The number of a seat, from 1 to the largest number of seats of a game.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "u8")]
pub(super) struct SeatNumber(pub(super) u8);

impl SeatNumber {
    /// The largest one.
    pub(super) fn most() -> u8 {
        underdeck_catalogue::games().iter().map(|game| game.info().seats).max().unwrap_or(1)
    }
}

impl TryFrom<u8> for SeatNumber {
    type Error = Message;

    fn try_from(number: u8) -> Result<Self, Message> {
        let most = Self::most();
        if (1..=most).contains(&number) { Ok(Self(number)) } else { Err(say!(API_SEAT, most)) }
    }
}

/// A new player.
#[derive(Serialize)]
pub(super) struct NewPlayer {
    /// The token for the header `Authorization: Bearer TOKEN`. It is shown only once.
    pub(super) token: String,
}

/// A game of the catalogue.
#[derive(Serialize)]
pub(super) struct GameBody {
    /// Its id in requests.
    pub(super) id: &'static str,
    /// Its title as the designer writes it.
    pub(super) title: &'static str,
    /// Its designer.
    pub(super) designer: &'static str,
    /// One sentence about it.
    pub(super) summary: Message,
    /// The largest number of seats.
    pub(super) seats: u8,
    /// The version of the rules.
    pub(super) rules_version: u32,
    /// Its house rules.
    pub(super) options: Vec<OptionBody>,
}

/// A house rule.
#[derive(Serialize)]
pub(super) struct OptionBody {
    /// Its name.
    pub(super) key: &'static str,
    /// The accepted values, in words.
    pub(super) accepts: String,
    /// Our default.
    pub(super) default: String,
    /// Its effect.
    pub(super) effect: Message,
}

/// A request for a deal: by its code, or by a game with optional house rules and seed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DealRequest {
    /// A deal code, which excludes all other fields.
    pub(super) deal: Option<String>,
    /// A game's id.
    pub(super) game: Option<String>,
    /// House rules; the others have their defaults.
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    /// The seed, a 64-bit number in decimal digits; random if left out.
    pub(super) seed: Option<String>,
}

/// A deal.
#[derive(Serialize)]
pub(super) struct DealBody {
    /// The game's id.
    pub(super) game: &'static str,
    /// The deal code.
    pub(super) code: String,
    /// The seed in decimal digits.
    pub(super) seed: String,
    /// All house rules with their values.
    pub(super) options: BTreeMap<&'static str, String>,
    /// The board, best first.
    pub(super) board: Vec<BoardRow>,
}

/// A game in a list.
#[derive(Serialize)]
pub(super) struct TableLine {
    /// Its id in requests.
    pub(super) id: String,
    /// The game's id.
    pub(super) game: String,
    /// The deal code; null while the deal is sealed.
    pub(super) deal: Option<String>,
    /// The day, if it is a deal of the day.
    pub(super) day: Option<String>,
    /// The number of moves played.
    pub(super) moves: i64,
    /// The result as a word; `*` while the game is in progress. A game on a board has the board's result.
    pub(super) result: String,
    /// The score, where there is one.
    pub(super) score: Option<i64>,
    /// Whether a move that revealed something hidden was undone.
    pub(super) informed: bool,
    /// The aids used, such as `hints 3`; empty if none.
    pub(super) aids: String,
}

/// How a game ended.
#[derive(Serialize)]
pub(super) struct OutcomeBody {
    /// `won`, `lost`, `draw` or `winner N`.
    pub(super) result: String,
    /// The rulebook's word for how the game ended.
    pub(super) cause: String,
    /// The score, where the rules keep one.
    pub(super) score: Option<i32>,
}

/// A game as one seat sees it.
#[derive(Serialize)]
pub(super) struct TableBody<'a> {
    /// Its id in requests.
    pub(super) id: &'a str,
    /// The number of the last change. A request that names another one is refused.
    pub(super) revision: i64,
    /// The game's id.
    pub(super) game: &'a str,
    /// The deal code; null while the deal is sealed.
    pub(super) deal: Option<&'a str>,
    /// The day, if it is a deal of the day.
    pub(super) day: Option<&'a str>,
    /// The seat to move, from 1.
    pub(super) seat: u8,
    /// Whether all seats share their knowledge. If not, requests must name the seat.
    pub(super) shared: bool,
    /// The number of moves played.
    pub(super) moves: usize,
    /// Whether a move that revealed something hidden was undone.
    pub(super) informed: bool,
    /// How it ended; null while it is in progress.
    pub(super) outcome: Option<OutcomeBody>,
    /// The last move and its effect, as shown to the seat to move.
    pub(super) last: Option<Value>,
    /// The table; its offers are the legal moves. Null if seats keep secrets and the request does not name the seat to move.
    pub(super) table: Option<&'a Table>,
    /// The view of the seat, in the notation of the game's reference; hidden cards are `"??"`. Null if the table is.
    pub(super) view: Option<Box<RawValue>>,
}

/// A request to play a move.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveRequest {
    /// Its spelling; case and spacing do not matter.
    #[serde(rename = "move")]
    pub(super) spelling: String,
    /// The revision for which it was chosen.
    pub(super) revision: Option<i64>,
    /// The seat that plays, from 1; required if seats keep secrets.
    pub(super) seat: Option<SeatNumber>,
    /// `false` to require a confirmation before a move that ends the game without a win, `true` to confirm.
    pub(super) confirm: Option<bool>,
}

/// A request to undo or redo.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UndoRequest {
    /// The revision for which it was chosen.
    pub(super) revision: Option<i64>,
    /// The seat that asks, from 1; required if seats keep secrets.
    pub(super) seat: Option<SeatNumber>,
    /// `false` to require a confirmation before an undo that marks the game as informed, `true` to confirm.
    pub(super) confirm: Option<bool>,
}

/// A request to correct an entry of a game with real cards.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CorrectRequest {
    /// The wrong card or roll, or the entry as `#12`.
    pub(super) wrong: String,
    /// The right card or roll.
    pub(super) right: String,
    /// The revision for which it was chosen.
    pub(super) revision: Option<i64>,
    /// The seat that asks, from 1; required if seats keep secrets.
    pub(super) seat: Option<SeatNumber>,
}

/// The move that a sensible player would choose.
#[derive(Serialize)]
pub(super) struct HintBody {
    /// The move's spelling.
    #[serde(rename = "move")]
    pub(super) spelling: String,
    /// The text of its button.
    pub(super) label: String,
    /// Its effect.
    pub(super) effect: String,
    /// The reason for it.
    pub(super) reason: String,
}

/// The deals of a day.
#[derive(Serialize)]
pub(super) struct DayBody {
    /// Today, in UTC.
    pub(super) day: String,
    /// Each game's deal of the day.
    pub(super) games: Vec<DayGame>,
    /// The hashes of today and the coming days.
    pub(super) commitments: Vec<CommitmentBody>,
}

/// A game's deal of the day.
#[derive(Serialize)]
pub(super) struct DayGame {
    /// The game's id.
    pub(super) game: String,
    /// The id of the asking player's game of it.
    pub(super) table: Option<String>,
    /// The board, best first.
    pub(super) board: Vec<BoardRow>,
}

/// A day's hash, published before the day.
#[derive(Serialize)]
pub(super) struct CommitmentBody {
    /// The day.
    pub(super) day: String,
    /// The SHA-256 of the text revealed after the day.
    pub(super) sha256: String,
}

/// An error. Nothing was changed.
#[derive(Serialize)]
pub(super) struct ErrorBody {
    /// The error.
    pub(super) error: ErrorDetail,
}

/// The error.
#[derive(Serialize)]
pub(super) struct ErrorDetail {
    /// A word for programs, such as `stale`.
    pub(super) word: &'static str,
    /// The message, in a sentence.
    pub(super) message: String,
    /// The advice, in a sentence.
    pub(super) help: String,
}
