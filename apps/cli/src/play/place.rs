//! Where a game being played is kept.

use std::path::{Path, PathBuf};

use catalogue::Session;

use crate::failure::Failure;
use crate::home;

/// The file of a game being played: a name of ours at home, or the player's own.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    path: PathBuf,
    /// Whether the file moves among the records when the game is over.
    at_home: bool,
}

impl Place {
    /// A file among the unfinished games.
    pub(crate) const fn home(path: PathBuf) -> Self {
        Self { path, at_home: true }
    }

    /// A file that the player named.
    pub(crate) const fn file(path: PathBuf) -> Self {
        Self { path, at_home: false }
    }

    /// The file.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Saves the game, whole or not at all.
    pub(super) fn save(&self, session: &dyn Session) -> Result<(), Failure> {
        home::write_whole(&self.path, &session.record().to_string()).map_err(|error| Failure::file(&self.path, error))
    }

    /// Keeps a finished game; gives where.
    pub(super) fn finish(&self, session: &dyn Session) -> Result<PathBuf, Failure> {
        self.save(session)?;
        match session.outcome() {
            Some(outcome) if self.at_home => {
                home::keep(&self.path, session.info().id, &session.deal().code, &outcome.result.word())
            }
            _ => Ok(self.path.clone()),
        }
    }

    /// The command that goes on with the game once it is saved.
    pub(super) fn how_to_go_on(&self, session: &dyn Session) -> String {
        let which = if self.at_home { "--resume".into() } else { format!("--record {}", self.path.display()) };
        format!("Go on with it: underdeck play {} {which}", session.info().id)
    }
}
