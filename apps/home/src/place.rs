//! The place of a game that is being played.

use std::path::{Path, PathBuf};

use chronicle::Tree;

use crate::{Error, keep, write_whole};

/// The file of a game that is being played, at home or chosen by the player.
#[derive(Clone, Debug)]
pub struct Place {
    path: PathBuf,
    kind: Kind,
}

/// Who named the file.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// We did; it moves to the records when the game is over.
    Home,
    /// The player did.
    File,
    /// It belongs to the campaign of this name.
    Chapter(String),
}

impl Place {
    /// A file in the folder of unfinished games.
    pub const fn home(path: PathBuf) -> Self {
        Self { path, kind: Kind::Home }
    }

    /// A file named by the player.
    pub const fn file(path: PathBuf) -> Self {
        Self { path, kind: Kind::File }
    }

    /// The file of a chapter of a campaign.
    pub fn chapter(path: PathBuf, campaign: &str) -> Self {
        Self { path, kind: Kind::Chapter(campaign.to_owned()) }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Saves the game with every line that was tried, atomically.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(&self, tree: &Tree) -> Result<(), Error> {
        write_whole(&self.path, &tree.record().to_string()).map_err(|error| Error::file(&self.path, error))
    }

    /// Saves a finished game, moves it to the records if it is at home, and returns its path.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn finish(&self, tree: &Tree) -> Result<PathBuf, Error> {
        self.save(tree)?;
        let session = tree.session();
        match session.outcome() {
            Some(outcome) if self.kind == Kind::Home => {
                keep(&self.path, session.info().id, &session.deal().code, &outcome.result.word())
            }
            _ => Ok(self.path.clone()),
        }
    }

    /// A sentence with the command that resumes the game.
    pub fn how_to_go_on(&self, tree: &Tree) -> String {
        let which = match &self.kind {
            Kind::Home => "--resume".into(),
            Kind::File => format!("--record {}", self.path.display()),
            Kind::Chapter(name) => format!("--campaign {}", quoted(name)),
        };
        format!("Resume it: underdeck play {} {which}", tree.session().info().id)
    }
}

/// A name quoted for a shell.
fn quoted(name: &str) -> String {
    if name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_') {
        name.to_owned()
    } else {
        format!("'{}'", name.replace('\'', r"'\''"))
    }
}
