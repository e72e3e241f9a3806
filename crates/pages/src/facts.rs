//! The server's facts about a game.

use std::fmt;

use maud::Markup;
use underdeck_game::{Message, Seat, Table};
use underdeck_play::{History, Session};

use crate::params::UrlParams;
use crate::site::Site;

/// The server's facts about a game; the moves are in its history.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// Its id in addresses.
    pub id: &'a str,
    /// The revision of the position, which every change must name.
    pub rev: u64,
    /// The key of the page's forms: a form that is sent twice takes effect once. Empty if that does not matter.
    pub key: &'a str,
    /// The parameters in the address.
    pub params: &'a UrlParams,
    /// Whether the deal is still secret: no code, no record, no replay.
    pub sealed: bool,
    /// The day, if it is a deal of the day.
    pub day: Option<&'a str>,
    /// The chapter, if it belongs to a campaign.
    pub chapter: Option<ChapterLink<'a>>,
    /// Its place on the board of its deal, if it is finished.
    pub place: Option<BoardPlace<'a>>,
    /// The state of the two players, if each has a device.
    pub apart: Option<&'a TwoDevicePage<'a>>,
    /// The settings for spectators; `None` where none are allowed, because no server has the game. A server can also delete it.
    pub watch: Option<WatchSettings<'a>>,
    /// A comparison of a finished game with the player's other games, a line each.
    pub closing: &'a [Message],
    /// The puzzle, if it is one.
    pub puzzle: Option<&'a dyn TablePuzzle>,
}

impl<'a> Facts<'a> {
    /// An open game of one device that is not finished and has no spectators.
    pub const fn new(id: &'a str, rev: u64, params: &'a UrlParams) -> Self {
        let (day, chapter, place, apart, watch, puzzle) = (None, None, None, None, None, None);
        Self { id, rev, key: "", params, sealed: false, day, chapter, place, apart, watch, closing: &[], puzzle }
    }

    /// The address of its page.
    pub(crate) fn address(&self) -> String {
        self.puzzle.map_or_else(|| address(self.id), |puzzle| puzzle.address())
    }

    /// The seat from which the game is seen: that of the player at this device, or the one to move.
    pub(crate) fn seat(&self, session: &dyn Session) -> Seat {
        self.apart.map_or_else(|| session.seat(), |apart| apart.seat)
    }

    /// The seat whose result the page shows: that of the player at this device, or of the only person; `None` if several people
    /// play at this device.
    pub(crate) fn reader(&self, tree: &History) -> Option<Seat> {
        self.apart.map(|apart| apart.seat).or_else(|| tree.own_seat())
    }

    /// Whether the player at this device waits for the one at another.
    pub(crate) fn waits(&self, session: &dyn Session) -> bool {
        self.apart.is_some_and(|apart| !apart.is_over && apart.seat != session.seat())
    }
}

/// The state of the two players of a game at two devices.
#[derive(Clone, Debug)]
pub struct TwoDevicePage<'a> {
    /// The seat of the player at this device.
    pub seat: Seat,
    /// The end of the link to the other seat, while it is free.
    pub invite: Option<&'a str>,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether a player asks for an undo, and whether it is this one.
    pub asks: Option<bool>,
    /// Whether a player has left the game, and whether it is this one.
    pub left: Option<bool>,
    /// The seconds that a move may take; `None` for no limit.
    pub pace: Option<i64>,
    /// The deadline of the player to move.
    pub until: Option<String>,
    /// The seconds until this player may end the game because the other exceeds the limit; `None` if there is nothing to wait for.
    pub due: Option<i64>,
    /// Whether the other player has exceeded the limit.
    pub may_claim: bool,
    /// The game that the two play next.
    pub next: Option<&'a str>,
}

/// The settings of a game for spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WatchSettings<'a> {
    /// The end of the link to it, if its players have made one.
    pub link: Option<&'a str>,
    /// The number of spectators.
    pub watchers: usize,
    /// Why they see nothing yet; `None` if they see the table.
    pub later: Option<SealedReason<'a>>,
}

/// Why spectators see nothing of a game yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SealedReason<'a> {
    /// Its seats keep secrets until it is over.
    Secrets,
    /// Others play the same deal on this day.
    Day(&'a str),
}

/// A chapter of a campaign.
#[derive(Clone, Copy, Debug)]
pub struct ChapterLink<'a> {
    /// The campaign's id in addresses.
    pub campaign: &'a str,
    /// The campaign's title.
    pub name: &'a str,
    /// The chapter's title.
    pub chapter: &'a str,
    /// Its story and goals, as Markdown.
    pub story: &'a str,
}

/// A place on a board, with the result on it: that of the game's first end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardPlace<'a> {
    /// The place, from 1.
    pub rank: u32,
    /// The length of the board.
    pub of: u32,
    /// The result, such as `won`.
    pub result: &'a str,
    /// The score, where the rules keep one.
    pub score: Option<i64>,
}

/// The address of a game.
pub(crate) fn address(id: &str) -> String {
    format!("/g/{id}")
}

/// The puzzle of a table. It is a trait object, because the table is in the offline edition's first module, and what a puzzle needs, such as the
/// solver, is not.
pub trait TablePuzzle: fmt::Debug {
    /// The position, with every card known and no effects of moves.
    fn table(&self) -> &Table;

    /// The address of its list.
    fn list(&self) -> String;

    /// Its address.
    fn address(&self) -> String;

    /// Its title.
    fn title(&self, site: &Site<'_>) -> String;

    /// Whether the player is to move.
    fn is_asked(&self) -> bool;

    /// The line that an undo leads to: the one before a wrong move, or before the last move; `None` at the puzzle.
    fn back(&self) -> Option<String>;

    /// The next puzzle that was not tried, of the same theme if one is left.
    fn next(&self) -> String;

    /// What was just decided, the question, and the way on. `ply` is the number of moves made.
    fn dock(&self, site: &Site<'_>, ply: usize, happened: &Markup) -> Markup;

    /// The facts of the puzzle and the player's progress.
    fn panel(&self, site: &Site<'_>) -> Markup;
}
