//! Stored data: players, games, campaigns, boards and days.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use underdeck_chronicle::statistics::FinishedGame;
use underdeck_chronicle::stored_id;
use underdeck_game::{Message, Seat, say};
use underdeck_play::{moment_text, own_seat, result_for};
use underdeck_record::{ended_in, id_in};

use crate::dates::day_of;

/// A stored player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPlayer {
    /// The id in the store.
    pub id: i64,
    /// The settings as `pages` writes them.
    pub settings: String,
    /// Whether the host has banned the player.
    pub is_banned: bool,
}

/// How much of a player's data is stored, and how much was added on the day of the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    /// Bytes of records, reviews, exercises and names of campaigns, each in whole KiB.
    pub bytes: i64,
    /// Games, archived ones included.
    pub games: i64,
    /// Bytes of the records that were added on the day.
    pub day_bytes: i64,
    /// Games that were added on the day.
    pub day_games: i64,
    /// The player's own limit on bytes, if the host has set one.
    pub quota_bytes: Option<i64>,
    /// The player's own limit on games, if the host has set one.
    pub quota_games: Option<i64>,
}

/// The constant facts of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameMeta {
    /// The id in URLs.
    pub id: String,
    /// The owner.
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
    pub chapter: Option<StoredChapter>,
    /// The SHA-256 of the record, if it was uploaded as one.
    pub source: Option<Vec<u8>>,
    /// The number of the attempt among the player's games of this deal, from 1. A deal of the day has only one.
    pub attempt: i64,
    /// The time of its start.
    pub created: i64,
}

pub(crate) use underdeck_chronicle::PLAYED;

impl GameMeta {
    /// Whether its owner played it, here or elsewhere, so it counts in their statistics. Only games that were played here, which have no
    /// source, are on boards.
    pub fn is_own(&self) -> bool {
        self.source.as_ref().is_none_or(|source| source.starts_with(PLAYED))
    }
}

impl GameMeta {
    /// Whether a player takes part. `apart` has the two players of a game on two devices.
    pub(crate) fn is_of(&self, player: i64, apart: Option<&RemoteSeats>) -> bool {
        player == self.player || apart.is_some_and(|apart| apart.seat_of(player, self.player).is_some())
    }

    /// Whether the game is eligible for its board if it first ends at this time, in seconds since 1970: a first attempt that was played here
    /// and, for a deal of the day, that began and ended on its day.
    pub fn comes_on_board(&self, ended: i64) -> bool {
        let on_day = |seconds| self.day.is_none() || self.day == day_of(seconds);
        let is_own = self.attempt == 1 && self.source.is_none() && self.campaign.is_none();
        is_own && on_day(self.created) && on_day(ended)
    }
}

/// A chapter of a campaign as of the start of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredChapter {
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
    /// The decision to make, or how the game ended: a line in English, then one for each other language after its code and a tab.
    pub prompt: String,
    /// The number of moves played.
    pub moves: i64,
    /// The result, `*` while in progress.
    pub result: String,
    /// The score, where there is one.
    pub score: Option<i64>,
    /// Whether a move that revealed something hidden was undone.
    pub informed: bool,
    /// The aids used, in the record's notation; empty if none.
    pub aids: String,
    /// The keys of the last changes, as text.
    pub keys: String,
    /// The two players, if each plays at a device of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apart: Option<RemoteSeats>,
    /// Whether the game has just ended with a result that a replay of its record has confirmed.
    #[serde(skip)]
    pub ranks: bool,
    /// The finished game for statistics; `None` while it is in progress, or if it has just been read from the store.
    #[serde(skip)]
    pub finished: Option<Box<FinishedGame>>,
}

/// A finished game in statistics, without its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSummary {
    /// The id in URLs.
    pub id: String,
    /// The owner.
    pub owner: i64,
    /// The owner's seat in a game on two devices, from 1.
    pub seat: Option<u8>,
    /// The time of its first end, or else of its last change.
    pub ended: String,
    /// The id in its record, or the one that it will get.
    pub record_id: String,
    /// The game. Its day is that of the store.
    pub game: FinishedGame,
}

impl GameSummary {
    /// The summary of a game with a time of its last change; `None` if its owner did not play it, so no statistics include it.
    pub fn new(facts: &GameMeta, snapshot: &Snapshot, changed: i64, game: &FinishedGame) -> Option<Self> {
        if !facts.is_own() {
            return None;
        }
        let GameHead { id, record_id, .. } = GameHead::of(facts, &snapshot.record, false);
        // The server derives its deals of the day from its secret, so only the server knows which games are deals of the day.
        let game = FinishedGame { daily: facts.day.clone(), ..game.clone() };
        let ended = order_of(&snapshot.record, changed);
        Some(Self {
            id,
            owner: facts.player,
            seat: snapshot.apart.as_ref().map(|apart| apart.seat),
            ended,
            record_id,
            game,
        })
    }

    /// The summary of a stored game; `None` if no statistics include it.
    pub fn of(kept: &Kept) -> Option<Self> {
        let record = kept.snapshot.record.parse().ok().filter(|_| kept.is_sound)?;
        Self::new(&kept.facts, &kept.snapshot, kept.changed, &FinishedGame::of(&record)?)
    }

    /// The game for one of its players.
    pub fn game_of(&self, player: i64) -> FinishedGame {
        let seat = self.seat.map(|seat| if player == self.owner { seat } else { 3 - seat });
        FinishedGame { seat: seat.or(self.game.seat), ..self.game.clone() }
    }

    /// The key by which two stored games are the same one.
    pub fn key(&self) -> (&str, &str) {
        (&self.record_id, &self.game.deal)
    }
}

/// The time of the first end in a record, or else of its last change.
fn order_of(record: &str, changed: i64) -> String {
    ended_in(record).map_or_else(|| moment_text(changed.saturating_mul(1000)), str::to_owned)
}

/// The two players of a game on two devices. Seats count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemoteSeats {
    /// The secret part of the link to the free seat. A visitor with the link may take the seat.
    pub invite: String,
    /// The owner's seat.
    pub seat: u8,
    /// The player in the other seat, once it is taken.
    pub guest: Option<i64>,
    /// The time limit of a move in seconds, after which the other player may end the game; `None` for no limit.
    pub pace: Option<i64>,
    /// The seat to move.
    pub turn: u8,
    /// The time at which its turn began.
    pub since: i64,
    /// The seat that asks to undo its last move.
    pub asks: Option<u8>,
    /// The seat that resigned or left the game.
    pub left: Option<u8>,
    /// The next game of the two, with the seats swapped.
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

    /// The end of the time limit of the player to move; `None` without a limit or an opponent.
    pub fn until(&self) -> Option<i64> {
        self.guest.and(self.pace).map(|pace| self.since.saturating_add(pace))
    }
}

/// The first end of a game, as on its board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// The result as a word.
    pub result: String,
    /// The score, where there is one.
    pub score: Option<i64>,
    /// The number of moves.
    pub moves: i64,
    /// Whether a move that revealed something hidden was undone.
    pub informed: bool,
    /// The aids used, in the record's notation; empty if none.
    pub aids: String,
}

impl Ended {
    /// The order on a board, best first: games that are informed or have aids come after all others; then by result, score and number of
    /// moves. Equal results are in the order in which they ended.
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
    /// The constant facts.
    pub facts: GameMeta,
    /// The number of its last change.
    pub revision: i64,
    /// The changing part.
    pub snapshot: Snapshot,
    /// The time of its last change.
    pub changed: i64,
    /// Its entry on the board, if it has one.
    pub entry: Option<Ended>,
    /// Whether the row matches its checksum.
    pub is_sound: bool,
}

/// The identity of a player's stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameHead {
    /// The id in URLs.
    pub id: String,
    /// The deal code.
    pub deal: String,
    /// Whether the player played it.
    pub own: bool,
    /// The id in its record, or the one that it will get.
    pub record_id: String,
    /// Whether it is archived.
    pub away: bool,
}

impl GameHead {
    /// The head of a game. The tags of its record suffice.
    pub fn of(facts: &GameMeta, record: &str, away: bool) -> Self {
        let record_id = id_in(record).map_or_else(|| stored_id(&facts.id, facts.source.as_deref()), str::to_owned);
        Self { id: facts.id.clone(), deal: facts.deal.clone(), own: facts.is_own(), record_id, away }
    }

    /// The key by which two records are of one game. It includes `own`, so a record from elsewhere never changes a game that the player
    /// played, even if it claims the same id.
    pub fn key(&self) -> (bool, String, String) {
        (self.own, self.record_id.clone(), self.deal.clone())
    }
}

/// A requested review.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewRequest {
    /// The game.
    pub game: String,
    /// The player.
    pub player: i64,
    /// A hash of the reviewed line: a game can be undone and end differently.
    pub line: String,
    /// The record.
    pub record: String,
    /// Whether the player made its moves, so its mistakes become exercises.
    pub own: bool,
    /// The number of determinisations of each decision.
    pub wanted: i64,
    /// The time of the request, in seconds since 1970.
    pub asked: i64,
}

/// A review and its request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reviewed {
    /// The hash of the line.
    pub line: String,
    /// The requested number of determinisations.
    pub wanted: i64,
    /// The number of determinisations of the review; 0 if there is none.
    pub done: i64,
    /// The review, or the reason why there is none, as JSON; empty if pending.
    pub review: String,
}

impl Kept {
    /// Whether it is played with real cards. Its deal code has only the options.
    pub fn is_physical(&self) -> bool {
        // Lists are long, so read the tags without the moves.
        self.snapshot.record.lines().take_while(|line| !line.is_empty()).any(|line| line == "[Luck \"told\"]")
    }

    /// Whether a player takes part.
    pub fn is_of(&self, player: i64) -> bool {
        self.facts.is_of(player, self.snapshot.apart.as_ref())
    }

    /// Its identity.
    pub fn head(&self) -> GameHead {
        GameHead::of(&self.facts, &self.snapshot.record, false)
    }

    /// The sort key of finished games: the end in the record, or else the last change; then the id of the record.
    pub fn order(&self) -> (String, String) {
        (order_of(&self.snapshot.record, self.changed), self.head().record_id)
    }

    /// Whether the deal is still secret: with its code one of two players could see the other's cards.
    pub fn hides_deal(&self) -> bool {
        self.snapshot.apart.is_some() && self.snapshot.result == "*"
    }

    /// The seat of a player, if the program or a player on another device has the other seat.
    pub fn seat_of(&self, player: i64) -> Option<Seat> {
        match &self.snapshot.apart {
            Some(apart) => apart.seat_of(player, self.facts.player)?.checked_sub(1).map(Seat),
            None => own_seat(&self.snapshot.record.parse().ok()?),
        }
    }

    /// The same as [`shown`](Self::shown), with the result from a player's point of view: `won` or `lost` for one of two seats.
    pub fn shown_to(&self, player: i64) -> Ended {
        let mut shown = self.shown();
        // Only a game for two has a winner; no other record needs parsing.
        if shown.result.starts_with("winner ") {
            shown.result = result_for(&shown.result, self.seat_of(player));
        }
        shown
    }

    /// The result in lists: that on the board if there is one, for a finished game or a deal of the day.
    pub fn shown(&self) -> Ended {
        let is_over = self.facts.day.is_some() || self.snapshot.result != "*";
        self.entry.clone().filter(|_| is_over).unwrap_or_else(|| Ended::from(&self.snapshot))
    }
}

/// A line of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankedResult {
    /// The game.
    pub game: String,
    /// The player.
    pub player: i64,
    /// Their name.
    pub name: Message,
    /// Its first end.
    pub ended: Ended,
}

/// A player's campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredCampaign {
    /// The id in URLs.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The player's name for it.
    pub name: String,
    /// The deal code of its start.
    pub deal: String,
    /// The time of its start.
    pub created: i64,
}

/// The text of a day and its SHA-256.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealedDay {
    /// The day.
    pub day: String,
    /// The text that is revealed after the day.
    pub text: String,
    /// The hash published before the day; empty if the deals follow from the date and nothing is sealed.
    pub sha256: String,
}

/// The name on boards: a player without one has a number.
pub fn name_of(id: i64, name: String) -> Message {
    if name.is_empty() { say!(PLAYER_NUMBER, number = id.to_string()) } else { name.into() }
}
