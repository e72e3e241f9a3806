//! Why a request failed, for pages and programs alike.

use std::fmt::Display;

use axum::http::StatusCode;
use catalogue::MoveError;

use crate::store::StoreFault;
use crate::store::games::Facts;

/// Why a request failed. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
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
    Store(#[from] StoreFault),
    /// A bug.
    #[error("{0}")]
    Internal(String),
}

impl Error {
    /// A game does not exist, or belongs to another player.
    pub(crate) fn no_game() -> Self {
        Self::NotFound("there is no such game among yours".into())
    }

    /// A stored record is not a legal game.
    pub(crate) fn unreadable(facts: &Facts, error: impl Display) -> Self {
        Self::Internal(format!("the record of this game, {}, is no longer valid: {error}", facts.deal))
    }

    /// The HTTP status.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotFound(_) => StatusCode::NOT_FOUND,
            Self::Wrong(_) => StatusCode::BAD_REQUEST,
            Self::Forbidden(_) | Self::Withheld(_) => StatusCode::FORBIDDEN,
            Self::Unknown(_) => StatusCode::UNAUTHORIZED,
            Self::Stale | Self::Store(StoreFault::Stale) | Self::Unconfirmed { .. } => StatusCode::CONFLICT,
            Self::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy | Self::Slow | Self::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A word for programs.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Self::NotFound(_) => "not_found",
            Self::Wrong(_) => "wrong",
            Self::Forbidden(_) => "forbidden",
            Self::Unknown(_) => "unknown",
            Self::Withheld(_) => "withheld",
            Self::Stale | Self::Store(StoreFault::Stale) => "stale",
            Self::Unconfirmed { .. } => "unconfirmed",
            Self::Illegal(_) => "illegal",
            Self::TooLarge(_) => "too_large",
            Self::TooMany(_) => "too_many",
            Self::Busy | Self::Store(StoreFault::Busy | StoreFault::Closed) => "busy",
            Self::Slow => "slow",
            Self::Store(StoreFault::Full) => "store_full",
            Self::Store(StoreFault::Locked) => "store_locked",
            Self::Store(StoreFault::Damaged(_) | StoreFault::DamagedGame { .. } | StoreFault::Later { .. }) => {
                "store_damaged"
            }
            Self::Store(StoreFault::InUse | StoreFault::Gone(_) | StoreFault::Disk(_) | StoreFault::Other(_)) => {
                "store_failed"
            }
            Self::Internal(_) => "internal",
        }
    }

    /// The heading of the error page.
    pub(crate) fn title(&self) -> &'static str {
        match self {
            Self::NotFound(_) => "Nothing here",
            Self::Wrong(_) | Self::Illegal(_) => "That does not work",
            Self::Forbidden(_) | Self::Unknown(_) => "This request did not come from one of our pages",
            Self::Withheld(_) => "Not yet",
            Self::Stale | Self::Store(StoreFault::Stale) => "The game has moved on",
            Self::Unconfirmed { title, .. } => title,
            Self::TooLarge(_) => "Too large",
            Self::TooMany(_) => "Too many",
            Self::Busy => "Busy",
            Self::Slow => "This took too long",
            Self::Store(StoreFault::Damaged(_) | StoreFault::DamagedGame { .. }) => "The store is damaged",
            Self::Store(_) => "Your change could not be saved",
            Self::Internal(_) => "Something broke",
        }
    }

    /// What to do about it, in a sentence.
    pub(crate) fn help(&self) -> &'static str {
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
            Self::Store(fault) => fault.help(),
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
