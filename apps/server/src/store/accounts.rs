//! What is kept of a player as a whole: their devices, the codes that link more, and nothing once they wish so.

use rusqlite::params;

use super::{Connection, StoreFault, erase};
use crate::luck;

/// Keeps a code that links one device to a player until a moment; the player's earlier code holds no longer.
pub(crate) fn offer(conn: &Connection, player: i64, code: &[u8], now: i64, until: i64) -> Result<(), StoreFault> {
    conn.lock(player)?;
    conn.execute("DELETE FROM links WHERE player = ?1 OR until < ?2", params![player, now])?;
    conn.insert("links", &[("code", &code), ("player", &player), ("until", &until)], "")?;
    Ok(())
}

/// Links the device with this token to the player to whom a code leads, which holds no longer then; `false` if it leads to none.
pub(crate) fn link(conn: &Connection, code: &[u8], token: &[u8], now: i64) -> Result<bool, StoreFault> {
    let take = "DELETE FROM links WHERE code = ?1 AND until >= ?2 RETURNING player";
    let player: Option<i64> = conn.first(take, params![code, now], |row| row.get(0))?;
    let Some(player) = player else { return Ok(false) };
    conn.insert("devices", &[("token", &token), ("player", &player), ("linked", &now)], "")?;
    Ok(true)
}

/// How many devices a player has besides one.
pub(crate) fn others(conn: &Connection, player: i64) -> Result<u32, StoreFault> {
    let count = "SELECT count(*) FROM devices WHERE player = ?1";
    conn.one(count, params![player])
}

/// Leaves a player the device with this token alone.
pub(crate) fn unlink(conn: &Connection, player: i64, token: &[u8]) -> Result<(), StoreFault> {
    conn.execute("DELETE FROM devices WHERE player = ?1", params![player])?;
    conn.execute("DELETE FROM links WHERE player = ?1", params![player])?;
    conn.execute("UPDATE players SET token = ?2 WHERE id = ?1", params![player, token])?;
    forget(conn, player)
}

/// Has other servers ask anew who a player is.
pub(super) fn forget(conn: &Connection, player: i64) -> Result<(), StoreFault> {
    conn.announce(&format!("forget {player}"))
}

/// Deletes all that is kept of a player, which a file overwrites. Their number stays taken, so that nobody else comes to the seats that they had.
pub(crate) fn delete(conn: &Connection, player: i64, now: i64) -> Result<(), StoreFault> {
    conn.lock(player)?;
    const OF: [&str; 8] = [
        "DELETE FROM entries WHERE player = ?1",
        "DELETE FROM reviews WHERE player = ?1 OR game IN (SELECT id FROM games WHERE player = ?1)",
        "DELETE FROM practice WHERE player = ?1",
        "DELETE FROM watches WHERE game IN (SELECT id FROM games WHERE player = ?1)",
        "DELETE FROM games WHERE player = ?1",
        "DELETE FROM campaigns WHERE player = ?1",
        "DELETE FROM devices WHERE player = ?1",
        "DELETE FROM links WHERE player = ?1",
    ];
    for change in OF {
        conn.execute(change, params![player])?;
    }
    let nobody: [u8; 32] = luck::bytes().map_err(StoreFault::Other)?;
    let empty = "UPDATE players SET token = ?2, name = '', settings = '', claim = NULL, created = ?3 WHERE id = ?1";
    conn.execute(empty, params![player, nobody, now])?;
    erase::is_deleted(conn)?;
    forget(conn, player)
}
