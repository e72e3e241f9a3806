//! Overwriting deleted content, and giving free pages back to the system.
//!
//! With `secure_delete` SQLite overwrites a deleted row and the pages that become free. Two copies can remain: old pages in the write-ahead
//! log, and, on a page that a row has moved from, the gap with its content. So after a deletion the log is truncated and the whole file is
//! rewritten. That takes 3 s for 123 MiB, so a large file is rewritten at the next start, and one of over 1 GiB when its host chooses.

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
const SHARE: u32 = 100;
/// The size in bytes up to which a file is rewritten at the start.
const AT_START: u64 = 1 << 30;
/// The free pages that stay in the file for what is stored next.
const FREE: i64 = 64;
/// The pages that are given back after a commit.
const GIVEN_BACK: i64 = 256;
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
        eraser.look(conn, AT_START);
        if found(conn).is_ok_and(|found| found != CLEAN) {
            tracing::warn!(
                "what was deleted is not yet overwritten everywhere: stop the server and run `underdeck host vacuum`"
            );
        }
        eraser
    }

    /// Overwrites the content that the last transaction deleted, and gives some of the free pages back.
    pub(super) fn after(&mut self, conn: &Connection) {
        self.look(conn, self.most);
        if let Err(fault) = give_back(conn) {
            tracing::warn!("free pages stay in the file: {fault}");
        }
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
            rewrite(conn)?;
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

/// Gives some of the free pages back to the system. A file that was made before `auto_vacuum` keeps them.
fn give_back(conn: &Connection) -> Result<(), StoreFault> {
    let free: i64 = conn.prepare_cached("PRAGMA freelist_count")?.query_row([], |row| row.get(0))?;
    if free > FREE {
        // Each page is a step of the statement.
        let mut vacuum = conn.prepare(&format!("PRAGMA incremental_vacuum({})", GIVEN_BACK.min(free - FREE)))?;
        let mut steps = vacuum.query([])?;
        while steps.next()?.is_some() {}
    }
    Ok(())
}

/// Rewrites a file without deleted content and free pages, and from now on with `auto_vacuum`.
///
/// # Errors
/// If the file is damaged or in use, or the disk is full.
pub(super) fn rewrite(conn: &Connection) -> Result<(), StoreFault> {
    // A damaged file must not be rewritten.
    integrity::check(conn)?;
    conn.execute_batch("VACUUM")?;
    truncate(conn)?;
    conn.execute(SET, (KEY, CLEAN))?;
    Ok(())
}

/// Empties the write-ahead log into the file.
fn truncate(conn: &Connection) -> Result<(), StoreFault> {
    let is_busy: bool = conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    if is_busy { Err(StoreFault::Locked) } else { Ok(()) }
}
