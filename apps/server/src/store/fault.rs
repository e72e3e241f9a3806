//! Errors of the store, with messages for the player.

use rusqlite::ErrorCode;
use underdeck_game::{Id, Message, say, text};

/// The title of most faults' error page.
const NOT_SAVED: &Id = &text::STORE_NOT_SAVED;

/// An error of the store. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// The file is missing, and a store has been at this place.
    Missing {
        /// The file.
        file: String,
        /// The file that remains, or the other store in its folder.
        trace: String,
    },
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
    /// Too many requests of the same player or address are waiting.
    Crowded,
    /// The game has changed in the meantime.
    Stale,
    /// Anything else.
    Other(String),
}

underdeck_game::said_errors!(StoreFault);

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
    pub fn said(&self) -> Message {
        match self {
            Self::Full => say!(STORE_FULL),
            Self::Locked => say!(STORE_LOCKED),
            Self::Damaged(why) => say!(STORE_DAMAGED, why),
            Self::DamagedGame { game, id } => say!(STORE_GAME, game, id),
            Self::InUse => say!(STORE_IN_USE),
            Self::Missing { file, trace } => say!(STORE_MISSING, file, trace),
            Self::Gone(file) => say!(STORE_GONE, file),
            Self::Disk(why) => say!(STORE_DISK, why),
            Self::Later { found, known } => say!(STORE_LATER, found, known),
            Self::Unreachable(why) => say!(STORE_UNREACHABLE, why),
            Self::Closed => say!(STORE_CLOSED),
            Self::Busy => say!(STORE_BUSY),
            Self::Crowded => say!(REFUSED_WAITING),
            Self::Stale => say!(STORE_STALE),
            Self::Other(why) => say!(STORE_FAILED, why),
        }
    }

    /// The id of the message with advice.
    const fn help_id(&self) -> &'static Id {
        match self {
            Self::Full => &text::STORE_FULL_HELP,
            Self::Locked => &text::STORE_LOCKED_HELP,
            Self::InUse => &text::STORE_IN_USE_HELP,
            Self::Missing { .. } => &text::STORE_MISSING_HELP,
            Self::Gone(_) => &text::STORE_GONE_HELP,
            Self::Disk(_) => &text::STORE_DISK_HELP,
            Self::Damaged(_) | Self::DamagedGame { .. } => &text::STORE_DAMAGED_HELP,
            Self::Later { .. } => &text::STORE_LATER_HELP,
            Self::Unreachable(_) => &text::STORE_UNREACHABLE_HELP,
            Self::Closed | Self::Busy | Self::Crowded | Self::Stale => &text::STORE_AGAIN_HELP,
            Self::Other(_) => &text::STORE_OTHER_HELP,
        }
    }

    /// The advice, in a sentence.
    pub fn help(&self) -> Message {
        self.help_id().into()
    }
}

impl From<StoreFault> for underdeck_site::Error {
    fn from(fault: StoreFault) -> Self {
        let (title, word) = match fault {
            StoreFault::Crowded => return Self::TooMany(fault.said()),
            StoreFault::Stale => (&text::ERROR_STALE, "stale"),
            StoreFault::Damaged(_) | StoreFault::DamagedGame { .. } => (&text::STORE_IS_DAMAGED, "store_damaged"),
            StoreFault::Later { .. } => (NOT_SAVED, "store_damaged"),
            StoreFault::Busy | StoreFault::Closed => (NOT_SAVED, "busy"),
            StoreFault::Full => (NOT_SAVED, "store_full"),
            StoreFault::Locked => (NOT_SAVED, "store_locked"),
            StoreFault::InUse
            | StoreFault::Missing { .. }
            | StoreFault::Gone(_)
            | StoreFault::Disk(_)
            | StoreFault::Unreachable(_)
            | StoreFault::Other(_) => (NOT_SAVED, "store_failed"),
        };
        let is_stale = fault == StoreFault::Stale;
        Self::Store(underdeck_site::Fault { what: fault.said(), help: fault.help_id(), title, word, is_stale })
    }
}
