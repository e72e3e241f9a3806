//! What can go wrong with the store, in words for the player.

use rusqlite::ErrorCode;

/// The heading of the error page of most faults.
const NOT_SAVED: &str = "Your change could not be saved";

/// Why the store failed. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreFault {
    /// The disk or the store is full.
    #[error("there is no room left to save: the disk or the store is full")]
    Full,
    /// Another program has locked the store.
    #[error("another program has locked the store")]
    Locked,
    /// The file is damaged.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// The stored form of a game is not as it was written.
    #[error("the stored game {id} of {game} is damaged: it does not match its checksum")]
    DamagedGame {
        /// The catalogue's id.
        game: String,
        /// The game's name in addresses.
        id: String,
    },
    /// Another server has the file open.
    #[error("another server is using this file")]
    InUse,
    /// The file or its log is no longer at its path.
    #[error("{0} was deleted, moved or replaced while the server was running")]
    Gone(String),
    /// A write or a flush failed, so what is on disk is not known.
    #[error("the disk failed while saving: {0}")]
    Disk(String),
    /// A later version of the program made the file.
    #[error(
        "the store was made by a later version of the program: its schema is version {found}, this program knows version {known}"
    )]
    Later {
        /// The schema version of the file.
        found: i64,
        /// The latest schema version known here.
        known: i64,
    },
    /// The store has been closed.
    #[error("the store is closed: the server is stopping")]
    Closed,
    /// Too many requests are waiting.
    #[error("too many changes are waiting to be saved")]
    Busy,
    /// The game has changed in the meantime.
    #[error("the game has changed in the meantime")]
    Stale,
    /// Anything else.
    #[error("the store failed: {0}")]
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
                // A column holds what was never written there.
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
    /// Whether nothing may be written any more until the file is opened again.
    pub(super) const fn is_lasting(&self) -> bool {
        matches!(self, Self::Gone(_) | Self::Disk(_))
    }

    /// What to do about it, in a sentence.
    pub fn help(&self) -> &'static str {
        match self {
            Self::Full => "Make room on the disk, then try again; everything saved before is safe.",
            Self::Locked => "Close the program that uses the file, or wait a moment, then try again.",
            Self::InUse => "Stop the other server, or name another file with --data.",
            Self::Gone(_) => {
                "Nothing is saved any more. Stop the server, put the file back or restore a backup, and start it again."
            }
            Self::Disk(_) => "Nothing is saved any more. Check the disk, then stop the server and start it again.",
            Self::Damaged(_) | Self::DamagedGame { .. } => {
                "Stop the server and restore a backup, as docs/server.md explains."
            }
            Self::Later { .. } => "Use the later version of the program, or another file.",
            Self::Closed | Self::Busy | Self::Stale => "Try again in a moment.",
            Self::Other(_) => "Try again; if the problem persists, check that the file can be read and written.",
        }
    }
}

impl From<StoreFault> for site::Error {
    fn from(fault: StoreFault) -> Self {
        let (title, word) = match fault {
            StoreFault::Stale => ("The game has moved on", "stale"),
            StoreFault::Damaged(_) | StoreFault::DamagedGame { .. } => ("The store is damaged", "store_damaged"),
            StoreFault::Later { .. } => (NOT_SAVED, "store_damaged"),
            StoreFault::Busy | StoreFault::Closed => (NOT_SAVED, "busy"),
            StoreFault::Full => (NOT_SAVED, "store_full"),
            StoreFault::Locked => (NOT_SAVED, "store_locked"),
            StoreFault::InUse | StoreFault::Gone(_) | StoreFault::Disk(_) | StoreFault::Other(_) => {
                (NOT_SAVED, "store_failed")
            }
        };
        let is_stale = fault == StoreFault::Stale;
        Self::Store(site::Fault { what: fault.to_string(), help: fault.help(), title, word, is_stale })
    }
}
