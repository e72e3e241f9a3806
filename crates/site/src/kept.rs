//! What a host keeps: players, games, campaigns, boards and days.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use underdeck_chronicle::stored_id;
use underdeck_game::Seat;
use underdeck_play::{moment_text, own_seat, result_for};
use underdeck_record::{ended_in, id_in};

use crate::dates::day_of;

/// A stored player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The number in the store.
    pub id: i64,
    /// The settings as `pages` writes them.
    pub settings: String,
}

/// What never changes about a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameMeta {
    /// The name in URLs.
    pub id: String,
    /// The player it belongs to.
    pub player: i64,
    /// The game's id.
    pub game: String,
    /// The deal code.
    pub deal: String,
    /// The day, if it is a deal of the day.
    pub day: Option<String>,
    /// The campaign, if it is a chapter of one.
    pub campaign: Option<String>,
    /// The chapter.
    pub chapter: Option<Chapter>,
    /// The SHA-256 of the record, if it was uploaded as one.
    pub source: Option<Vec<u8>>,
    /// Which of the player's games of this deal it is, from 1. Of a deal of the day there is one.
    pub attempt: i64,
    /// When it began.
    pub created: i64,
}

pub(crate) use underdeck_chronicle::PLAYED;

impl GameMeta {
    /// Whether its player played it, here or elsewhere, so that it belongs to their statistics. Only what was played here, which has no
    /// source, comes on boards.
    pub fn is_own(&self) -> bool {
        self.source.as_ref().is_none_or(|source| source.starts_with(PLAYED))
    }
}

impl GameMeta {
    /// Whether a player takes part, if the game is played like this at two devices.
    pub(crate) fn is_of(&self, player: i64, apart: Option<&RemoteSeats>) -> bool {
        player == self.player || apart.is_some_and(|apart| apart.seat_of(player, self.player).is_some())
    }

    /// Whether the game comes on its board if it first ends at a moment, in seconds since 1970: a first attempt that was played here, and a deal
    /// of the day from its beginning to its end on its day.
    pub fn comes_on_board(&self, ended: i64) -> bool {
        let on_day = |seconds| self.day.is_none() || self.day == day_of(seconds);
        let is_own = self.attempt == 1 && self.source.is_none() && self.campaign.is_none();
        is_own && on_day(self.created) && on_day(ended)
    }
}

/// A chapter of a campaign as it was when its game started.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chapter {
    /// The campaign's name.
    pub campaign: String,
    /// The chapter's id.
    pub id: String,
    /// Its title.
    pub name: String,
    /// Its story, as Markdown.
    pub story: String,
}

/// The part of a stored game that changes with each move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// The record.
    pub record: String,
    /// What there is to decide, or how the game ended.
    pub prompt: String,
    /// How many moves were played.
    pub moves: i64,
    /// The result, `*` while it runs.
    pub result: String,
    /// The score, where there is one.
    pub score: Option<i64>,
    /// Whether a move that showed something hidden was taken back.
    pub informed: bool,
    /// The aids used, as the record names them; empty if none.
    pub aids: String,
    /// The keys of the last changes, as text.
    pub keys: String,
    /// The two players, if each plays at a device of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apart: Option<RemoteSeats>,
    /// Whether the game has just ended, and a replay of its record has confirmed the result.
    #[serde(skip)]
    pub ranks: bool,
}

/// Two players of one game, each at a device of their own. Seats count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemoteSeats {
    /// The end of the link that leads to the free seat. Who knows it may take that seat.
    pub invite: String,
    /// The seat of the player to whom the game belongs.
    pub seat: u8,
    /// The player at the other seat, once there is one.
    pub guest: Option<i64>,
    /// How many seconds a player may take for a move before the other may end the game; `None` for no limit.
    pub pace: Option<i64>,
    /// The seat to move.
    pub turn: u8,
    /// When its turn began.
    pub since: i64,
    /// The seat that asks to take its last move back.
    pub asks: Option<u8>,
    /// The seat that gave up, or left the game.
    pub left: Option<u8>,
    /// The game that the two play next, with the seats changed.
    pub next: Option<String>,
}

impl RemoteSeats {
    /// The seat of a player, from 1, in a game that belongs to `owner`; `None` if they do not take part.
    pub fn seat_of(&self, player: i64, owner: i64) -> Option<u8> {
        match player {
            _ if player == owner => Some(self.seat),
            _ if self.guest == Some(player) => Some(3 - self.seat),
            _ => None,
        }
    }

    /// When the player to move has taken too long; `None` if there is no limit, or nobody to wait.
    pub fn until(&self) -> Option<i64> {
        self.guest.and(self.pace).map(|pace| self.since.saturating_add(pace))
    }
}

/// How a game first ended, as its entry says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// The result as a word.
    pub result: String,
    /// The score, where there is one.
    pub score: Option<i64>,
    /// The number of moves.
    pub moves: i64,
    /// Whether a move that showed something hidden was taken back.
    pub informed: bool,
    /// The aids used, as the record names them; empty if none.
    pub aids: String,
}

impl Ended {
    /// Its place on a board, the best first: games with help, informed or with aids, after all others; then by result, score, number of moves. Of
    /// equals the one that ended first goes first.
    pub fn rank(&self) -> impl Ord + use<> {
        let result = match self.result.as_str() {
            "won" => 0,
            "lost" => 2,
            _ => 1,
        };
        (self.informed || !self.aids.is_empty(), result, Reverse(self.score), self.moves)
    }
}

impl From<&Snapshot> for Ended {
    fn from(Snapshot { result, score, moves, informed, aids, .. }: &Snapshot) -> Self {
        Self { result: result.clone(), score: *score, moves: *moves, informed: *informed, aids: aids.clone() }
    }
}

/// A stored game.
#[derive(Clone, Debug)]
pub struct Kept {
    /// What never changes.
    pub facts: GameMeta,
    /// The number of its last change.
    pub revision: i64,
    /// The rest.
    pub snapshot: Snapshot,
    /// When it last changed.
    pub changed: i64,
    /// Its line on the board, if it has one.
    pub entry: Option<Ended>,
    /// Whether the row is as it was written.
    pub is_sound: bool,
}

/// What identifies a player's stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameHead {
    /// The name in URLs.
    pub id: String,
    /// The deal code.
    pub deal: String,
    /// Whether the player played it.
    pub own: bool,
    /// The id in its record, or the one that it gets there.
    pub record_id: String,
    /// Whether it is off the lists.
    pub away: bool,
}

impl GameHead {
    /// The head of a game. The beginning of its record is enough.
    pub fn of(facts: &GameMeta, record: &str, away: bool) -> Self {
        let record_id = id_in(record).map_or_else(|| stored_id(&facts.id, facts.source.as_deref()), str::to_owned);
        Self { id: facts.id.clone(), deal: facts.deal.clone(), own: facts.is_own(), record_id, away }
    }

    /// What is the same of two records of one game. A record from elsewhere never changes a game that the player played, whatever id it
    /// claims.
    pub fn key(&self) -> (bool, String, String) {
        (self.own, self.record_id.clone(), self.deal.clone())
    }
}

/// A review that is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewRequest {
    /// The game.
    pub game: String,
    /// Whose game it is.
    pub player: i64,
    /// A hash of the line that is reviewed: a game may be taken back and end otherwise.
    pub line: String,
    /// The record.
    pub record: String,
    /// Whether the player made its moves, so that its mistakes become exercises.
    pub own: bool,
    /// The number of determinisations of each decision.
    pub wanted: i64,
    /// When, in seconds since 1970.
    pub asked: i64,
}

/// What was said and asked of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reviewed {
    /// The hash of the line.
    pub line: String,
    /// How many determinisations were asked for.
    pub wanted: i64,
    /// On how many the review rests; 0 if there is none.
    pub done: i64,
    /// The review, or why there is none, as JSON; empty if there is nothing yet.
    pub review: String,
}

impl Kept {
    /// Whether it is played beside real cards. Its deal code says the options alone.
    pub fn is_physical(&self) -> bool {
        // Lists are long, so the tags are read without the moves.
        self.snapshot.record.lines().take_while(|line| !line.is_empty()).any(|line| line == "[Luck \"told\"]")
    }

    /// Whether a player takes part.
    pub fn is_of(&self, player: i64) -> bool {
        self.facts.is_of(player, self.snapshot.apart.as_ref())
    }

    /// What identifies it.
    pub fn head(&self) -> GameHead {
        GameHead::of(&self.facts, &self.snapshot.record, false)
    }

    /// When a finished game ended, as its record says, or else when it last changed; and the id of its record, which decides between games
    /// that ended at the same moment.
    pub fn order(&self) -> (String, String) {
        let ended = ended_in(&self.snapshot.record);
        let ended = ended.map_or_else(|| moment_text(self.changed.saturating_mul(1000)), str::to_owned);
        (ended, self.head().record_id)
    }

    /// Whether the deal is secret for now: with its code one of two players could look at the other's cards.
    pub fn hides_deal(&self) -> bool {
        self.snapshot.apart.is_some() && self.snapshot.result == "*"
    }

    /// The seat of a player, if another seat is played by the program or at another device.
    pub fn seat_of(&self, player: i64) -> Option<Seat> {
        match &self.snapshot.apart {
            Some(apart) => apart.seat_of(player, self.facts.player)?.checked_sub(1).map(Seat),
            None => own_seat(&self.snapshot.record.parse().ok()?),
        }
    }

    /// The same as [`shown`](Self::shown), with the result as it is for a player: `won` or `lost` for one of two seats.
    pub fn shown_to(&self, player: i64) -> Ended {
        let mut shown = self.shown();
        // Only a game for two has a winner; the record of any other need not be read.
        if shown.result.starts_with("winner ") {
            shown.result = result_for(&shown.result, self.seat_of(player));
        }
        shown
    }

    /// How lists show it: a finished game, or a deal of the day, as it stands on the board if it does.
    pub fn shown(&self) -> Ended {
        let is_over = self.facts.day.is_some() || self.snapshot.result != "*";
        self.entry.clone().filter(|_| is_over).unwrap_or_else(|| Ended::from(&self.snapshot))
    }
}

/// A line of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The game.
    pub game: String,
    /// Who played.
    pub player: i64,
    /// Their name.
    pub name: String,
    /// How it first ended.
    pub ended: Ended,
}

/// A player's campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Campaign {
    /// The name in URLs.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What the player calls it.
    pub name: String,
    /// The code of the deal it started with.
    pub deal: String,
    /// When it started.
    pub created: i64,
}

/// The text of a day and its SHA-256.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealedDay {
    /// The day.
    pub day: String,
    /// What is revealed after the day.
    pub text: String,
    /// The hash published before the day; empty if the deals follow from the date and nothing is sealed.
    pub sha256: String,
}

/// The name on boards: a player without one is shown by number.
pub fn name_of(id: i64, name: String) -> String {
    if name.is_empty() { format!("Player {id}") } else { name }
}
