//! The unfinished games, and the cleanup after an earlier program that was killed.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::PoisonError;

use underdeck_game::say;
use underdeck_play::NAME;
use underdeck_record::Record;

use crate::files::{load, move_to_records, records_in};
use crate::guard::{self, HomeLock};
use crate::repair::{Repair, repair};
use crate::root::{VERSION_FILE, data, folder, settings_file};
use crate::{Error, disk, lock_file};

/// The repairs made when the home was opened; `None` before that.
static REPAIRS: Mutex<Option<Vec<Repair>>> = Mutex::new(None);

/// The unfinished games of one game or of all, the one played last first. Files that are not records are skipped.
///
/// The first call cleans up after an earlier program that was killed: it removes temporary files, moves finished games to the
/// records and repairs damaged ones, which [`repairs`] returns. Games that are open in other programs stay unchanged.
///
/// # Errors
/// If there is no home, or a newer program made its layout.
pub fn unfinished(game: Option<&str>) -> Result<Vec<(PathBuf, Record)>, Error> {
    clean_up()?;
    let mut found = Vec::new();
    for path in records_in(&folder("unfinished")?) {
        let Ok(Some(record)) = load(&path) else { continue };
        if is_running(&record) && game.is_none_or(|id| record.tag("Game") == Some(id)) {
            let changed = fs::metadata(&path).and_then(|data| data.modified()).ok();
            found.push((changed, path, record));
        }
    }
    found.sort_by(|a, b| (&b.0, &b.1).cmp(&(&a.0, &a.1)));
    Ok(found.into_iter().map(|(_, path, record)| (path, record)).collect())
}

/// Deletes an unfinished game.
///
/// # Errors
/// [`Error::Open`] if another program has it open; else if the file cannot be removed.
pub fn delete_unfinished(path: &Path) -> Result<(), Error> {
    lock_file::claim(path)?;
    fs::remove_file(path).map_err(|error| Error::unwritten(path, &error))?;
    lock_file::release(path);
    Ok(())
}

/// Names an unfinished game; an empty name removes the name.
///
/// # Errors
/// [`Error::Open`] if another program has it open; else if the file cannot be read or written.
pub fn name_unfinished(path: &Path, name: &str) -> Result<(), Error> {
    lock_file::claim(path)?;
    let named = load(path).and_then(|record| {
        let mut record = record.ok_or_else(|| Error::file(path, say!(HOME_NO_GAME)))?;
        record.set_tag(NAME, name);
        disk::write_whole(path, &record.sealed()).map_err(|error| Error::unwritten(path, &error))
    });
    lock_file::release(path);
    named
}

/// The damaged games that were found when the home was opened, each returned once: show them to the player.
///
/// # Errors
/// If there is no home, or a newer program made its layout.
pub fn repairs() -> Result<Vec<Repair>, Error> {
    clean_up()?;
    let mut repairs = REPAIRS.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(repairs.as_mut().map(std::mem::take).unwrap_or_default())
}

/// Cleans up at the first call.
fn clean_up() -> Result<(), Error> {
    let mut repairs = REPAIRS.lock().unwrap_or_else(PoisonError::into_inner);
    if repairs.is_none() {
        let is_there = folder(VERSION_FILE)?.exists() || folder("unfinished")?.exists();
        *repairs = Some(if is_there { clean_up_under(&guard::alone())? } else { Vec::new() });
    }
    Ok(())
}

fn clean_up_under(alone: &HomeLock) -> Result<Vec<Repair>, Error> {
    let home = data()?;
    let campaigns: Vec<PathBuf> =
        fs::read_dir(home.join("campaigns")).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    let folders = ["", "unfinished", "records", "reviews", "cache"].map(|name| home.join(name));
    folders.iter().chain(&campaigns).for_each(|folder| disk::clear_temporary(folder));
    settings_file()?.parent().into_iter().for_each(disk::clear_temporary);
    lock_file::clear(alone);
    let mut repairs = Vec::new();
    for path in records_in(&home.join("unfinished")) {
        if lock_file::other_holder(&path).is_some() {
            continue;
        }
        match load(&path) {
            Err(_) => repairs.extend(repair(&path)),
            // A finished game whose program was killed before it could move the file.
            Ok(Some(record)) if !is_running(&record) => {
                // In a read-only home the file stays there.
                let _ = move_to_records(alone, &path, &record);
            }
            Ok(_) => {}
        }
    }
    for chapter in campaigns.iter().filter_map(|campaign| records_in(campaign).pop()) {
        if load(&chapter).is_err() && lock_file::other_holder(&chapter).is_none() {
            repairs.extend(repair(&chapter));
        }
    }
    Ok(repairs)
}

fn is_running(record: &Record) -> bool {
    record.tag("Result") == Some("*")
}
