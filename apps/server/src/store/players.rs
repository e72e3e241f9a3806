//! Players: anonymous, identified by the hash of a token that only their devices have.

use rusqlite::params;

use super::{Connection, Row, StoreFault, accounts};
use crate::names;
pub(crate) use underdeck_site::StoredPlayer;

/// The player with this token hash, if there is one: of the first device or of a linked one.
pub(crate) fn find(conn: &Connection, token: &[u8; 32]) -> Result<Option<StoredPlayer>, StoreFault> {
    let query = "SELECT id, settings, banned FROM players WHERE token = ?1 \
                 UNION ALL SELECT p.id, p.settings, p.banned FROM devices d JOIN players p ON p.id = d.player WHERE d.token = ?1";
    conn.first(query, params![token], read)
}

/// The player with this token hash, created if there is none.
pub(crate) fn enter(conn: &Connection, token: &[u8; 32], now: i64) -> Result<StoredPlayer, StoreFault> {
    if let Some(player) = find(conn, token)? {
        return Ok(player);
    }
    let insert = "INSERT INTO players (token, name, settings, created) VALUES (?1, '', '', ?2) \
                  ON CONFLICT DO NOTHING RETURNING id";
    match conn.first(insert, params![token, now], |row| row.get(0))? {
        Some(id) => Ok(StoredPlayer { id, settings: String::new(), is_banned: false }),
        // Another server has just created the player.
        None => find(conn, token)?.ok_or(StoreFault::Stale),
    }
}

/// Stores a player's settings and the name on boards; `false`, and nothing is stored, if another player has a name that looks alike.
pub(crate) fn set(conn: &Connection, player: i64, settings: &str, name: &str) -> Result<bool, StoreFault> {
    conn.lock(0)?;
    let claim = names::claim(name);
    let taken = "SELECT EXISTS (SELECT 1 FROM players WHERE claim = ?2 AND id != ?1)";
    if conn.one(taken, params![player, claim])? {
        return Ok(false);
    }
    let set = "UPDATE players SET settings = ?2, name = ?3, claim = ?4 WHERE id = ?1";
    conn.execute(set, params![player, settings, name, claim])?;
    accounts::forget(conn, player)?;
    Ok(true)
}

/// Reserves each name of an older file for the first player with it. The other players keep it until they choose another.
pub(super) fn claim_all(conn: &rusqlite::Connection) -> Result<(), StoreFault> {
    let mut query = conn.prepare("SELECT id, name FROM players WHERE name != '' ORDER BY id")?;
    let all = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<Vec<(i64, String)>, _>>()?;
    for (id, name) in all {
        conn.execute("UPDATE OR IGNORE players SET claim = ?2 WHERE id = ?1", (id, names::claim(&name)))?;
    }
    Ok(())
}

fn read(row: &Row<'_>) -> rusqlite::Result<StoredPlayer> {
    Ok(StoredPlayer { id: row.get(0)?, settings: row.get(1)?, is_banned: row.get::<Option<i64>>(2)?.is_some() })
}
