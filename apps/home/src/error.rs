//! Errors of the player's files.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

use crate::holder::Holder;

/// An error of an operation on the player's files.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// Wrong usage.
    #[error("{0}")]
    Usage(String),
    /// The operation failed, or a file is invalid.
    #[error("{0}")]
    Failed(String),
    /// A reader or writer failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A file could not be written.
    #[error("{} cannot be written: {reason}", path.display())]
    Unwritten {
        /// The file.
        path: PathBuf,
        /// The reason in plain words, such as `the disk is full`.
        reason: String,
    },
    /// The game is open in another program.
    #[error("{} is {}", .0.game.display(), .0)]
    Open(Box<Holder>),
    /// Another program took the game over and has closed it since.
    #[error("{}: another program took this game over and played on; open it again", .0.display())]
    Taken(PathBuf),
    /// A game, a deal or a record was refused.
    #[error(transparent)]
    Catalogue(#[from] underdeck_catalogue::Error),
    /// An exercise, a puzzle or an answer was refused.
    #[error(transparent)]
    Coach(#[from] underdeck_coach::Error),
}

impl Error {
    /// A failure with a file.
    pub fn file(path: &Path, error: impl Display) -> Self {
        Self::Failed(format!("{}: {error}", path.display()))
    }

    /// A file that could not be written, with the reason in plain words.
    pub(crate) fn unwritten(path: &Path, error: &io::Error) -> Self {
        Self::Unwritten { path: path.to_owned(), reason: reason(error) }
    }
}

/// The reason why a file cannot be written, in plain words: `the disk is full`.
pub fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull => "the disk is full".into(),
        io::ErrorKind::QuotaExceeded => "your share of the disk is used up".into(),
        io::ErrorKind::ReadOnlyFilesystem => "the disk is read-only".into(),
        io::ErrorKind::PermissionDenied => "you may not write there".into(),
        io::ErrorKind::NotADirectory => "a part of its path is not a folder".into(),
        _ => error.to_string(),
    }
}
