//! Locks between the programs that use one home.

use std::fs::File;
use std::io;
use std::path::Path;

use crate::Error;
use crate::disk::write_whole;
use crate::root::{VERSION, VERSION_FILE, data, folder};

/// The lock file of a home.
const LOCK: &str = "lock";

/// A lock on the whole home; dropping it, or the end of the program, releases it.
#[must_use]
pub(crate) struct HomeLock {
    _locked: Option<File>,
}

/// A shared lock: while it is held, no program gets the exclusive one. Hold it briefly, and do not nest it.
pub(crate) fn share() -> HomeLock {
    HomeLock { _locked: open().filter(|file| file.lock_shared().is_ok()) }
}

/// The exclusive lock: while it is held, no other program gets a lock. Hold it briefly, and do not nest it.
pub(crate) fn alone() -> HomeLock {
    HomeLock { _locked: open().filter(|file| file.lock().is_ok()) }
}

/// Writes the version file, before any other file of the data folder.
///
/// # Errors
/// If there is no home, a newer program made its layout, or the folder cannot be written.
pub(crate) fn note_version() -> Result<(), Error> {
    let file = folder(VERSION_FILE)?;
    if file.exists() {
        return Ok(());
    }
    write_whole(&file, &format!("{VERSION}\n")).map_err(|error| Error::unwritten(&file, &error))
}

/// A file in the data folder, such as the server's store. Creates the folder.
///
/// # Errors
/// If there is no home, a newer program made its layout, or the folder cannot be created.
pub fn data_file(name: &str) -> Result<std::path::PathBuf, Error> {
    let path = folder(name)?;
    note_version()?;
    Ok(path)
}

/// Whether a running program has locked a file.
pub(crate) fn is_locked(path: &Path) -> bool {
    let Ok(file) = File::options().read(true).write(true).open(path) else { return false };
    matches!(file.try_lock(), Err(std::fs::TryLockError::WouldBlock))
}

/// Creates and locks a file for as long as the program runs.
pub(crate) fn create_locked(path: &Path) -> io::Result<File> {
    let file = File::options().write(true).create_new(true).open(path)?;
    file.lock()?;
    Ok(file)
}

/// The lock file; `None` if the home does not exist yet or is read-only: then no program can change it.
fn open() -> Option<File> {
    let home = data().ok().filter(|home| home.join(VERSION_FILE).exists())?;
    File::options().read(true).write(true).create(true).truncate(false).open(home.join(LOCK)).ok()
}
