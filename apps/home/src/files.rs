//! The files of games: a folder of unfinished games and a folder of records.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use underdeck_game::say;
use underdeck_record::Record;

use crate::disk::write_whole;
use crate::guard::{self, HomeLock, note_version};
use crate::root::folder;
use crate::{Error, lock_file, luck};

/// The extension of record files.
pub(crate) const ENDING: &str = "udr";

/// A path for a new unfinished game, which is open in this program from now on.
///
/// # Errors
/// If there is no home, or a newer program made its layout. A read-only home is no error here, but when the game is saved.
pub fn new_unfinished(game: &str, code: &str) -> Result<PathBuf, Error> {
    let folder = folder("unfinished")?;
    let _ = note_version();
    let alone = guard::alone();
    let name = format!("{game}-{}-{code}", luck::stamp());
    let path = free_name(&folder, &name, |path| !path.exists() && lock_file::other_holder(path).is_none())?;
    lock_file::claim_under(&alone, &path)?;
    Ok(path)
}

/// The file name of a finished game, without the extension, and without the number that follows if the name was in use.
pub(crate) fn record_name(game: &str, stamp: &str, result: &str, code: &str) -> String {
    file_name(&format!("{game}-{stamp}-{result}-{code}"))
}

/// Moves the file of a finished game to the records, under a lock of the whole home. `record` is its record. Returns the new path.
///
/// # Errors
/// If there is no home, or the file cannot be moved.
pub(crate) fn move_to_records(_alone: &HomeLock, path: &Path, record: &Record) -> Result<PathBuf, Error> {
    let tag = |name| record.tag(name).unwrap_or_default();
    let stamp = record.ended().map_or_else(luck::stamp, luck::stamp_of);
    let name = record_name(tag("Game"), &stamp, tag("Result"), tag("Deal"));
    let folder = folder("records")?;
    fs::create_dir_all(&folder).map_err(|error| Error::unwritten(&folder, &error))?;
    let moved = free_name(&folder, &name, |path| !path.exists())?;
    let _writing = crate::disk::writing();
    fs::rename(path, &moved).map_err(|error| Error::unwritten(path, &error))?;
    Ok(moved)
}

/// Writes an imported game to the records; returns its path.
///
/// # Errors
/// If there is no home, or the file cannot be written.
pub(crate) fn write_imported(id: &str, record: &Record) -> Result<PathBuf, Error> {
    let folder = folder("records")?;
    let _ = note_version();
    let _alone = guard::alone();
    // Only games that were played here have a name of `record_name`.
    let path = free_name(&folder, &format!("taken-{id}"), |path| !path.exists())?;
    write_whole(&path, &record.to_string()).map_err(|error| Error::unwritten(&path, &error))?;
    Ok(path)
}

/// Parses a record from the bytes of a file.
///
/// # Errors
/// If it is no record, or was changed after it was sealed. The message names the file and the line.
pub fn parse(path: &Path, bytes: &[u8]) -> Result<Record, Error> {
    Record::from_bytes(bytes).map_err(|error| Error::file(path, error))
}

/// Reads the bytes of a file; `-` is standard input.
///
/// # Errors
/// If it cannot be read.
pub fn read(path: &Path) -> Result<Vec<u8>, Error> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut io::stdin().lock(), &mut bytes)?;
        return Ok(bytes);
    }
    fs::read(path).map_err(|error| Error::file(path, error))
}

/// The record of a file; `None` if there is no such file.
pub(crate) fn load(path: &Path) -> Result<Option<Record>, Error> {
    match fs::read(path) {
        Ok(bytes) => parse(path, &bytes).map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Error::file(path, error)),
    }
}

/// The files of a folder with the extension of records, by name; none if there is no such folder.
pub(crate) fn records_in(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == ENDING));
    files.sort();
    files
}

/// A free path in a folder; characters of the name other than letters and digits become dashes.
fn free_name(folder: &Path, name: &str, is_free: impl Fn(&Path) -> bool) -> Result<PathBuf, Error> {
    let name = file_name(name);
    let names = (1..).map(|n| if n == 1 { format!("{name}.{ENDING}") } else { format!("{name}-{n}.{ENDING}") });
    let mut paths = names.map(|name| folder.join(name));
    paths.find(|path| is_free(path)).ok_or_else(|| Error::Failed(say!(HOME_NO_NAME, name).into()))
}

/// A name of letters, digits and dashes.
pub(crate) fn file_name(name: &str) -> String {
    name.replace(|c: char| !c.is_ascii_alphanumeric(), "-")
}

/// The game of a record.
///
/// # Errors
/// If it names no game of the catalogue.
pub fn game_of(path: &Path, record: &Record) -> Result<&'static underdeck_catalogue::Game, Error> {
    let Some(name) = record.tag("Game") else {
        return Err(Error::file(path, say!(REFUSED_NO_GAME_TAG)));
    };
    underdeck_catalogue::find(name).map_err(|error| Error::file(path, error))
}
