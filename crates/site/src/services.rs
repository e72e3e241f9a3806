//! Services the embedding application must provide.

use std::sync::Arc;

use underdeck_chronicle::SolvedGame;
use underdeck_game::{Message, say};
use underdeck_play::Capabilities;

use crate::error::Error;
use crate::kept::{
    Ended, GameHead, GameMeta, GameSummary, Kept, RankedResult, ReviewRequest, Reviewed, SealedDay, Snapshot,
    StoredCampaign, StoredPlayer, Usage,
};
use crate::live::{ChangeRequest, LiveGame};
use crate::route::{BoxFuture, Further};
use crate::selection::{Board, FinishedFilter, GameFilter};

/// The repository of a host, as passed to reading and writing work.
pub type HostRepository<'a, H> = dyn Repository<<H as Services>::Fault> + 'a;

/// The program that embeds the site: it stores games, applies changes one after another, and provides the time and random bytes.
pub trait Services: Send + Sync + Sized + 'static {
    /// The error of the store.
    type Fault: Into<Error> + Send + 'static;

    /// The part of the site beyond starting and playing games: [`Further::ALL`], or `None`. A program that never names it does not link it;
    /// requests for it fail with [`Error::LeftOut`].
    fn further(&self) -> Option<&'static Further<Self>>;
    /// The program's capabilities.
    fn capabilities(&self) -> &'static Capabilities {
        self.further().map_or(Capabilities::CORE, |further| further.capabilities)
    }

    /// Milliseconds since 1970.
    fn millis(&self) -> i64;
    /// Seconds since 1970.
    fn seconds(&self) -> i64 {
        self.millis().div_euclid(1000)
    }
    /// Today in UTC, `2026-11-21`.
    fn today(&self) -> String;
    /// Fills `bytes` with random bytes.
    ///
    /// # Errors
    /// If the system has none.
    fn random(&self, bytes: &mut [u8]) -> Result<(), Error>;
    /// The limits of a player.
    fn limits(&self) -> PlayerLimits;

    /// Runs a read.
    fn read<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&HostRepository<'_, Self>) -> Result<T, Self::Fault> + Send + 'static,
    ) -> BoxFuture<'a, T>;
    /// Runs a change, atomically. It is durable before this returns.
    fn write<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&HostRepository<'_, Self>) -> Result<T, Self::Fault> + Send + 'static,
    ) -> BoxFuture<'a, T>;

    /// Reads a player's game.
    fn look<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        look: impl FnOnce(&LiveGame) -> T + Send + 'static,
    ) -> BoxFuture<'a, T>;
    /// The same for a caller that has just had the game, without waiting for other games again.
    fn look_again<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        look: impl FnOnce(&LiveGame) -> T + Send + 'static,
    ) -> BoxFuture<'a, T> {
        self.look(player, id, look)
    }
    /// Changes a player's game and stores it, then returns the result of `answer` for the game and its previous number of moves.
    fn submit<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        request: ChangeRequest,
        answer: impl FnOnce(&LiveGame, usize) -> T + Send + 'static,
    ) -> BoxFuture<'a, T>;
    /// Runs long work, so no move waits for it.
    fn think<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> BoxFuture<'a, T>;
    /// Does work on many games of a player, which must not delay small requests.
    fn as_report<'a, T: Send + 'a>(&'a self, work: BoxFuture<'a, T>) -> BoxFuture<'a, T> {
        work
    }
    /// Runs work of the solver, which takes longer.
    ///
    /// # Errors
    /// If too much of it is waiting.
    fn solve<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> BoxFuture<'a, T>;
    /// The cached answer to this question.
    fn remembered(&self, question: &str) -> Option<Arc<SolvedGame>>;
    /// Caches an answer of the solver.
    fn remember(&self, question: &str, solved: Arc<SolvedGame>);
    /// Starts the waiting reviews in the background, or makes them at once.
    fn begin_reviews(&self) -> BoxFuture<'_, ()>;
    /// The completed share of a game's review, from 0 to 1; `None` while it is queued.
    fn review_progress(&self, game: &str) -> Option<f64>;

    /// The player with this token hash, created if there is none.
    fn enter(&self, token: [u8; 32]) -> BoxFuture<'_, StoredPlayer>;
    /// Stores a player's settings and name.
    fn set(&self, token: [u8; 32], settings: String, name: String) -> BoxFuture<'_, ()>;

    /// Today and the coming days, each with its deals and their hash.
    fn sealed_days(&self) -> BoxFuture<'_, Vec<SealedDay>>;
    /// The deals of a day, if its hash was published.
    fn sealed_day<'a>(&'a self, day: &'a str) -> BoxFuture<'a, Option<SealedDay>>;

    /// The tag for the day in records of deals of the day. A server's sealed deals have another tag than the deals that Home derives from the
    /// date.
    fn day_tag(&self) -> &'static str {
        "SealedDaily"
    }
    /// Whether this program supports games on two devices and spectators, and has a page `/g/ID/delete`, which deletes a game.
    fn has_devices(&self) -> bool {
        false
    }
    /// The number of spectators' pages of a game.
    fn watchers(&self, _game: &str) -> usize {
        0
    }
    /// Whether the deal of a game is still secret: it is the deal of today or of a later day.
    fn is_sealed(&self, facts: &GameMeta) -> bool {
        facts.day.as_ref().is_some_and(|day| *day >= self.today())
    }
    /// The error for a stored game that does not match its checksum.
    fn damaged(&self, facts: &GameMeta) -> Error;
}

/// The limits of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerLimits {
    /// Bytes of a record, uploaded or stored.
    pub record: usize,
    /// Moves of an uploaded record, in all its lines.
    pub moves: usize,
    /// Unfinished games, archived ones not counted.
    pub unfinished: i64,
    /// Stored bytes, unless the host has set another limit for the player.
    pub stored_bytes: i64,
    /// Stored games, unless the host has set another limit for the player.
    pub stored_games: i64,
    /// Bytes of the records added on a day.
    pub day_bytes: i64,
    /// Games added on a day.
    pub day_games: i64,
}

impl PlayerLimits {
    /// Limits on records and unfinished games alone, for a program with one player.
    pub const ONE_PLAYER: Self = Self {
        record: 256 * 1024,
        moves: 20_000,
        unfinished: 200,
        stored_bytes: i64::MAX,
        stored_games: i64::MAX,
        day_bytes: i64::MAX,
        day_games: i64::MAX,
    };

    /// Why no game of this many bytes can be added, if a limit forbids it. 0 bytes ask whether a game may grow.
    pub fn refusal(&self, usage: &Usage, bytes: usize) -> Option<Message> {
        let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
        let games = i64::from(bytes > 0);
        let (most_bytes, most_games) =
            (usage.quota_bytes.unwrap_or(self.stored_bytes), usage.quota_games.unwrap_or(self.stored_games));
        let mib = |bytes: i64| i64::from(bytes > 0).max(bytes >> 20);
        if usage.bytes.saturating_add(bytes) > most_bytes {
            Some(say!(REFUSED_STORED_BYTES, used = mib(usage.bytes), most = mib(most_bytes)))
        } else if usage.games + games > most_games {
            Some(say!(REFUSED_STORED_GAMES, used = usage.games, most = most_games))
        } else if usage.day_bytes.saturating_add(bytes) > self.day_bytes {
            Some(say!(REFUSED_DAY_BYTES, used = mib(usage.day_bytes), most = mib(self.day_bytes)))
        } else if usage.day_games + games > self.day_games {
            Some(say!(REFUSED_DAY_GAMES, used = usage.day_games, most = self.day_games))
        } else {
            None
        }
    }
}

/// All stored data; `F` is the error of the store.
pub trait Repository<F>: Games<F> + Boards<F> + Campaigns<F> + Reviews<F> {}

impl<F, T: Games<F> + Boards<F> + Campaigns<F> + Reviews<F>> Repository<F> for T {}

/// The games of players.
pub trait Games<F> {
    /// A player's game.
    ///
    /// # Errors
    /// If it is damaged.
    fn game(&self, player: i64, id: &str) -> Result<Option<Kept>, F>;
    /// The game of the invitation link with this secret.
    ///
    /// # Errors
    /// If it is damaged.
    fn invited(&self, invite: &str) -> Result<Option<Kept>, F>;
    /// The game of the spectators' link with this secret: its id and its owner.
    fn watched(&self, link: &str) -> Result<Option<(String, i64)>, F>;
    /// The first `most` of a player's games that the filter [selects](GameFilter::selects), in its [order](GameFilter::order).
    fn games(&self, player: i64, which: &GameFilter, most: usize) -> Result<Vec<Kept>, F>;
    /// These games of a player, without missing ones. Damaged ones are marked.
    fn games_by_id(&self, player: i64, ids: &[String]) -> Result<Vec<Kept>, F>;
    /// The latest `most` finished games of a player that the filter selects, by id, each with its summary. Games without a place in statistics
    /// are left out. `None` is a game that was stored by an older version: its summary must be [stored](Self::keep_summary) first.
    fn summaries(
        &self,
        player: i64,
        which: FinishedFilter,
        most: usize,
    ) -> Result<Vec<(String, Option<GameSummary>)>, F>;
    /// Stores the summary of a finished game, unless it has one by now; `None` if the game has no place in statistics.
    fn keep_summary(&self, id: &str, summary: Option<&GameSummary>) -> Result<(), F>;
    /// The identity of each of a player's games, archived ones included.
    fn heads(&self, player: i64) -> Result<Vec<GameHead>, F>;
    /// Restores an archived game of a player.
    fn restore(&self, player: i64, id: &str) -> Result<(), F>;
    /// The catalogue's ids of the games that a player has played.
    fn played(&self, player: i64) -> Result<Vec<String>, F>;
    /// The number of a player's games in progress, without archived ones.
    fn running(&self, player: i64) -> Result<i64, F>;
    /// The id of the player's existing game of the same day or uploaded record.
    fn earlier(&self, facts: &GameMeta) -> Result<Option<String>, F>;
    /// Adds a game, and sets the number of its attempt.
    fn add(&self, facts: &GameMeta, snapshot: &Snapshot) -> Result<(), F>;
    /// Archives a game.
    fn archive(&self, player: i64, id: &str) -> Result<(), F>;
    /// Whether a game with this id was deleted.
    fn is_deleted(&self, _id: &str) -> Result<bool, F> {
        Ok(false)
    }
    /// How much of a player's data is stored, and how much was added on a day. A store without limits counts nothing.
    fn usage(&self, _player: i64, _day: &str) -> Result<Usage, F> {
        Ok(Usage::default())
    }
    /// Counts a game of this many bytes that was added on a day.
    fn count_added(&self, _player: i64, _day: &str, _bytes: usize) -> Result<(), F> {
        Ok(())
    }
}

/// Boards: the results of a deal.
pub trait Boards<F> {
    /// The first `most` rows of a board, best first.
    fn rows(&self, board: &Board, most: usize) -> Result<Vec<RankedResult>, F>;
    /// The entry of a game, its rank, and the length of the board; `None` if the game is not on it.
    fn place(&self, board: &Board, game: &str) -> Result<Option<(Ended, u32, u32)>, F>;
    /// The record of a game as of its first end, if it is on a board.
    fn entry(&self, game: &str) -> Result<Option<String>, F>;
}

/// The campaigns of players.
pub trait Campaigns<F> {
    /// A player's campaign.
    fn campaign(&self, player: i64, id: &str) -> Result<Option<StoredCampaign>, F>;
    /// A player's campaigns, the latest first.
    fn campaigns(&self, player: i64) -> Result<Vec<StoredCampaign>, F>;
    /// Adds a campaign.
    fn add_campaign(&self, player: i64, campaign: &StoredCampaign) -> Result<(), F>;
}

/// Reviews of games, and the exercises of players.
pub trait Reviews<F> {
    /// The review of a game, and its request.
    fn review(&self, game: &str) -> Result<Option<Reviewed>, F>;
    /// Requests a review. The existing review of the same line remains until a more precise one is ready.
    fn ask_review(&self, asked: &ReviewRequest) -> Result<(), F>;
    /// The number of waiting reviews, of a player and of all.
    fn waiting_reviews(&self, player: i64) -> Result<(i64, i64), F>;
    /// The review to make after one of the player `last`: players take turns, each with the review that has been waiting longest.
    fn next_review(&self, last: i64) -> Result<Option<ReviewRequest>, F>;
    /// Stores the review of a line, unless the game has another line by now.
    fn keep_review(&self, asked: &ReviewRequest, review: &str) -> Result<(), F>;
    /// A player's exercises, as text.
    fn practice(&self, player: i64) -> Result<Option<String>, F>;
    /// Stores a player's exercises.
    fn keep_practice(&self, player: i64, deck: &str) -> Result<(), F>;
}
