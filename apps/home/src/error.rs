//! What can go wrong at home.

use std::fmt::Display;
use std::io;
use std::path::Path;

/// Why an operation at home failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// Wrong usage.
    #[error("{0}")]
    Usage(String),
    /// The operation failed, or what was read is invalid.
    #[error("{0}")]
    Failed(String),
    /// A reader or writer failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A game, a deal or a record was refused.
    #[error(transparent)]
    Catalogue(#[from] catalogue::Error),
}

impl Error {
    /// A failure with a file.
    pub fn file(path: &Path, error: impl Display) -> Self {
        Self::Failed(format!("{}: {error}", path.display()))
    }
}
