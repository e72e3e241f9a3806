//! Days: the text of each day's deals, unchanged since its hash was first published.

use rusqlite::params;
use sha2::{Digest, Sha256};
use underdeck_game::say;

use super::{Connection, Row, StoreFault};
use crate::random::hex;
pub(crate) use underdeck_site::SealedDay;

/// The text of a day, if its hash was ever published.
pub(crate) fn find(conn: &Connection, day: &str) -> Result<Option<SealedDay>, StoreFault> {
    let read = |row: &Row<'_>| Ok(SealedDay { day: day.to_owned(), text: row.get(0)?, sha256: row.get(1)? });
    match conn.first("SELECT text, sha256 FROM days WHERE day = ?1", params![day], read)? {
        Some(SealedDay { text, sha256, .. }) if hex(&Sha256::digest(&text)) != sha256 => {
            Err(StoreFault::Damaged(say!(SERVER_DAY, day).into()))
        }
        sealed => Ok(sealed),
    }
}

/// Stores the texts of days that have none yet.
pub(crate) fn seal(conn: &Connection, days: &[SealedDay]) -> Result<(), StoreFault> {
    for SealedDay { day, text, sha256 } in days {
        conn.execute("INSERT INTO days VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING", params![day, text, sha256])?;
    }
    Ok(())
}

/// The key in `meta` of a day that is over.
const OVER: &str = "over ";

/// Whether a day before `today` is not yet marked as over.
pub(crate) fn has_unmarked(conn: &Connection, today: &str) -> Result<bool, StoreFault> {
    let query = "SELECT 1 FROM days WHERE day < ?1 AND NOT EXISTS (SELECT 1 FROM meta WHERE key = ?2 || day)";
    conn.first(query, params![today, OVER], |row| row.get::<i64>(0)).map(|found| found.is_some())
}

/// Marks every day before `today` whose hash was published as over.
pub(crate) fn mark_over(conn: &Connection, today: &str) -> Result<(), StoreFault> {
    let mark = "INSERT INTO meta SELECT ?2 || day, ?3 FROM days WHERE day < ?1 ON CONFLICT DO NOTHING";
    conn.execute(mark, params![today, OVER, [0_u8; 0]]).map(drop)
}

/// Whether a day has ever ended. Its deals may be known from then on, whatever the clock says.
pub(crate) fn is_over(conn: &Connection, day: &str) -> Result<bool, StoreFault> {
    let query = "SELECT 1 FROM meta WHERE key = ?1";
    conn.first(query, params![format!("{OVER}{day}")], |row| row.get::<i64>(0)).map(|found| found.is_some())
}
