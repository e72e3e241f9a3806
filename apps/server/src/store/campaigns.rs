//! Campaigns: a name and a deal; the chapters are games.

use rusqlite::{Connection, OptionalExtension, Row};

use super::StoreFault;
use site::Campaign as Kept;

/// Adds a campaign.
pub(crate) fn add(conn: &Connection, player: i64, campaign: &Kept) -> Result<(), StoreFault> {
    let Kept { id, game, name, deal, created } = campaign;
    conn.execute(
        "INSERT INTO campaigns (id, player, game, name, deal, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        (id, player, game, name, deal, created),
    )?;
    Ok(())
}

/// A player's campaign.
pub(crate) fn find(conn: &Connection, player: i64, id: &str) -> Result<Option<Kept>, StoreFault> {
    let mut query =
        conn.prepare_cached("SELECT id, game, name, deal, created FROM campaigns WHERE id = ?1 AND player = ?2")?;
    Ok(query.query_row((id, player), kept).optional()?)
}

/// A player's campaigns, the latest first.
pub(crate) fn list(conn: &Connection, player: i64) -> Result<Vec<Kept>, StoreFault> {
    let mut query = conn.prepare_cached(
        "SELECT id, game, name, deal, created FROM campaigns WHERE player = ?1 ORDER BY created DESC, id LIMIT 200",
    )?;
    let rows = query.query_map([player], kept)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn kept(row: &Row<'_>) -> rusqlite::Result<Kept> {
    Ok(Kept { id: row.get(0)?, game: row.get(1)?, name: row.get(2)?, deal: row.get(3)?, created: row.get(4)? })
}
