//! Overwriting what was deleted.
//!
//! With `secure_delete` SQLite overwrites a row when it is deleted, and the pages that become free. Two copies remain: pages as they were, in the
//! write-ahead log, and rows that moved to another page, in the gap that they left on the first. So after a deletion the log is truncated
//! and the file is rewritten as a whole, which takes 3 s for 123 MiB: a large file is rewritten at the next start.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension};

use super::{StoreFault, sound, sql};

/// The key in `meta` of how far deleted content is overwritten. Files of older programs do not have it.
const KEY: &str = "overwritten";
/// Its value when nothing is left.
const CLEAN: &[u8] = &[];
/// When something was deleted and nothing done yet.
const DELETED: &[u8] = &[1];
/// When the log is truncated, and the file is to be rewritten.
const TRUNCATED: &[u8] = &[2];
/// Sets the value.
const SET: &str = "INSERT INTO meta VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
/// Of the time, one part in so many may go into rewriting.
const SHARE: u32 = 20;
/// The least time between an attempt that failed and the next one.
const PATIENCE: Duration = Duration::from_secs(60);

/// Notes that something was deleted for good, so that a file overwrites it. What a database does is its host's.
pub(super) fn is_deleted(conn: &sql::Connection) -> Result<(), StoreFault> {
    if conn.is_shared() {
        return Ok(());
    }
    conn.execute(SET, &[&KEY, &DELETED]).map(drop)
}

/// What overwrites a file's deleted content.
pub(super) struct Eraser {
    path: PathBuf,
    /// The size in bytes up to which the file is rewritten while it is used.
    most: u64,
    /// When the file may be rewritten next.
    not_before: Option<Instant>,
    /// When it is tried again after a failure: somebody who reads for long must not delay every change.
    again: Option<Instant>,
}

impl Eraser {
    /// Rewrites a file in which something was deleted, before it is used.
    pub(super) fn start(conn: &Connection, path: &Path, most: u64) -> Self {
        let mut eraser = Self { path: path.to_owned(), most, not_before: None, again: None };
        eraser.look(conn, u64::MAX);
        eraser
    }

    /// Overwrites what a transaction has deleted that has just been kept.
    pub(super) fn after(&mut self, conn: &Connection) {
        self.look(conn, self.most);
    }

    fn look(&mut self, conn: &Connection, most: u64) {
        if self.again.is_some_and(|moment| moment > Instant::now()) {
            return;
        }
        let done = found(conn).and_then(|found| match found == CLEAN {
            true => Ok(()),
            false => self.overwrite(conn, &found, most),
        });
        self.again = done.err().map(|fault| {
            tracing::warn!("what was deleted is not overwritten yet: {fault}");
            Instant::now() + PATIENCE
        });
    }

    fn overwrite(&mut self, conn: &Connection, found: &[u8], most: u64) -> Result<(), StoreFault> {
        let now = Instant::now();
        let is_large = std::fs::metadata(&self.path).is_ok_and(|file| file.len() > most);
        if !is_large && self.not_before.is_none_or(|moment| moment <= now) {
            // What is damaged must not be rewritten.
            sound::check(conn)?;
            conn.execute_batch("VACUUM")?;
            truncate(conn)?;
            conn.execute(SET, (KEY, CLEAN))?;
            self.not_before = Some(Instant::now() + now.elapsed() * SHARE);
        } else if found != TRUNCATED {
            truncate(conn)?;
            conn.execute(SET, (KEY, TRUNCATED))?;
        }
        Ok(())
    }
}

fn found(conn: &Connection) -> Result<Vec<u8>, StoreFault> {
    let found = conn.prepare_cached("SELECT value FROM meta WHERE key = ?1")?.query_row([KEY], |row| row.get(0));
    Ok(found.optional()?.unwrap_or_else(|| DELETED.to_owned()))
}

/// Empties the write-ahead log into the file.
fn truncate(conn: &Connection) -> Result<(), StoreFault> {
    let is_busy: bool = conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    if is_busy { Err(StoreFault::Locked) } else { Ok(()) }
}
