//! The store as one SQLite file, written by one thread, read by a few, and opened by no other server. Commands of its host change rows by a
//! second connection.
//!
//! A write is acknowledged once it is committed and on disk (`journal_mode=WAL`, `synchronous=FULL`), so neither a killed
//! process nor a power cut loses it. Writes waiting at the same time share a transaction. Once a flush has failed, or the file
//! is no longer where it was, nothing is written or acknowledged until the store is opened again.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Transaction, TransactionBehavior};
use underdeck_game::say;

use super::administration::BackupReport;
use super::erase::{self, Eraser};
use super::file_lock::{self, Claim, FileIdentities};
use super::integrity::{self, Check};
use super::reader::Readers;
use super::writer::Writer;
use super::{StoreFault, Work, days, games, schema, sql};
use crate::caller::Cost;
use crate::config::Limits;
use crate::metrics::Metrics;

/// The reader threads: most pages need light reads only.
const READERS: [Cost; 3] = [Cost::Light, Cost::Light, Cost::Heavy];
/// How long a host's command waits for a server that is writing.
const PATIENCE: Duration = Duration::from_secs(10);

/// An open file.
pub(crate) struct FileStore {
    writer: Writer,
    readers: Readers,
    secret: [u8; 32],
    path: PathBuf,
    /// The check of a large file.
    check: Option<Check>,
    /// The lock that keeps other servers from opening the file. It ends after all connections.
    claim: Mutex<Option<Claim>>,
}

impl FileStore {
    /// Opens or creates the file and checks its integrity. A large file is checked while it is used; writes are refused once damage is found.
    /// `init` creates it even where a store has been.
    ///
    /// # Errors
    /// If it is missing, cannot be opened, is in use, is not a store, is damaged, or was made by a later version.
    pub(super) fn open(path: &Path, init: bool, limits: &Limits, metrics: &Metrics) -> Result<Self, StoreFault> {
        let claim = file_lock::claim(path, init)?;
        let mut conn = connect(path, limits.locked)?;
        // For a new file; an older one changes when it is next rewritten.
        conn.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
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
        if claim.is_new {
            tracing::info!(file = %path.display(), "new store");
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
        Ok(Self { writer, readers, secret, check, path: path.to_owned(), claim: Mutex::new(Some(claim)) })
    }

    /// The secret of this file, 32 random bytes.
    pub(super) const fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    /// The size of the file and its log, in bytes.
    pub(super) fn bytes(&self) -> u64 {
        let of = |path: &Path| std::fs::metadata(path).map_or(0, |file| file.len());
        of(&self.path) + of(&file_lock::beside(&self.path, "-wal"))
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
        drop(self.claim.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

/// A second connection to a file that a server may have open. It changes rows, never the schema.
pub(crate) struct SecondConnection {
    conn: Connection,
    secret: [u8; 32],
}

impl SecondConnection {
    /// Opens an existing file.
    ///
    /// # Errors
    /// If it is missing, damaged, or of another version of the program.
    pub(crate) fn open(path: &Path) -> Result<Self, StoreFault> {
        if !path.exists() {
            return Err(StoreFault::Other(say!(SERVER_FILE_NONE).into()));
        }
        let conn = connect(path, PATIENCE)?;
        schema::check(&conn)?;
        let secret = secret(&conn)?;
        Ok(Self { conn, secret })
    }

    /// The secret of this file, 32 random bytes.
    pub(crate) const fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    /// The connection, for reading.
    pub(crate) const fn connection(&self) -> &Connection {
        &self.conn
    }

    /// Makes a change, all of it or nothing, in turn with the server.
    pub(crate) fn write<T>(
        &self,
        work: impl FnOnce(&sql::Connection) -> Result<T, StoreFault>,
    ) -> Result<T, StoreFault> {
        let change = Transaction::new_unchecked(&self.conn, TransactionBehavior::Immediate)?;
        let done = work(&*change)?;
        change.commit()?;
        Ok(done)
    }
}

/// Rewrites a file that no server uses; returns its bytes before and after.
///
/// # Errors
/// If it is missing, in use, damaged or of another version, or the disk is full.
pub(crate) fn vacuum(path: &Path, now: i64) -> Result<(u64, u64), StoreFault> {
    let size = || std::fs::metadata(path).map_or(0, |file| file.len());
    if !path.exists() {
        return Err(StoreFault::Other(say!(SERVER_FILE_NONE).into()));
    }
    let _claim = file_lock::claim(path, false)?;
    let SecondConnection { conn, .. } = SecondConnection::open(path)?;
    let before = size();
    conn.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
    erase::rewrite(&conn)?;
    let after = size();
    super::administration::note(&conn, now, "vacuum", &format!("{before} bytes before, {after} after"))?;
    Ok((before, after))
}

/// Reads a whole file that is not in use, without changing it.
///
/// # Errors
/// If it is missing, damaged or of another version.
pub(crate) fn verify(path: &Path) -> Result<BackupReport, StoreFault> {
    if !path.is_file() {
        return Err(StoreFault::Other(say!(SERVER_FILE_NONE).into()));
    }
    if file_lock::beside(path, "-wal").exists() {
        return Err(StoreFault::Other(say!(SERVER_BACKUP_LOG).into()));
    }
    // Without a log beside it the file is complete, and `immutable` needs no right to write beside it.
    let name = utf8_percent_encode(&path.display().to_string(), PATH).to_string();
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let conn = Connection::open_with_flags(format!("file:{name}?immutable=1"), flags)?;
    schema::check(&conn)?;
    let sound: String = conn.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if sound != "ok" {
        return Err(StoreFault::Damaged(sound));
    }
    if conn.prepare("PRAGMA foreign_key_check")?.exists([])? {
        return Err(StoreFault::Damaged(say!(SERVER_ROW).into()));
    }
    let all: &sql::Connection = &conn;
    let texts = |query| all.all(query, &[], |row| row.get::<String>(0));
    let (games, days) = (texts("SELECT id FROM games")?, texts("SELECT day FROM days")?);
    for id in &games {
        games::of_any_player(all, id)?;
    }
    for day in &days {
        days::find(all, day)?;
    }
    let players: i64 = all.one("SELECT count(*) FROM players", &[])?;
    Ok(BackupReport { players: players.unsigned_abs(), games: games.len() as u64, days: days.len() as u64 })
}

/// What a path needs in a URI.
const PATH: &AsciiSet = &CONTROLS.add(b'%').add(b'?').add(b'#').add(b' ');

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
