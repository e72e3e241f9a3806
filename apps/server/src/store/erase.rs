//! Overwriting deleted content.
//!
//! With `secure_delete` SQLite overwrites a deleted row and the pages that become free. Two copies can remain: old pages in the write-ahead
//! log, and, on a page that a row has moved from, the gap with its content. So after a deletion the log is truncated and the whole file is
//! rewritten. That takes 3 s for 123 MiB, so a large file is rewritten at the next start.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension};

use super::{StoreFault, integrity, sql};

/// The key in `meta` for the progress of overwriting. Files of older versions do not have it.
const KEY: &str = "overwritten";
/// Its value when no deleted content is left.
const CLEAN: &[u8] = &[];
/// Its value after a deletion.
const DELETED: &[u8] = &[1];
/// Its value when the log is truncated, but the file is not yet rewritten.
const TRUNCATED: &[u8] = &[2];
/// Sets the value.
const SET: &str = "INSERT INTO meta VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
/// The divisor of the share of time that rewriting may take.
const SHARE: u32 = 20;
/// The pause after a failed attempt.
const PAUSE: Duration = Duration::from_secs(60);

/// Marks that content was deleted, so a file will overwrite it. A database's host is responsible for its own.
pub(super) fn mark_deleted(conn: &sql::Connection) -> Result<(), StoreFault> {
    if conn.is_shared() {
        return Ok(());
    }
    conn.execute(SET, &[&KEY, &DELETED]).map(drop)
}

/// Overwrites the deleted content of a file.
pub(super) struct Eraser {
    path: PathBuf,
    /// The size in bytes up to which the file is rewritten while it is used.
    most: u64,
    /// The earliest time of the next rewrite.
    not_before: Option<Instant>,
    /// The end of the pause after a failure: a long-running reader must not delay every change.
    again: Option<Instant>,
}

impl Eraser {
    /// Rewrites a file in which something was deleted, before it is used.
    pub(super) fn start(conn: &Connection, path: &Path, most: u64) -> Self {
        let mut eraser = Self { path: path.to_owned(), most, not_before: None, again: None };
        eraser.look(conn, u64::MAX);
        eraser
    }

    /// Overwrites the content that the last transaction deleted.
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
            Instant::now() + PAUSE
        });
    }

    fn overwrite(&mut self, conn: &Connection, found: &[u8], most: u64) -> Result<(), StoreFault> {
        let now = Instant::now();
        let is_large = std::fs::metadata(&self.path).is_ok_and(|file| file.len() > most);
        if !is_large && self.not_before.is_none_or(|moment| moment <= now) {
            // A damaged file must not be rewritten.
            integrity::check(conn)?;
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
