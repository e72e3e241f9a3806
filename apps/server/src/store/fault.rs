//! What can go wrong with the store, in words for the player.

use rusqlite::ErrorCode;

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
            _ => Self::Other(error.to_string()),
        }
    }
}

impl StoreFault {
    /// What to do about it, in a sentence.
    pub fn help(&self) -> &'static str {
        match self {
            Self::Full => "Make room on the disk, then try again; everything saved before is safe.",
            Self::Locked => "Close the program that uses the file, or wait a moment, then try again.",
            Self::Damaged(_) => "Stop the server and restore a backup, as docs/server.md explains.",
            Self::Later { .. } => "Use the later version of the program, or another file.",
            Self::Closed | Self::Busy | Self::Stale => "Try again in a moment.",
            Self::Other(_) => "Try again; if the problem persists, check that the file can be read and written.",
        }
    }
}
