//! The folders of a player's home, and the version of their layout.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use underdeck_game::say;

use crate::Error;

/// The version of the layout of the data folder.
pub(crate) const VERSION: u32 = 1;
/// The file that holds the version.
pub(crate) const VERSION_FILE: &str = "version";

/// A folder in the data folder.
///
/// # Errors
/// If there is no home, or a newer program made its layout.
pub(crate) fn folder(name: &str) -> Result<PathBuf, Error> {
    let home = data()?;
    check_version(&home)?;
    Ok(home.join(name))
}

/// The file of the settings.
pub(crate) fn settings_file() -> Result<PathBuf, Error> {
    let folder = match own() {
        Some(home) => home,
        None => base()?.config_dir().join("underdeck"),
    };
    Ok(folder.join("settings.toml"))
}

/// The data folder.
pub(crate) fn data() -> Result<PathBuf, Error> {
    match own() {
        Some(home) => Ok(home),
        None => Ok(base()?.data_dir().join("underdeck")),
    }
}

fn check_version(home: &Path) -> Result<(), Error> {
    let file = home.join(VERSION_FILE);
    let text = match fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Error::file(&file, error)),
    };
    match text.trim().parse::<u32>() {
        Ok(version) if version <= VERSION => Ok(()),
        Ok(version) => Err(Error::file(&file, say!(HOME_VERSION, version, known = VERSION))),
        Err(_) => Err(Error::file(&file, say!(HOME_VERSION_UNREAD, found = text.trim(), known = VERSION))),
    }
}

/// The home chosen by the player.
fn own() -> Option<PathBuf> {
    env::var_os("UNDERDECK_HOME").filter(|home| !home.is_empty()).map(PathBuf::from)
}

fn base() -> Result<impl BaseStrategy, Error> {
    etcetera::choose_base_strategy()
        .map_err(|error| Error::Failed(say!(HOME_NONE, why = error.to_string()).to_string()))
}
