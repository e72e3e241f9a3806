//! The folders of a player's home, and the version of their layout.

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;

use etcetera::BaseStrategy;

use crate::{Error, write_whole};

/// The version of the layout of the data folder.
const VERSION: u32 = 1;
/// The file that holds the version.
const VERSION_FILE: &str = "version";

/// A folder in the data folder.
///
/// # Errors
/// If there is no home, or a newer program made its layout.
pub(crate) fn folder(name: &str) -> Result<PathBuf, Error> {
    let home = data()?;
    check_version(&home)?;
    Ok(home.join(name))
}

/// A file in the data folder, such as the server's store. Creates the folder.
///
/// # Errors
/// If there is no home, a newer program made its layout, or the folder cannot be created.
pub fn data_file(name: &str) -> Result<PathBuf, Error> {
    let path = folder(name)?;
    note_version()?;
    Ok(path)
}

/// The file of the settings.
pub(crate) fn settings_file() -> Result<PathBuf, Error> {
    let folder = match own() {
        Some(home) => home,
        None => base()?.config_dir().join("underdeck"),
    };
    Ok(folder.join("settings.toml"))
}

/// Writes the version file before anything else is put into the data folder.
pub(crate) fn note_version() -> Result<(), Error> {
    let file = data()?.join(VERSION_FILE);
    if file.exists() {
        return Ok(());
    }
    write_whole(&file, &format!("{VERSION}\n")).map_err(|error| Error::file(&file, error))
}

fn check_version(home: &std::path::Path) -> Result<(), Error> {
    let file = home.join(VERSION_FILE);
    let text = match fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Error::file(&file, error)),
    };
    match text.trim().parse::<u32>() {
        Ok(version) if version <= VERSION => Ok(()),
        Ok(version) => {
            let newer =
                format!("version {version} of the data, written by a newer Underdeck; this one knows {VERSION}");
            Err(Error::file(&file, newer))
        }
        Err(_) => Err(Error::file(&file, format!("found `{}`, expected the number {VERSION}", text.trim()))),
    }
}

fn data() -> Result<PathBuf, Error> {
    match own() {
        Some(home) => Ok(home),
        None => Ok(base()?.data_dir().join("underdeck")),
    }
}

/// The home chosen by the player.
fn own() -> Option<PathBuf> {
    env::var_os("UNDERDECK_HOME").filter(|home| !home.is_empty()).map(PathBuf::from)
}

fn base() -> Result<impl BaseStrategy, Error> {
    etcetera::choose_base_strategy().map_err(|error| Error::Failed(format!("{error}; set UNDERDECK_HOME")))
}
