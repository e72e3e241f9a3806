//! What the server knows about a game besides its tree.

use underdeck_game::{Message, Seat};
use underdeck_play::{History, Session};

use crate::params::UrlParams;

/// What the server knows about a game besides its tree.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// Its name in addresses.
    pub id: &'a str,
    /// The revision of the position, which every change must name.
    pub rev: u64,
    /// The key of the page's forms: a form that is sent twice is carried out once. Empty if it does not matter.
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
    /// The two players, if each plays at a device of their own.
    pub apart: Option<&'a TwoDevicePage<'a>>,
    /// Who may watch it; `None` where nobody can.
    pub watch: Option<WatchSettings<'a>>,
    /// How a finished game compares with the player's other games, and what was close: a line each.
    pub closing: &'a [Message],
}

impl Facts<'_> {
    /// The seat from which the game is seen: that of the player at this device, or the one to move.
    pub(crate) fn seat(&self, session: &dyn Session) -> Seat {
        self.apart.map_or_else(|| session.seat(), |apart| apart.seat)
    }

    /// The seat whose result the page tells: that of the player at this device, or of the only person; `None` if several people read
    /// the page.
    pub(crate) fn reader(&self, tree: &History) -> Option<Seat> {
        self.apart.map(|apart| apart.seat).or_else(|| tree.own_seat())
    }

    /// Whether the player at this device waits for the one at another.
    pub(crate) fn waits(&self, session: &dyn Session) -> bool {
        self.apart.is_some_and(|apart| !apart.is_over && apart.seat != session.seat())
    }
}

/// What the page of a game for two devices says of the two.
#[derive(Clone, Debug)]
pub struct TwoDevicePage<'a> {
    /// The seat of the player at this device.
    pub seat: Seat,
    /// The end of the link to the other seat, while it is free.
    pub invite: Option<&'a str>,
    /// Whether nothing more can be played.
    pub is_over: bool,
    /// Whether a player asks to take a move back, and whether it is this one.
    pub asks: Option<bool>,
    /// Whether a player has left the game, and whether it is this one.
    pub left: Option<bool>,
    /// The seconds that a move may take; `None` for no limit.
    pub pace: Option<i64>,
    /// When the time of the player to move ends.
    pub until: Option<String>,
    /// In how many seconds this one may end the game because the other takes too long; `None` if that is not to be waited for.
    pub due: Option<i64>,
    /// Whether the other player has taken too long.
    pub may_claim: bool,
    /// The game that the two play next.
    pub next: Option<&'a str>,
}

/// Who may watch a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WatchSettings<'a> {
    /// The end of the link to it, if its players have made one.
    pub link: Option<&'a str>,
    /// How many look on.
    pub watchers: usize,
    /// Why they see nothing of it yet; `None` if they do.
    pub later: Option<SealedReason<'a>>,
}

/// Why nothing of a game is to be seen yet.
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
    /// The campaign's name in addresses.
    pub campaign: &'a str,
    /// The campaign's title.
    pub name: &'a str,
    /// The chapter's title.
    pub chapter: &'a str,
    /// Its story and goals, as Markdown.
    pub story: &'a str,
}

/// A place on a board, with the end that stands there: the game's first one.
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
