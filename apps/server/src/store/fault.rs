//! Errors of the store, with messages for the player.

use std::borrow::Cow;

use rusqlite::ErrorCode;
use underdeck_pages::Language;
use underdeck_site::PageText;

/// The title of most faults' error page.
const NOT_SAVED: &str = "store-not-saved";

/// An error of the store. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.words())]
pub enum StoreFault {
    /// The disk or the store is full.
    Full,
    /// Another program has locked the store.
    Locked,
    /// The file is damaged.
    Damaged(String),
    /// The stored game does not match its checksum.
    DamagedGame {
        /// The catalogue's id.
        game: String,
        /// The game's id in addresses.
        id: String,
    },
    /// Another server has the file open.
    InUse,
    /// The file or its log is no longer at its path.
    Gone(String),
    /// A write or a flush failed, so the content of the disk is unknown.
    Disk(String),
    /// A later version of the program made the file.
    Later {
        /// The schema version of the file.
        found: i64,
        /// The latest schema version known here.
        known: i64,
    },
    /// The database does not answer or refuses connections.
    Unreachable(String),
    /// The store has been closed.
    Closed,
    /// Too many requests are waiting.
    Busy,
    /// The game has changed in the meantime.
    Stale,
    /// Anything else.
    Other(String),
}

impl From<rusqlite::Error> for StoreFault {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged(error.to_string()),
            Some(ErrorCode::SystemIoFailure) => Self::Disk(error.to_string()),
            None => match error {
                // A column has a value that this program never writes.
                rusqlite::Error::FromSqlConversionFailure(..)
                | rusqlite::Error::InvalidColumnType(..)
                | rusqlite::Error::IntegralValueOutOfRange(..)
                | rusqlite::Error::Utf8Error(..) => Self::Damaged(error.to_string()),
                _ => Self::Other(error.to_string()),
            },
            Some(_) => Self::Other(error.to_string()),
        }
    }
}

impl StoreFault {
    /// Whether no more may be written until the file is opened again.
    pub(super) const fn is_lasting(&self) -> bool {
        matches!(self, Self::Gone(_) | Self::Disk(_))
    }

    /// The message for the player.
    fn words(&self) -> PageText {
        let why = |id, why: &String| PageText::with(id, [("why", why.clone())]);
        match self {
            Self::Full => PageText::of("store-full"),
            Self::Locked => PageText::of("store-locked"),
            Self::Damaged(error) => why("store-damaged", error),
            Self::DamagedGame { game, id } => {
                PageText::with("store-game", [("game", game.clone()), ("id", id.clone())])
            }
            Self::InUse => PageText::of("store-in-use"),
            Self::Gone(file) => PageText::with("store-gone", [("file", file.clone())]),
            Self::Disk(error) => why("store-disk", error),
            Self::Later { found, known } => PageText::with("store-later", [("found", *found), ("known", *known)]),
            Self::Unreachable(error) => why("store-unreachable", error),
            Self::Closed => PageText::of("store-closed"),
            Self::Busy => PageText::of("store-busy"),
            Self::Stale => PageText::of("store-stale"),
            Self::Other(error) => why("store-failed", error),
        }
    }

    /// The id of the message with advice.
    const fn help_id(&self) -> &'static str {
        match self {
            Self::Full => "store-full-help",
            Self::Locked => "store-locked-help",
            Self::InUse => "store-in-use-help",
            Self::Gone(_) => "store-gone-help",
            Self::Disk(_) => "store-disk-help",
            Self::Damaged(_) | Self::DamagedGame { .. } => "store-damaged-help",
            Self::Later { .. } => "store-later-help",
            Self::Unreachable(_) => "store-unreachable-help",
            Self::Closed | Self::Busy | Self::Stale => "store-again-help",
            Self::Other(_) => "store-other-help",
        }
    }

    /// The advice, in a sentence.
    pub fn help(&self) -> Cow<'static, str> {
        Language::English.say(self.help_id())
    }
}

impl From<StoreFault> for underdeck_site::Error {
    fn from(fault: StoreFault) -> Self {
        let (title, word) = match fault {
            StoreFault::Stale => ("error-stale", "stale"),
            StoreFault::Damaged(_) | StoreFault::DamagedGame { .. } => ("store-is-damaged", "store_damaged"),
            StoreFault::Later { .. } => (NOT_SAVED, "store_damaged"),
            StoreFault::Busy | StoreFault::Closed => (NOT_SAVED, "busy"),
            StoreFault::Full => (NOT_SAVED, "store_full"),
            StoreFault::Locked => (NOT_SAVED, "store_locked"),
            StoreFault::InUse
            | StoreFault::Gone(_)
            | StoreFault::Disk(_)
            | StoreFault::Unreachable(_)
            | StoreFault::Other(_) => (NOT_SAVED, "store_failed"),
        };
        let is_stale = fault == StoreFault::Stale;
        Self::Store(underdeck_site::Fault { what: fault.words(), help: fault.help_id(), title, word, is_stale })
    }
}
