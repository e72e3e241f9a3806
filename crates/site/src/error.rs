//! Why a request failed, for pages and programs alike.

use std::fmt::Display;

use catalogue::MoveError;

use crate::kept::Facts;

/// Why a request failed. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// It does not exist, or belongs to another player.
    #[error("{0}")]
    NotFound(String),
    /// The request makes no sense.
    #[error("{0}")]
    Wrong(String),
    /// The request may come from another site, or has no player.
    #[error("{0}")]
    Forbidden(String),
    /// A program did not say which player it acts for.
    #[error("{0}")]
    Unknown(String),
    /// It is secret for now.
    #[error("{0}")]
    Withheld(String),
    /// The game has moved on since the page was drawn.
    #[error("the game has moved on since this page was drawn")]
    Stale,
    /// It would throw something away, and the player has not confirmed it.
    #[error("{what}")]
    Unconfirmed {
        /// The question.
        title: &'static str,
        /// What it would do.
        what: String,
        /// The text of the button that does it.
        button: String,
    },
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] MoveError),
    /// It is larger than the limit.
    #[error("{0}")]
    TooLarge(String),
    /// A limit on rate or number was reached.
    #[error("{0}")]
    TooMany(String),
    /// The server is overloaded.
    #[error("the server is too busy right now")]
    Busy,
    /// The request took longer than allowed.
    #[error("the request took longer than this server allows")]
    Slow,
    /// The store failed.
    #[error(transparent)]
    Store(Fault),
    /// A bug.
    #[error("{0}")]
    Internal(String),
}

/// Why the host could not keep or find something, in its own words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what}")]
pub struct Fault {
    /// What happened.
    pub what: String,
    /// What to do about it, in a sentence.
    pub help: &'static str,
    /// The heading of the error page.
    pub title: &'static str,
    /// A word for programs.
    pub word: &'static str,
    /// Whether the game has changed in the meantime.
    pub is_stale: bool,
}

impl Error {
    /// A game does not exist, or belongs to another player.
    pub fn no_game() -> Self {
        Self::NotFound("there is no such game among yours".into())
    }

    /// A stored record is not a legal game.
    pub fn unreadable(facts: &Facts, error: impl Display) -> Self {
        Self::Internal(format!("the record of this game, {}, is no longer valid: {error}", facts.deal))
    }

    /// The HTTP status.
    pub fn status(&self) -> u16 {
        match self {
            Self::NotFound(_) => 404,
            Self::Wrong(_) => 400,
            Self::Forbidden(_) | Self::Withheld(_) => 403,
            Self::Unknown(_) => 401,
            Self::Stale | Self::Store(Fault { is_stale: true, .. }) | Self::Unconfirmed { .. } => 409,
            Self::Illegal(_) => 422,
            Self::TooLarge(_) => 413,
            Self::TooMany(_) => 429,
            Self::Busy | Self::Slow | Self::Store(_) => 503,
            Self::Internal(_) => 500,
        }
    }

    /// A word for programs.
    pub fn word(&self) -> &'static str {
        match self {
            Self::NotFound(_) => "not_found",
            Self::Wrong(_) => "wrong",
            Self::Forbidden(_) => "forbidden",
            Self::Unknown(_) => "unknown",
            Self::Withheld(_) => "withheld",
            Self::Stale => "stale",
            Self::Unconfirmed { .. } => "unconfirmed",
            Self::Illegal(_) => "illegal",
            Self::TooLarge(_) => "too_large",
            Self::TooMany(_) => "too_many",
            Self::Busy => "busy",
            Self::Slow => "slow",
            Self::Store(fault) => fault.word,
            Self::Internal(_) => "internal",
        }
    }

    /// The heading of the error page.
    pub fn title(&self) -> &'static str {
        match self {
            Self::NotFound(_) => "Nothing here",
            Self::Wrong(_) | Self::Illegal(_) => "That does not work",
            Self::Forbidden(_) | Self::Unknown(_) => "This request did not come from one of our pages",
            Self::Withheld(_) => "Not yet",
            Self::Stale => "The game has moved on",
            Self::Unconfirmed { title, .. } => title,
            Self::TooLarge(_) => "Too large",
            Self::TooMany(_) => "Too many",
            Self::Busy => "Busy",
            Self::Slow => "This took too long",
            Self::Store(fault) => fault.title,
            Self::Internal(_) => "Something broke",
        }
    }

    /// What to do about it, in a sentence.
    pub fn help(&self) -> &'static str {
        match self {
            Self::NotFound(_) => "A game belongs to the browser in which it was started.",
            Self::Wrong(_) | Self::Illegal(_) => "Go back and try something else.",
            Self::Forbidden(_) => "Reload the page and try again; cookies must be allowed for this site.",
            Self::Unknown(_) => "Send the header `Authorization: Bearer TOKEN`; POST /api/v1/players returns a token.",
            Self::Withheld(_) => "It is shown once it can no longer be used to look ahead.",
            Self::Stale => "Look at the table as it is now, then move.",
            Self::Unconfirmed { .. } => "To do it all the same, send the request again with `\"confirm\": true`.",
            Self::TooLarge(_) => "Send less.",
            Self::TooMany(_) => "Wait a moment, then try again.",
            Self::Busy => "Try again in a moment.",
            Self::Slow => "First check whether it was done after all, then try again in a moment.",
            Self::Store(fault) => fault.help,
            Self::Internal(_) => "Your games are safe as they were. Please report how this happened.",
        }
    }
}

impl From<catalogue::Error> for Error {
    fn from(error: catalogue::Error) -> Self {
        match error {
            catalogue::Error::UnknownGame { .. } => Self::NotFound(error.to_string()),
            _ => Self::Wrong(error.to_string()),
        }
    }
}
