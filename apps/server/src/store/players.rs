//! Players: anonymous, known by the hash of a token that only they have.

use rusqlite::{Connection, OptionalExtension, Row};

use super::StoreFault;
pub(crate) use site::Player;

/// The player with this token hash, if there is one.
pub(crate) fn find(conn: &Connection, token: &[u8; 32]) -> Result<Option<Player>, StoreFault> {
    let mut query = conn.prepare_cached("SELECT id, settings FROM players WHERE token = ?1")?;
    Ok(query.query_row([&token[..]], read).optional()?)
}

/// The player with this token hash, created if there is none.
pub(crate) fn enter(conn: &Connection, token: &[u8; 32], now: i64) -> Result<Player, StoreFault> {
    if let Some(player) = find(conn, token)? {
        return Ok(player);
    }
    let mut insert =
        conn.prepare_cached("INSERT INTO players (token, name, settings, created) VALUES (?1, '', '', ?2)")?;
    insert.execute((&token[..], now))?;
    Ok(Player { id: conn.last_insert_rowid(), settings: String::new() })
}

/// Stores a player's settings and the name shown on boards.
pub(crate) fn set(conn: &Connection, player: i64, settings: &str, name: &str) -> Result<(), StoreFault> {
    conn.execute("UPDATE players SET settings = ?2, name = ?3 WHERE id = ?1", (player, settings, name))?;
    Ok(())
}

fn read(row: &Row<'_>) -> rusqlite::Result<Player> {
    Ok(Player { id: row.get(0)?, settings: row.get(1)? })
}
