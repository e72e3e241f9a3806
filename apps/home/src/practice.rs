//! The player's exercises, in one file beside the games.

use std::path::{Path, PathBuf};
use std::{fs, io};

use underdeck_coach::ExerciseDeck;

use crate::disk::write_whole;
use crate::guard::{self, note_version};
use crate::root::{data, folder};
use crate::{Error, luck};

/// The file of the exercises.
const FILE: &str = "practice.json";

/// The player's exercises; none if there is no file.
///
/// # Errors
/// If the file cannot be read, or a newer program wrote it.
pub fn deck() -> Result<ExerciseDeck, Error> {
    read(&folder(FILE)?)
}

/// Changes the exercises and saves them atomically, with the changes that other programs made meanwhile. `change` gets the time in seconds
/// since 1970.
///
/// # Errors
/// As [`deck`], or if the file cannot be written.
pub fn change<T>(change: impl FnOnce(&mut ExerciseDeck, i64) -> T) -> Result<T, Error> {
    note_version()?;
    let _alone = guard::alone();
    let file: PathBuf = folder(FILE)?;
    let mut deck = read(&file)?;
    let before = deck.clone();
    let done = change(&mut deck, luck::seconds());
    if deck != before {
        write_whole(&file, &deck.text()).map_err(|error| Error::unwritten(&file, &error))?;
    }
    Ok(done)
}

/// Whether a file is in the player's home, so its game is the player's own.
pub fn is_own(path: &Path) -> bool {
    let whole = |path: &Path| path.canonicalize().ok();
    let home = data().ok().and_then(|home| whole(&home));
    whole(path).zip(home).is_some_and(|(path, home)| path.starts_with(home))
}

fn read(file: &Path) -> Result<ExerciseDeck, Error> {
    match fs::read_to_string(file) {
        Ok(text) => ExerciseDeck::read(&text).map_err(|message| Error::file(file, message)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(ExerciseDeck::default()),
        Err(error) => Err(Error::file(file, error)),
    }
}
