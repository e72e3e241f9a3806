//! What players store. Triggers of the schema count the bytes and games that are stored; here the games added on a day are counted.

use rusqlite::params;
use underdeck_site::Usage;

use super::{Connection, Row, StoreFault};

/// How much of a player's data is stored, and how much was added on a day.
pub(crate) fn of(conn: &Connection, player: i64, day: &str) -> Result<Usage, StoreFault> {
    let query = "SELECT coalesce(bytes, 0) AS bytes, coalesce(games, 0) AS games, \
                 CASE WHEN day = ?2 THEN day_bytes ELSE 0 END AS day_bytes, CASE WHEN day = ?2 THEN day_games ELSE 0 END AS day_games, \
                 quota_bytes, quota_games FROM players LEFT JOIN usage ON usage.player = players.id WHERE players.id = ?1";
    let read = |row: &Row<'_>| {
        Ok(Usage {
            bytes: row.named("bytes")?,
            games: row.named("games")?,
            day_bytes: row.named("day_bytes")?,
            day_games: row.named("day_games")?,
            quota_bytes: row.named("quota_bytes")?,
            quota_games: row.named("quota_games")?,
        })
    };
    Ok(conn.first(query, params![player, day], read)?.unwrap_or_default())
}

/// Counts a game of this many bytes that was added on a day. The counts of earlier days are dropped.
pub(crate) fn count_added(conn: &Connection, player: i64, day: &str, bytes: usize) -> Result<(), StoreFault> {
    let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
    let count = "UPDATE usage SET day_bytes = ?3 + CASE WHEN day = ?2 THEN day_bytes ELSE 0 END, \
                 day_games = 1 + CASE WHEN day = ?2 THEN day_games ELSE 0 END, day = ?2 WHERE player = ?1";
    conn.execute(count, params![player, day, bytes]).map(drop)
}
