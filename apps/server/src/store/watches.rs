//! The links by which others watch games: at most one for each.

use rusqlite::params;

use super::{Connection, StoreFault};

/// Keeps the end of a game's link; without one, the earlier link leads nowhere any more.
pub(crate) fn keep(conn: &Connection, game: &str, link: Option<&str>) -> Result<(), StoreFault> {
    conn.execute("DELETE FROM watches WHERE game = ?1", params![game])?;
    if let Some(link) = link {
        conn.execute("INSERT INTO watches (game, link) VALUES (?1, ?2)", params![game, link])?;
    }
    Ok(())
}

/// The end of a game's link, if it has one.
pub(crate) fn of(conn: &Connection, game: &str) -> Result<Option<String>, StoreFault> {
    conn.first("SELECT link FROM watches WHERE game = ?1", params![game], |row| row.get(0))
}

/// The game to which a link leads: its id, and the player to whom it belongs.
pub(crate) fn watched(conn: &Connection, link: &str) -> Result<Option<(String, i64)>, StoreFault> {
    let find = "SELECT id, player FROM watches JOIN games ON id = watches.game WHERE link = ?1";
    conn.first(find, params![link], |row| Ok((row.get(0)?, row.get(1)?)))
}
