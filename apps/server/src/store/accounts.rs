//! A player's account: its devices, and the codes that link more of them.

use rusqlite::params;

use super::{Connection, StoreFault};

/// Stores a code that links one device to a player until a moment. It replaces the player's earlier code.
pub(crate) fn offer(conn: &Connection, player: i64, code: &[u8], now: i64, until: i64) -> Result<(), StoreFault> {
    conn.lock(player)?;
    conn.execute("DELETE FROM links WHERE player = ?1 OR until < ?2", params![player, now])?;
    conn.insert("links", &[("code", &code), ("player", &player), ("until", &until)], "")?;
    Ok(())
}

/// Links the device with this token to the player of a code, and deletes the code; `false` if the code is not valid.
pub(crate) fn link(conn: &Connection, code: &[u8], token: &[u8], now: i64) -> Result<bool, StoreFault> {
    let take = "DELETE FROM links WHERE code = ?1 AND until >= ?2 RETURNING player";
    let player: Option<i64> = conn.first(take, params![code, now], |row| row.get(0))?;
    let Some(player) = player else { return Ok(false) };
    conn.insert("devices", &[("token", &token), ("player", &player), ("linked", &now)], "")?;
    Ok(true)
}

/// The number of a player's devices other than this one.
pub(crate) fn others(conn: &Connection, player: i64) -> Result<u32, StoreFault> {
    let count = "SELECT count(*) FROM devices WHERE player = ?1";
    conn.one(count, params![player])
}

/// Unlinks all of a player's devices except the one with this token.
pub(crate) fn unlink(conn: &Connection, player: i64, token: &[u8]) -> Result<(), StoreFault> {
    conn.execute("DELETE FROM devices WHERE player = ?1", params![player])?;
    conn.execute("DELETE FROM links WHERE player = ?1", params![player])?;
    conn.execute("UPDATE players SET token = ?2 WHERE id = ?1", params![player, token])?;
    forget(conn, player)
}

/// Invalidates the player in the caches of other servers.
pub(super) fn forget(conn: &Connection, player: i64) -> Result<(), StoreFault> {
    conn.announce(&format!("forget {player}"))
}
