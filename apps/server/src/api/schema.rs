//! What programs send and get, as JSON.

use std::collections::BTreeMap;

use game::Table;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::table_schema::{PlayedSchema, TableSchema};

/// A player made for a program.
#[derive(Serialize, ToSchema)]
pub(super) struct NewPlayer {
    /// Goes into the header `Authorization: Bearer TOKEN`. It cannot be asked for again.
    pub(super) token: String,
}

/// A game of the catalogue.
#[derive(Serialize, ToSchema)]
pub(super) struct GameFace {
    /// Its name in requests.
    pub(super) id: &'static str,
    /// Its title as its designer writes it.
    pub(super) title: &'static str,
    /// Who designed it.
    pub(super) designer: &'static str,
    /// One sentence about it.
    pub(super) summary: &'static str,
    /// How many seats it can have at most.
    pub(super) seats: u8,
    /// The version of the rules that is played.
    pub(super) rules_version: u32,
    /// Its house rules.
    pub(super) options: Vec<OptionFace>,
}

/// A house rule.
#[derive(Serialize, ToSchema)]
pub(super) struct OptionFace {
    /// Its name.
    pub(super) key: &'static str,
    /// The values that it takes, in words.
    pub(super) accepts: String,
    /// Its value in the rulebook's game.
    pub(super) default: String,
    /// What it does.
    pub(super) effect: &'static str,
}

/// A deal that is wanted: by its code, or by a game with house rules and perhaps a seed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DealWish {
    /// A deal code; nothing else may stand beside it.
    pub(super) deal: Option<String>,
    /// A game's id.
    pub(super) game: Option<String>,
    /// House rules; those left out have their default.
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    /// The seed, a number of 64 bits in decimal digits; left out for one that nobody can foresee.
    pub(super) seed: Option<String>,
}

/// A deal.
#[derive(Serialize, ToSchema)]
pub(super) struct DealFace {
    /// The game's id.
    pub(super) game: &'static str,
    /// The deal code.
    pub(super) code: String,
    /// The seed in decimal digits.
    pub(super) seed: String,
    /// All house rules with their values.
    pub(super) options: BTreeMap<&'static str, String>,
    /// Who played it, best first.
    pub(super) board: Vec<BoardLine>,
}

/// A line of a board: a first attempt, played on this server.
#[derive(Serialize, ToSchema)]
pub(super) struct BoardLine {
    /// The rank, from 1.
    pub(super) rank: u32,
    /// Who played.
    pub(super) name: String,
    /// `won`, `lost`, `draw` or `winner N`.
    pub(super) result: String,
    /// The score, where the rules keep one.
    pub(super) score: Option<i64>,
    /// How many moves it took.
    pub(super) moves: i64,
    /// Whether a move that showed something hidden was taken back; such games are ranked after all others.
    pub(super) informed: bool,
    /// Whether it is the asking player's.
    pub(super) mine: bool,
}

/// A game of a player, in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct TableLine {
    /// Its name in requests.
    pub(super) id: String,
    /// The game's id.
    pub(super) game: String,
    /// The deal code; null while the deal is sealed.
    pub(super) deal: Option<String>,
    /// The day whose deal it is.
    pub(super) day: Option<String>,
    /// How many moves were played.
    pub(super) moves: i64,
    /// The result in a word, `*` while the game runs.
    pub(super) result: String,
    /// The score, where there is one.
    pub(super) score: Option<i64>,
    /// Whether a move that showed something hidden was taken back.
    pub(super) informed: bool,
}

/// How a game ended.
#[derive(Serialize, ToSchema)]
pub(super) struct OutcomeFace {
    /// `won`, `lost`, `draw` or `winner N`.
    pub(super) result: String,
    /// The rulebook's word for the end.
    pub(super) cause: String,
    /// The score, where the rules keep one.
    pub(super) score: Option<i32>,
}

/// A game as the seat sees it that was asked for.
#[derive(Serialize, ToSchema)]
pub(super) struct TableFace<'a> {
    /// Its name in requests.
    pub(super) id: &'a str,
    /// The number of the last change; a move may name it and is refused if the game has gone on.
    pub(super) revision: i64,
    /// The game's id.
    pub(super) game: &'a str,
    /// The deal code; null while the deal is sealed.
    pub(super) deal: Option<&'a str>,
    /// The day whose deal it is.
    pub(super) day: Option<&'a str>,
    /// The seat that is to decide, from 1.
    pub(super) seat: u8,
    /// Whether all seats share what they know. If not, requests name the seat.
    pub(super) shared: bool,
    /// How many moves were played.
    pub(super) moves: usize,
    /// Whether a move that showed something hidden was taken back.
    pub(super) informed: bool,
    /// How it ended; null while it runs.
    pub(super) outcome: Option<OutcomeFace>,
    /// The last move and what it did, as the seat to decide was shown it.
    #[schema(value_type = Option<PlayedSchema>)]
    pub(super) last: Option<Value>,
    /// What lies on the table; its offers are the legal moves. Null where seats keep secrets and another seat is to decide
    /// than the one that was asked for.
    #[schema(value_type = Option<TableSchema>)]
    pub(super) table: Option<&'a Table>,
    /// What the seat knows, in the form of the game's reference; hidden cards are `"??"`. Null where the table is.
    #[schema(value_type = Option<Object>)]
    pub(super) view: Option<Value>,
}

/// A move to be played.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveWish {
    /// Its spelling; case and spacing do not matter.
    #[serde(rename = "move")]
    pub(super) spelling: String,
    /// The revision that it was chosen for.
    pub(super) revision: Option<i64>,
    /// The seat that plays, from 1, where seats keep secrets.
    pub(super) seat: Option<u8>,
}

/// A change other than a move.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChangeWish {
    /// The revision that it was chosen for.
    pub(super) revision: Option<i64>,
    /// The seat that asks, from 1, where seats keep secrets.
    pub(super) seat: Option<u8>,
}

/// What a sensible player would do.
#[derive(Serialize, ToSchema)]
pub(super) struct HintFace {
    /// The move's spelling.
    #[serde(rename = "move")]
    pub(super) spelling: String,
    /// The text of its button.
    pub(super) label: String,
    /// What it will do.
    pub(super) effect: String,
    /// Why it is chosen.
    pub(super) reason: String,
}

/// The deals of a day.
#[derive(Serialize, ToSchema)]
pub(super) struct DayFace {
    /// Today, in UTC.
    pub(super) day: String,
    /// Each game's deal of the day.
    pub(super) games: Vec<DayGame>,
    /// The hashes of today and the coming days.
    pub(super) commitments: Vec<CommitmentFace>,
}

/// A game's deal of the day.
#[derive(Serialize, ToSchema)]
pub(super) struct DayGame {
    /// The game's id.
    pub(super) game: String,
    /// The asking player's game of it.
    pub(super) table: Option<String>,
    /// Who played it, best first.
    pub(super) board: Vec<BoardLine>,
}

/// A day's hash, published before the day.
#[derive(Serialize, ToSchema)]
pub(super) struct CommitmentFace {
    /// The day.
    pub(super) day: String,
    /// The SHA-256 of the text that is revealed after it.
    pub(super) sha256: String,
}

/// Why a request was refused. Nothing has been changed then.
#[derive(Serialize, ToSchema)]
pub(super) struct ErrorBody {
    /// What went wrong.
    pub(super) error: ErrorFace,
}

/// What went wrong.
#[derive(Serialize, ToSchema)]
pub(super) struct ErrorFace {
    /// A word for programs, such as `stale`.
    pub(super) word: &'static str,
    /// What is wrong, in a sentence.
    pub(super) message: String,
    /// What helps, in a sentence.
    pub(super) help: &'static str,
}
