//! The row by which a server checks that its store saves and reads.

use rusqlite::params;

use super::{Connection, StoreFault};

/// Bytes of a row that is deleted at once. A change of a game needs no more new pages than this.
const PROBE: i64 = 16 * 1024;

/// Saves a moment in place of the one before.
///
/// A file that has reached its own limit could still replace the row, so the change also takes pages of the file and frees them. The next
/// check takes the same ones. PostgreSQL has no such limit, and keeps deleted rows for a while.
pub(crate) fn save(conn: &Connection, moment: i64) -> Result<(), StoreFault> {
    if !conn.is_shared() {
        conn.execute("INSERT INTO meta VALUES ('probe', zeroblob(?1))", params![PROBE])?;
        conn.execute("DELETE FROM meta WHERE key = 'probe'", &[])?;
    }
    let replace = "INSERT INTO meta VALUES ('health', ?1) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    conn.execute(replace, params![moment.to_be_bytes()])?;
    Ok(())
}

/// Whether a moment is saved.
pub(crate) fn is_saved(conn: &Connection) -> Result<bool, StoreFault> {
    conn.one("SELECT EXISTS (SELECT 1 FROM meta WHERE key = 'health')", &[])
}
