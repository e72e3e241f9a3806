//! The store as one SQLite file, written by one thread, read by a few, and opened by no other program.
//!
//! A write is acknowledged once it is committed and on disk (`journal_mode=WAL`, `synchronous=FULL`), so neither a killed
//! process nor a power cut loses it. Writes waiting at the same time share a transaction. Once a flush has failed, or the file
//! is no longer where it was, nothing is written or acknowledged until the store is opened again.

use std::fs::File;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension};
use underdeck_game::say;

use super::erase::Eraser;
use super::file_lock::{self, FileIdentities};
use super::integrity::{self, Check};
use super::reader::Readers;
use super::writer::Writer;
use super::{StoreFault, Work, schema};
use crate::caller::Cost;
use crate::config::Limits;
use crate::fair_queue::QueueMetrics;

/// The reader threads: most pages need light reads only.
const READERS: [Cost; 3] = [Cost::Light, Cost::Light, Cost::Heavy];

/// An open file.
pub(crate) struct FileStore {
    writer: Writer,
    readers: Readers,
    secret: [u8; 32],
    /// The check of a large file.
    check: Option<Check>,
    /// The lock that keeps other servers from opening the file.
    claim: Mutex<Option<File>>,
}

impl FileStore {
    /// Opens or creates the file and checks its integrity. A large file is checked while it is used; writes are refused once damage is found.
    ///
    /// # Errors
    /// If it cannot be opened, is in use, is not a store, is damaged, or was made by a later version.
    pub(super) fn open(path: &Path, limits: &Limits, metrics: &QueueMetrics) -> Result<Self, StoreFault> {
        let claim = file_lock::claim(path)?;
        let mut conn = connect(path, limits.locked)?;
        let mode: String = conn.query_row("PRAGMA journal_mode=WAL", [], |row| row.get(0))?;
        if !mode.eq_ignore_ascii_case("wal") {
            return Err(StoreFault::Other(say!(SERVER_WAL, mode).into()));
        }
        let is_large = std::fs::metadata(path).is_ok_and(|file| file.len() > limits.check);
        if !is_large {
            integrity::check(&conn)?;
        }
        schema::migrate(&mut conn)?;
        if let Some(pages) = limits.pages {
            conn.query_row(&format!("PRAGMA max_page_count={pages}"), [], |_| Ok(()))?;
        }
        let secret = secret(&conn)?;
        let mut eraser = Eraser::start(&conn, path, limits.check);
        let mut readers = Vec::new();
        for cost in READERS {
            let conn = connect(path, limits.locked)?;
            conn.pragma_update(None, "query_only", true)?;
            readers.push((cost, conn));
        }
        let identities = FileIdentities::of(path)?;
        let check = is_large.then(|| Check::begin(connect(path, limits.locked)?)).transpose()?;
        let found = check.as_ref().map(Check::found);
        let damage = move || found.as_ref().and_then(|found| found.get()).cloned();
        let writer = Writer::start(
            conn,
            move || damage().map_or_else(|| identities.check(), Err),
            move |conn| eraser.after(conn),
            metrics,
        )?;
        let readers = Readers::start(readers, metrics)?;
        Ok(Self { writer, readers, secret, check, claim: Mutex::new(Some(claim)) })
    }

    /// The secret of this file, 32 random bytes.
    pub(super) const fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    /// Makes a change, all of it or nothing. Returns when it is on disk.
    pub(super) async fn write(&self, work: Work) -> Result<(), StoreFault> {
        self.writer.write(work).await
    }

    /// Runs a read.
    pub(super) async fn read(&self, work: Work) -> Result<(), StoreFault> {
        self.readers.read(work).await
    }

    /// Drops the heavy reads that wait, ends those that run, and accepts no more.
    pub(super) fn clear_heavy(&self) {
        self.readers.clear_heavy();
    }

    /// Drops the reads, ends all threads after the queued changes, and checkpoints the log.
    pub(super) fn close(&self) {
        self.check.iter().for_each(Check::close);
        self.readers.close();
        self.writer.close();
        if let Some(claim) = self.claim.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // Only closing the file would leave the lock to a child process that is just being started. If unlocking fails, the lock ends with
            // the process.
            let _ = claim.unlock();
        }
    }
}

fn connect(path: &Path, patience: Duration) -> Result<Connection, StoreFault> {
    let conn = Connection::open(path).map_err(|error| StoreFault::Other(format!("{}: {error}", path.display())))?;
    conn.busy_timeout(patience)?;
    conn.pragma_update(None, "synchronous", "FULL")?;
    conn.pragma_update(None, "foreign_keys", true)?;
    conn.query_row("PRAGMA secure_delete=ON", [], |_| Ok(()))?;
    // Plan a statement once, not again for each set of values.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(conn)
}

/// The secret in the file, created if there is none.
fn secret(conn: &Connection) -> Result<[u8; 32], StoreFault> {
    let found: Option<Vec<u8>> =
        conn.query_row("SELECT value FROM meta WHERE key = 'secret'", [], |row| row.get(0)).optional()?;
    if let Some(found) = found {
        return found.try_into().map_err(|_| StoreFault::Damaged(say!(SERVER_SECRET).into()));
    }
    let secret: [u8; 32] = crate::random::bytes().map_err(StoreFault::Other)?;
    conn.execute("INSERT INTO meta VALUES ('secret', ?1)", [&secret[..]])?;
    Ok(secret)
}
