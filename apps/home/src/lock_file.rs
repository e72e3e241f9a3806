//! Open games: a game belongs to the program that plays it, until that program leaves it or ends.
//!
//! The folder `open` holds a file for each program, locked while it runs, and a claim for each game that names its program. A
//! game is written only by the program that its claim names; a claim whose program has ended counts for nothing.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::guard::{self, HomeLock, create_locked, is_locked, note_version};
use crate::holder::Holder;
use crate::root::data;
use crate::{Error, luck};

/// The games that this program claimed.
static CLAIMED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
/// The name of this program.
static PROGRAM: OnceLock<&str> = OnceLock::new();
/// The name of the file that is locked while this program runs.
static RUNNING: OnceLock<(String, File)> = OnceLock::new();
/// The extension of those files.
const ALIVE: &str = "running";

/// Says what this program is called when another one finds a game open, such as `line mode`. The first call counts.
pub fn run_as(program: &'static str) {
    let _ = PROGRAM.set(program);
}

/// Claims a game for this program.
///
/// Where claims cannot be kept, as in a home that cannot be written, every game is free.
///
/// # Errors
/// [`Error::Open`] if another program that still runs has it open.
pub(crate) fn claim(game: &Path) -> Result<(), Error> {
    // Where nothing can be written, nothing can be claimed either.
    let _ = note_version();
    claim_under(&guard::alone(), game)
}

/// As [`claim`], under a lock of the whole home.
pub(crate) fn claim_under(alone: &HomeLock, game: &Path) -> Result<(), Error> {
    match other_holder(game) {
        Some(holder) => Err(Error::Open(Box::new(holder))),
        None => {
            take(alone, game);
            Ok(())
        }
    }
}

/// Claims a game even if another program has it open. That program can no longer save it.
pub(crate) fn take_over(game: &Path) {
    take(&guard::alone(), game);
}

/// Gives a game back, for other programs to open.
pub(crate) fn release(game: &Path) {
    let was_claimed = CLAIMED.lock().unwrap_or_else(PoisonError::into_inner).remove(&key(game));
    let _alone = guard::alone();
    if was_claimed
        && let Some(file) = claim_file(game)
        && read(&file).is_some_and(|holder| is_mine(&holder))
    {
        let _ = fs::remove_file(file);
    }
}

/// A lock under which this program may write a game: it claims the game if it has not done so, and nobody else can take it
/// over while the lock is held.
///
/// # Errors
/// [`Error::Open`] if another program has the game open, or took it over and left it.
pub(crate) fn to_write(game: &Path) -> Result<HomeLock, Error> {
    let is_claimed = || CLAIMED.lock().unwrap_or_else(PoisonError::into_inner).contains(&key(game));
    if !is_claimed() {
        claim(game)?;
    }
    let shared = guard::share();
    match claim_file(game).map(|file| read(&file)) {
        Some(Some(holder)) if !is_mine(&holder) => Err(Error::Open(Box::new(holder))),
        Some(None) if is_claimed() => Err(Error::Taken(game.to_owned())),
        _ => Ok(shared),
    }
}

/// The other program that has a game open.
pub(crate) fn other_holder(game: &Path) -> Option<Holder> {
    let holder = read(&claim_file(game)?)?;
    (!is_mine(&holder) && is_alive(&holder.owner)).then_some(holder)
}

/// Removes the claims of programs that have ended.
pub(crate) fn clear(_alone: &HomeLock) {
    let Some(folder) = folder() else { return };
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let is_dead = match path.extension().is_some_and(|ending| ending == ALIVE) {
            true => !is_locked(&path) && RUNNING.get().is_none_or(|(own, _)| !path.ends_with(own)),
            false => read(&path).is_none_or(|holder| !is_mine(&holder) && !is_alive(&holder.owner)),
        };
        if is_dead {
            let _ = fs::remove_file(path);
        }
    }
}

/// Writes a claim. A home without room for claims has none.
fn take(_alone: &HomeLock, game: &Path) {
    let Some((file, owner)) = claim_file(game).zip(running()) else { return };
    let holder = Holder {
        game: key(game),
        program: (*PROGRAM.get_or_init(|| "another Underdeck")).to_owned(),
        process: process::id(),
        terminal: terminal(),
        since: luck::minute(),
        owner: owner.to_owned(),
    };
    let written = serde_json::to_string(&holder).is_ok_and(|text| fs::write(&file, text).is_ok());
    if written {
        CLAIMED.lock().unwrap_or_else(PoisonError::into_inner).insert(key(game));
    }
}

/// The name of the file that says that this program runs.
fn running() -> Option<&'static str> {
    if RUNNING.get().is_none() {
        let folder = folder()?;
        fs::create_dir_all(&folder).ok()?;
        let name = format!("{}-{:016x}.{ALIVE}", process::id(), RandomState::new().hash_one(process::id()));
        let file = create_locked(&folder.join(&name)).ok()?;
        let _ = RUNNING.set((name, file));
    }
    RUNNING.get().map(|(name, _)| name.as_str())
}

fn is_alive(owner: &str) -> bool {
    folder().is_some_and(|folder| is_locked(&folder.join(owner)))
}

fn is_mine(holder: &Holder) -> bool {
    RUNNING.get().is_some_and(|(name, _)| *name == holder.owner)
}

fn read(file: &Path) -> Option<Holder> {
    serde_json::from_slice(&fs::read(file).ok()?).ok()
}

/// The file of a game's claim.
fn claim_file(game: &Path) -> Option<PathBuf> {
    let name = key(game).to_string_lossy().into_owned();
    Some(folder()?.join(format!("{}.claim", underdeck_record::short_hash(&name))))
}

fn folder() -> Option<PathBuf> {
    Some(data().ok()?.join("open"))
}

fn key(game: &Path) -> PathBuf {
    std::path::absolute(game).unwrap_or_else(|_| game.to_owned())
}

/// The terminal of this program, where the system names it.
fn terminal() -> String {
    let name = fs::read_link("/proc/self/fd/0").unwrap_or_default();
    if name.starts_with("/dev") && !name.ends_with("null") { name.display().to_string() } else { String::new() }
}
