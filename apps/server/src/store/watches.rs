//! The links for spectators: at most one for each game.

use rusqlite::params;

use super::{Connection, StoreFault};

/// Stores the secret of a game's link; `None` removes the link.
pub(crate) fn keep(conn: &Connection, game: &str, link: Option<&str>) -> Result<(), StoreFault> {
    conn.execute("DELETE FROM watches WHERE game = ?1", params![game])?;
    if let Some(link) = link {
        conn.insert("watches", &[("game", &game), ("link", &link)], "")?;
    }
    Ok(())
}

/// The secret of a game's link, if it has one.
pub(crate) fn of(conn: &Connection, game: &str) -> Result<Option<String>, StoreFault> {
    conn.first("SELECT link FROM watches WHERE game = ?1", params![game], |row| row.get(0))
}
