//! Errors of the player's files.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

use underdeck_game::{Message, said_errors, say};

use crate::holder::Holder;

/// An error of an operation on the player's files.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// Wrong usage.
    Usage(String),
    /// The operation failed, or a file is invalid.
    Failed(String),
    /// A reader or writer failed.
    Io(io::Error),
    /// A file could not be written.
    Unwritten {
        /// The file.
        path: PathBuf,
        /// The reason in plain words, such as `the disk is full`.
        reason: Message,
    },
    /// The game is open in another program.
    Open(Box<Holder>),
    /// Another program took the game over and has closed it since.
    Taken(PathBuf),
    /// A game, a deal or a record was refused.
    Catalogue(underdeck_catalogue::Error),
    /// An exercise, a puzzle or an answer was refused.
    Coach(underdeck_coach::Error),
}

said_errors!(Error);

macro_rules! from {
    ($($error:ty => $variant:ident),*) => {
        $(impl From<$error> for Error {
            fn from(error: $error) -> Self {
                Self::$variant(error)
            }
        })*
    };
}
from!(io::Error => Io, underdeck_catalogue::Error => Catalogue, underdeck_coach::Error => Coach);

impl Error {
    /// The error as a message that can be translated.
    pub fn said(&self) -> Message {
        match self {
            Self::Usage(words) | Self::Failed(words) => words.as_str().into(),
            Self::Io(error) => error.to_string().into(),
            Self::Unwritten { path, reason } => say!(HOME_UNWRITTEN, path = shown(path), reason),
            Self::Open(holder) => say!(HOME_OPEN, path = shown(&holder.game), holder = holder.said()),
            Self::Taken(path) => say!(HOME_TAKEN, path = shown(path)),
            Self::Catalogue(error) => error.said(),
            Self::Coach(error) => error.said(),
        }
    }

    /// A failure with a file.
    pub fn file(path: &Path, error: impl Display) -> Self {
        Self::Failed(format!("{}: {error}", path.display()))
    }

    /// A file that could not be written, with the reason in plain words.
    pub(crate) fn unwritten(path: &Path, error: &io::Error) -> Self {
        Self::Unwritten { path: path.to_owned(), reason: reason(error) }
    }
}

/// A path in a message.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The reason why a file cannot be written, in plain words: `the disk is full`.
pub fn reason(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::PermissionDenied => say!(HOME_PERMISSION),
        kind => file_fault(kind).unwrap_or_else(|| error.to_string().into()),
    }
}

/// A common failure of a file in plain words.
pub fn file_fault(kind: io::ErrorKind) -> Option<Message> {
    Some(match kind {
        io::ErrorKind::NotFound => say!(HOME_MISSING),
        io::ErrorKind::PermissionDenied => say!(HOME_DENIED),
        io::ErrorKind::AlreadyExists => say!(HOME_EXISTS),
        io::ErrorKind::IsADirectory => say!(HOME_FOLDER),
        io::ErrorKind::NotADirectory => say!(HOME_NO_FOLDER),
        io::ErrorKind::StorageFull => say!(HOME_DISK_FULL),
        io::ErrorKind::QuotaExceeded => say!(HOME_QUOTA),
        io::ErrorKind::ReadOnlyFilesystem => say!(HOME_READ_ONLY),
        _ => return None,
    })
}
