//! Errors of requests, for pages and programs.

use std::fmt::Display;

use underdeck_game::{Id, Language, Message, MoveError, say, text};

use crate::kept::GameMeta;

/// An error of a request. Nothing was changed.
#[derive(Debug)]
pub enum Error {
    /// The object does not exist, or belongs to another player.
    NotFound(Message),
    /// The request makes no sense.
    Wrong(Message),
    /// The address has no such method. The value is for the header `Allow`.
    Method(String),
    /// The request may come from another site, or has no player.
    Forbidden(Message),
    /// A program did not say which player it acts for.
    Unknown(Message),
    /// The object is still secret.
    Withheld(Message),
    /// The game has changed since the page was rendered.
    Stale,
    /// The change would discard something, and the player has not confirmed it.
    Unconfirmed {
        /// The question.
        title: &'static Id,
        /// Its effect.
        what: Message,
        /// The text of the button that confirms.
        button: Message,
    },
    /// The move is not legal.
    Illegal(MoveError),
    /// The request or a record is larger than the limit.
    TooLarge(Message),
    /// A limit on rate or number was reached.
    TooMany(Message),
    /// A limit on what a player may store was reached.
    Quota(Message),
    /// The host has banned the player.
    Banned,
    /// The server is overloaded.
    Busy,
    /// The request took longer than allowed.
    Slow,
    /// The store failed.
    Store(Fault),
    /// This program was built without the route. Changes of the request so far must not be stored.
    LeftOut,
    /// A bug.
    Internal(String),
}

/// An error of the host's store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The message.
    pub what: Message,
    /// The message with advice.
    pub help: &'static Id,
    /// The title of the error page.
    pub title: &'static Id,
    /// A code for programs.
    pub word: &'static str,
    /// Whether the game has changed in the meantime.
    pub is_stale: bool,
}

impl Error {
    /// A game does not exist, or belongs to another player.
    pub fn no_game() -> Self {
        Self::NotFound(say!(REFUSED_GAME))
    }

    /// A stored record is not a legal game.
    pub fn unreadable(facts: &GameMeta, error: impl Display) -> Self {
        Self::Internal(format!("the record of this game, {}, is no longer valid: {error}", facts.deal))
    }

    /// The HTTP status.
    pub fn status(&self) -> u16 {
        match self {
            Self::NotFound(_) => 404,
            Self::Wrong(_) => 400,
            Self::Method(_) => 405,
            Self::Forbidden(_) | Self::Withheld(_) | Self::Banned => 403,
            Self::Unknown(_) => 401,
            Self::Stale | Self::Store(Fault { is_stale: true, .. }) | Self::Unconfirmed { .. } => 409,
            Self::Illegal(_) => 422,
            Self::TooLarge(_) => 413,
            Self::TooMany(_) | Self::Quota(_) => 429,
            Self::Busy | Self::Slow | Self::LeftOut | Self::Store(_) => 503,
            Self::Internal(_) => 500,
        }
    }

    /// A code for programs.
    pub fn word(&self) -> &'static str {
        match self {
            Self::NotFound(_) => "not_found",
            Self::Wrong(_) => "wrong",
            Self::Method(_) => "method",
            Self::Forbidden(_) => "forbidden",
            Self::Unknown(_) => "unknown",
            Self::Withheld(_) => "withheld",
            Self::Stale => "stale",
            Self::Unconfirmed { .. } => "unconfirmed",
            Self::Illegal(_) => "illegal",
            Self::TooLarge(_) => "too_large",
            Self::TooMany(_) => "too_many",
            Self::Quota(_) => "quota",
            Self::Banned => "banned",
            Self::Busy => "busy",
            Self::Slow => "slow",
            Self::Store(fault) => fault.word,
            Self::LeftOut => "left_out",
            Self::Internal(_) => "internal",
        }
    }

    /// The message.
    pub fn said(&self) -> Message {
        match self {
            Self::NotFound(words)
            | Self::Wrong(words)
            | Self::Forbidden(words)
            | Self::Unknown(words)
            | Self::Withheld(words)
            | Self::TooLarge(words)
            | Self::TooMany(words)
            | Self::Quota(words)
            | Self::Unconfirmed { what: words, .. } => words.clone(),
            Self::Method(allowed) => say!(REFUSED_METHOD, allowed = allowed.clone()),
            Self::Stale => say!(REFUSED_STALE),
            Self::Banned => say!(REFUSED_BANNED),
            Self::Busy => say!(REFUSED_BUSY),
            Self::Slow => say!(REFUSED_SLOW),
            Self::Store(fault) => fault.what.clone(),
            Self::Illegal(error) => error.said(),
            Self::LeftOut => say!(PROGRAM_LEFT_OUT),
            Self::Internal(why) => why.clone().into(),
        }
    }

    /// The heading of the error page.
    pub fn title(&self, language: Language) -> String {
        Message::from(match self {
            Self::NotFound(_) => &text::ERROR_NOT_FOUND,
            Self::Wrong(_) | Self::Method(_) | Self::Illegal(_) => &text::ERROR_WRONG,
            Self::Forbidden(_) | Self::Unknown(_) => &text::ERROR_FORBIDDEN,
            Self::Withheld(_) => &text::ERROR_WITHHELD,
            Self::Stale => &text::ERROR_STALE,
            Self::Unconfirmed { title, .. } => title,
            Self::TooLarge(_) => &text::ERROR_TOO_LARGE,
            Self::TooMany(_) => &text::ERROR_TOO_MANY,
            Self::Quota(_) => &text::ERROR_QUOTA,
            Self::Banned => &text::ERROR_BANNED,
            Self::Busy => &text::ERROR_BUSY,
            Self::Slow => &text::ERROR_SLOW,
            Self::Store(fault) => fault.title,
            Self::LeftOut | Self::Internal(_) => &text::ERROR_INTERNAL,
        })
        .write(language)
    }

    /// The advice, in a sentence.
    pub fn help(&self, language: Language) -> String {
        Message::from(match self {
            Self::NotFound(_) => &text::ERROR_NOT_FOUND_HELP,
            Self::Wrong(_) | Self::Method(_) | Self::Illegal(_) => &text::ERROR_WRONG_HELP,
            Self::Forbidden(_) => &text::ERROR_FORBIDDEN_HELP,
            Self::Unknown(_) => &text::ERROR_UNKNOWN_HELP,
            Self::Withheld(_) => &text::ERROR_WITHHELD_HELP,
            Self::Stale => &text::ERROR_STALE_HELP,
            Self::Unconfirmed { .. } => &text::ERROR_UNCONFIRMED_HELP,
            Self::TooLarge(_) => &text::ERROR_TOO_LARGE_HELP,
            Self::TooMany(_) => &text::ERROR_TOO_MANY_HELP,
            Self::Quota(_) => &text::ERROR_QUOTA_HELP,
            Self::Banned => &text::ERROR_BANNED_HELP,
            Self::Busy => &text::ERROR_BUSY_HELP,
            Self::Slow => &text::ERROR_SLOW_HELP,
            Self::Store(fault) => fault.help,
            Self::LeftOut | Self::Internal(_) => &text::ERROR_INTERNAL_HELP,
        })
        .write(language)
    }
}

impl Fault {
    /// The message.
    pub fn said(&self) -> Message {
        self.what.clone()
    }
}

underdeck_game::said_errors!(Error, Fault);

impl From<MoveError> for Error {
    fn from(error: MoveError) -> Self {
        Self::Illegal(error)
    }
}

impl From<underdeck_catalogue::Error> for Error {
    fn from(error: underdeck_catalogue::Error) -> Self {
        match error {
            underdeck_catalogue::Error::LeftOut => Self::LeftOut,
            underdeck_catalogue::Error::UnknownGame { .. } => Self::NotFound(error.said()),
            _ => Self::Wrong(error.said()),
        }
    }
}
