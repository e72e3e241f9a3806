//! The files of games: a folder of unfinished games and a folder of records.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use record::Record;

use crate::root::{folder, note_version};
use crate::{Error, luck};

/// The extension of record files.
pub(crate) const ENDING: &str = "udr";

/// Held while a file is written, so that the program does not exit in between.
static WRITING: Mutex<()> = Mutex::new(());

/// Whether this program has already looked for finished games left among the unfinished ones.
static SWEPT: AtomicBool = AtomicBool::new(false);

/// Waits until no file is being written, and blocks further writes while the guard lives.
pub fn writing() -> MutexGuard<'static, ()> {
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes a file atomically: it holds either the old text or the new one, whatever happens.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let _writing = writing();
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".underdeck-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// A path for a new unfinished game.
pub fn new_unfinished(game: &str, code: &str) -> Result<PathBuf, Error> {
    note_version()?;
    free_name(&folder("unfinished")?, &format!("{game}-{}-{code}", luck::stamp()))
}

/// Moves the file of a finished game to the records; returns its new path.
pub fn keep(path: &Path, game: &str, code: &str, result: &str) -> Result<PathBuf, Error> {
    let folder = folder("records")?;
    fs::create_dir_all(&folder)?;
    let kept = free_name(&folder, &format!("{game}-{}-{result}-{code}", luck::stamp()))?;
    let _writing = writing();
    fs::rename(path, &kept).map_err(|error| Error::file(path, error))?;
    Ok(kept)
}

/// The unfinished games of one game or of all, the one played last first. Files that are not records are skipped.
///
/// The first call moves finished games to the records that an earlier, killed program left behind.
pub fn unfinished(game: Option<&str>) -> Result<Vec<(PathBuf, Record)>, Error> {
    let Ok(entries) = fs::read_dir(folder("unfinished")?) else { return Ok(Vec::new()) };
    // Later it may be a game that the player has just finished and still looks at.
    let is_swept = SWEPT.swap(true, Ordering::Relaxed);
    let mut found = Vec::new();
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        if path.extension().is_none_or(|ending| ending != ENDING) {
            continue;
        }
        let Ok(record) = fs::read(&path).map_err(Error::from).and_then(|bytes| parse(&path, &bytes)) else {
            continue;
        };
        // A finished game whose program was killed before it could move the file.
        if let Some(result) = record.tag("Result").filter(|&result| result != "*") {
            if is_swept {
                continue;
            }
            keep(&path, record.tag("Game").unwrap_or_default(), record.tag("Deal").unwrap_or_default(), result)?;
            continue;
        }
        if game.is_none_or(|id| record.tag("Game") == Some(id)) {
            let changed = fs::metadata(&path).and_then(|data| data.modified()).ok();
            found.push((changed, path, record));
        }
    }
    found.sort_by(|a, b| (&b.0, &b.1).cmp(&(&a.0, &a.1)));
    Ok(found.into_iter().map(|(_, path, record)| (path, record)).collect())
}

/// Parses a record from the bytes of a file.
pub fn parse(path: &Path, bytes: &[u8]) -> Result<Record, Error> {
    Record::from_bytes(bytes).map_err(|error| Error::file(path, error))
}

/// Reads the bytes of a file; `-` is standard input.
pub fn read(path: &Path) -> Result<Vec<u8>, Error> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut io::stdin().lock(), &mut bytes)?;
        return Ok(bytes);
    }
    fs::read(path).map_err(|error| Error::file(path, error))
}

/// An unused path in a folder; anything but letters and digits in the name becomes a dash.
fn free_name(folder: &Path, name: &str) -> Result<PathBuf, Error> {
    let name = name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    let names = (1..).map(|n| if n == 1 { format!("{name}.{ENDING}") } else { format!("{name}-{n}.{ENDING}") });
    let mut paths = names.map(|name| folder.join(name));
    paths.find(|path| !path.exists()).ok_or_else(|| Error::Failed(format!("{name}: no name is free")))
}

/// The game of a record.
pub fn game_of(path: &Path, record: &Record) -> Result<&'static dyn catalogue::Game, Error> {
    let Some(name) = record.tag("Game") else {
        return Err(Error::file(path, "there is no Game tag: a record says which game it is of"));
    };
    catalogue::find(name).map_err(|error| Error::file(path, error))
}
