//! What the site needs of the program that runs it.

use std::sync::Arc;

use underdeck_chronicle::Solved;
use underdeck_play::Capabilities;

use crate::error::Error;
use crate::kept::{
    Campaign, Ended, GameHead, GameMeta, Kept, Player, ReviewRequest, Reviewed, Row, SealedDay, Snapshot,
};
use crate::live::{ChangeRequest, LiveGame};
use crate::route::{BoxFuture, Further};
use crate::selection::{Board, GameFilter};

/// The shelf of a host, as work that reads or writes sees it.
pub type Books<'a, H> = dyn Repository<<H as Services>::Fault> + 'a;

/// A program that runs the site: it keeps the games, plays one change after another, and has the time and random bytes.
pub trait Services: Send + Sync + Sized + 'static {
    /// Why the shelf failed.
    type Fault: Into<Error> + Send + 'static;

    /// What this program has of the site beyond starting and playing games: [`Further::ALL`], or nothing. A program that never names it links
    /// no more of the site than it needs; what is asked of the rest is answered with [`Error::LeftOut`].
    fn further(&self) -> Option<&'static Further<Self>>;
    /// What this program can do with games.
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
    /// Fills `bytes` with random ones.
    ///
    /// # Errors
    /// If the system has none.
    fn random(&self, bytes: &mut [u8]) -> Result<(), Error>;
    /// What a player may have.
    fn limits(&self) -> Limits;

    /// Reads something.
    fn read<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&Books<'_, Self>) -> Result<T, Self::Fault> + Send + 'static,
    ) -> BoxFuture<'a, T>;
    /// Makes a change, all of it or nothing. It is kept for good before this returns.
    fn write<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&Books<'_, Self>) -> Result<T, Self::Fault> + Send + 'static,
    ) -> BoxFuture<'a, T>;

    /// Looks at a player's game.
    fn look<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        look: impl FnOnce(&LiveGame) -> T + Send + 'static,
    ) -> BoxFuture<'a, T>;
    /// The same for somebody who has had the game a moment ago, and need not wait for others again.
    fn look_again<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        look: impl FnOnce(&LiveGame) -> T + Send + 'static,
    ) -> BoxFuture<'a, T> {
        self.look(player, id, look)
    }
    /// Changes a player's game and keeps it, then gives what `answer` makes of it and of the number of moves before the change.
    fn submit<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        request: ChangeRequest,
        answer: impl FnOnce(&LiveGame, usize) -> T + Send + 'static,
    ) -> BoxFuture<'a, T>;
    /// Does work that takes a while, so that no move waits for it.
    fn think<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> BoxFuture<'a, T>;
    /// Does work of the solver, which takes longer.
    ///
    /// # Errors
    /// If too much of it is waiting.
    fn solve<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> BoxFuture<'a, T>;
    /// What was remembered under this question.
    fn remembered(&self, question: &str) -> Option<Arc<Solved>>;
    /// Remembers for a while what the solver said.
    fn remember(&self, question: &str, solved: Arc<Solved>);
    /// Begins the reviews that are waiting, so that no move waits for them, or does them at once.
    fn begin_reviews(&self) -> BoxFuture<'_, ()>;
    /// What share of the review of a game is done, from 0 to 1; `None` while it waits for others.
    fn review_progress(&self, game: &str) -> Option<f64>;

    /// The player with this token hash, created if there is none.
    fn enter(&self, token: [u8; 32]) -> BoxFuture<'_, Player>;
    /// Keeps a player's settings and name.
    fn set(&self, token: [u8; 32], settings: String, name: String) -> BoxFuture<'_, ()>;

    /// Today and the coming days, each with its deals and their hash.
    fn sealed_days(&self) -> BoxFuture<'_, Vec<SealedDay>>;
    /// The deals of a day, if its hash was published.
    fn sealed_day<'a>(&'a self, day: &'a str) -> BoxFuture<'a, Option<SealedDay>>;

    /// The tag with which records of the deals of the day name the day. The sealed ones are not those that a player at home gets from
    /// the date.
    fn day_tag(&self) -> &'static str {
        "SealedDaily"
    }
    /// Whether two devices can play one game here.
    fn has_devices(&self) -> bool {
        false
    }
    /// How many pages look on at a game by its link.
    fn watchers(&self, _game: &str) -> usize {
        0
    }
    /// Whether the deal of a game is still secret: it is the deal of today or of a later day.
    fn is_sealed(&self, facts: &GameMeta) -> bool {
        facts.day.as_ref().is_some_and(|day| *day >= self.today())
    }
    /// What is said of a stored game that is not as it was written.
    fn damaged(&self, facts: &GameMeta) -> Error;
}

/// What a player may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a record, uploaded or stored.
    pub record: usize,
    /// Moves of an uploaded record, in all its lines.
    pub moves: usize,
    /// Unfinished games, archived ones not counted.
    pub unfinished: i64,
}

/// All that is kept; `F` is why keeping or finding failed.
pub trait Repository<F>: Games<F> + Boards<F> + Campaigns<F> + Reviews<F> {}

impl<F, T: Games<F> + Boards<F> + Campaigns<F> + Reviews<F>> Repository<F> for T {}

/// The games of players.
pub trait Games<F> {
    /// A player's game.
    ///
    /// # Errors
    /// If it is damaged.
    fn game(&self, player: i64, id: &str) -> Result<Option<Kept>, F>;
    /// The game to whose free seat the link with this end leads.
    ///
    /// # Errors
    /// If it is damaged.
    fn invited(&self, invite: &str) -> Result<Option<Kept>, F>;
    /// The game that the link with this end shows: its id, and the player to whom it belongs.
    fn watched(&self, link: &str) -> Result<Option<(String, i64)>, F>;
    /// The first `most` of a player's games that are not archived. Chapters and days are in order, others last changed first.
    fn games(&self, player: i64, which: &GameFilter, most: usize) -> Result<Vec<Kept>, F>;
    /// What identifies each game that belongs to a player, archived ones included.
    fn heads(&self, player: i64) -> Result<Vec<GameHead>, F>;
    /// Puts a player's game on the lists again.
    fn restore(&self, player: i64, id: &str) -> Result<(), F>;
    /// The ids of the games that a player has played.
    fn played(&self, player: i64) -> Result<Vec<String>, F>;
    /// How many games a player has in progress, archived ones not counted.
    fn running(&self, player: i64) -> Result<i64, F>;
    /// The game that the player has of the same day or uploaded record.
    fn earlier(&self, facts: &GameMeta) -> Result<Option<String>, F>;
    /// Adds a game, and counts which attempt at its deal it is.
    fn add(&self, facts: &GameMeta, snapshot: &Snapshot) -> Result<(), F>;
    /// Takes a game off the lists.
    fn archive(&self, player: i64, id: &str) -> Result<(), F>;
}

/// Boards: who played a deal, and with what result.
pub trait Boards<F> {
    /// The first `most` lines of a board, best first.
    fn rows(&self, board: &Board, most: usize) -> Result<Vec<Row>, F>;
    /// The line of a game, its rank, and the length of the board; `None` if the game is not on it.
    fn place(&self, board: &Board, game: &str) -> Result<Option<(Ended, u32, u32)>, F>;
    /// The record of a game as it first ended, if it is on a board.
    fn entry(&self, game: &str) -> Result<Option<String>, F>;
}

/// The campaigns of players.
pub trait Campaigns<F> {
    /// A player's campaign.
    fn campaign(&self, player: i64, id: &str) -> Result<Option<Campaign>, F>;
    /// A player's campaigns, the latest first.
    fn campaigns(&self, player: i64) -> Result<Vec<Campaign>, F>;
    /// Adds a campaign.
    fn add_campaign(&self, player: i64, campaign: &Campaign) -> Result<(), F>;
}

/// What the coach says of games, and the exercises of players.
pub trait Reviews<F> {
    /// What the coach has said of a game, and what it was asked.
    fn review(&self, game: &str) -> Result<Option<Reviewed>, F>;
    /// Asks for a review. What was said of the same line stays until there is more.
    fn ask_review(&self, asked: &ReviewRequest) -> Result<(), F>;
    /// How many reviews are waiting, of a player and of all.
    fn waiting_reviews(&self, player: i64) -> Result<(i64, i64), F>;
    /// The review that has been waiting longest.
    fn next_review(&self) -> Result<Option<ReviewRequest>, F>;
    /// Keeps what was said of a line, unless the game has another one by now.
    fn keep_review(&self, asked: &ReviewRequest, review: &str) -> Result<(), F>;
    /// A player's exercises, as text.
    fn practice(&self, player: i64) -> Result<Option<String>, F>;
    /// Keeps a player's exercises.
    fn keep_practice(&self, player: i64, deck: &str) -> Result<(), F>;
}
