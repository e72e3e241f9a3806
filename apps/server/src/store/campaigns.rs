//! Campaigns: a name and a deal; the chapters are games.

use rusqlite::params;

use super::{Connection, Row, StoreFault};
use site::Campaign as Kept;

/// Adds a campaign.
pub(crate) fn add(conn: &Connection, player: i64, campaign: &Kept) -> Result<(), StoreFault> {
    let Kept { id, game, name, deal, created } = campaign;
    conn.execute(
        "INSERT INTO campaigns (id, player, game, name, deal, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![id, player, game, name, deal, created],
    )?;
    Ok(())
}

/// A player's campaign.
pub(crate) fn find(conn: &Connection, player: i64, id: &str) -> Result<Option<Kept>, StoreFault> {
    let query = "SELECT id, game, name, deal, created FROM campaigns WHERE id = ?1 AND player = ?2";
    conn.first(query, params![id, player], kept)
}

/// A player's campaigns, the latest first.
pub(crate) fn list(conn: &Connection, player: i64) -> Result<Vec<Kept>, StoreFault> {
    conn.lock(player)?;
    let query =
        "SELECT id, game, name, deal, created FROM campaigns WHERE player = ?1 ORDER BY created DESC, id LIMIT 200";
    conn.all(query, params![player], kept)
}

fn kept(row: &Row<'_>) -> rusqlite::Result<Kept> {
    Ok(Kept { id: row.get(0)?, game: row.get(1)?, name: row.get(2)?, deal: row.get(3)?, created: row.get(4)? })
}
