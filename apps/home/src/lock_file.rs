//! Open games: a game belongs to the program that plays it, until that program closes it or ends.
//!
//! The folder `open` holds a file for each program, locked while it runs, and a claim for each game that names its program. A
//! game is written only by the program that its claim names; a claim of a program that has ended is ignored.

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
/// The extension of these files.
const ALIVE: &str = "running";

/// Sets the name of this program, such as `line mode`, for the message of another program that finds a game open. The first call counts.
pub fn run_as(program: &'static str) {
    let _ = PROGRAM.set(program);
}

/// Claims a game for this program.
///
/// If claims cannot be written, as in a read-only home, every game is free.
///
/// # Errors
/// [`Error::Open`] if another program that still runs has it open.
pub(crate) fn claim(game: &Path) -> Result<(), Error> {
    // In a read-only home this fails, and no claim can be written either.
    let _ = note_version();
    claim_under(&guard::alone(), game)
}

/// As [`claim`], under a lock of the whole home.
pub(crate) fn claim_under(alone: &HomeLock, game: &Path) -> Result<(), Error> {
    match other_holder(game) {
        Some(holder) => Err(Error::Open(Box::new(holder))),
        None => {
            write_claim(alone, game);
            Ok(())
        }
    }
}

/// Claims a game even if another program has it open. That program can no longer save it.
pub(crate) fn take_over(game: &Path) {
    write_claim(&guard::alone(), game);
}

/// Releases a game for other programs.
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

/// A lock under which this program may write a game. It claims the game if this program has not done so; no other program can
/// take the game over while the lock is held.
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

/// Writes a claim, unless the home cannot be written.
fn write_claim(_alone: &HomeLock, game: &Path) {
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

/// The name of the file that is locked while this program runs; creates the file at the first call.
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

/// The terminal of this program, if the system names it.
fn terminal() -> String {
    let name = fs::read_link("/proc/self/fd/0").unwrap_or_default();
    if name.starts_with("/dev") && !name.ends_with("null") { name.display().to_string() } else { String::new() }
}
