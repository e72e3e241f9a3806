//! The links by which others watch games: at most one for each.

use rusqlite::params;

use super::{Connection, StoreFault};

/// Keeps the end of a game's link; without one, the earlier link leads nowhere any more.
pub(crate) fn keep(conn: &Connection, game: &str, link: Option<&str>) -> Result<(), StoreFault> {
    conn.execute("DELETE FROM watches WHERE game = ?1", params![game])?;
    if let Some(link) = link {
        conn.insert("watches", &[("game", &game), ("link", &link)], "")?;
    }
    Ok(())
}

/// The end of a game's link, if it has one.
pub(crate) fn of(conn: &Connection, game: &str) -> Result<Option<String>, StoreFault> {
    conn.first("SELECT link FROM watches WHERE game = ?1", params![game], |row| row.get(0))
}
