//! Deletion: of all of a player's data, of one game, and of players who never played.
//!
//! Of a deleted game remains a row without its text: the hashes of its id and of its deal. A device that still has the game does not bring it
//! back, and it still counts as an attempt.

use rusqlite::params;
use sha2::{Digest, Sha256};

use super::{Connection, StoreFault, accounts, erase};
use crate::random;

/// Deletes what belongs to a player, except the player.
const OF: [&str; 10] = [
    "DELETE FROM entries WHERE player = ?1",
    "DELETE FROM reviews WHERE player = ?1 OR game IN (SELECT id FROM games WHERE player = ?1)",
    "DELETE FROM practice WHERE player = ?1",
    "DELETE FROM watches WHERE game IN (SELECT id FROM games WHERE player = ?1)",
    "DELETE FROM games WHERE player = ?1",
    "DELETE FROM campaigns WHERE player = ?1",
    "DELETE FROM devices WHERE player = ?1",
    "DELETE FROM links WHERE player = ?1",
    "DELETE FROM deleted WHERE player = ?1",
    "DELETE FROM usage WHERE player = ?1",
];
/// Deletes what belongs to a game, and the game.
const OF_GAME: [&str; 4] = [
    "DELETE FROM entries WHERE game = ?1",
    "DELETE FROM reviews WHERE game = ?1",
    "DELETE FROM watches WHERE game = ?1",
    "DELETE FROM games WHERE id = ?1",
];
/// The players whose ids are checked in one slice of [`purge`].
const SLICE: i64 = 200;

/// Deletes all of a player's data, which a file overwrites. The id stays reserved, so no new player inherits the deleted one's seats.
pub(crate) fn delete_player(conn: &Connection, player: i64, now: i64) -> Result<(), StoreFault> {
    conn.lock(player)?;
    for change in OF {
        conn.execute(change, params![player])?;
    }
    let unusable: [u8; 32] = random::bytes().map_err(StoreFault::Other)?;
    let empty = "UPDATE players SET token = ?2, name = '', settings = '', claim = NULL, created = ?3, quota_bytes = NULL, \
                 quota_games = NULL WHERE id = ?1";
    conn.execute(empty, params![player, unusable, now])?;
    erase::mark_deleted(conn)?;
    accounts::forget(conn, player)
}

/// Deletes a player's own game, which a file overwrites; `false` if the player has no such game.
pub(crate) fn delete_game(conn: &Connection, player: i64, id: &str) -> Result<bool, StoreFault> {
    conn.lock(player)?;
    let find = "SELECT deal FROM games WHERE id = ?1 AND player = ?2";
    let deal: Option<String> = conn.first(find, params![id, player], |row| row.get(0))?;
    let Some(deal) = deal else { return Ok(false) };
    for change in OF_GAME {
        conn.execute(change, params![id])?;
    }
    let (game, deal) = (game_hash(id), deal_hash(player, &deal));
    conn.insert("deleted", &[("game", &game), ("player", &player), ("deal", &deal)], "ON CONFLICT DO NOTHING")?;
    erase::mark_deleted(conn)?;
    Ok(true)
}

/// Whether a game with this id was deleted by itself.
pub(super) fn is_deleted(conn: &Connection, id: &str) -> Result<bool, StoreFault> {
    conn.one("SELECT EXISTS (SELECT 1 FROM deleted WHERE game = ?1)", params![game_hash(id)])
}

/// The number of games of a deal that a player has deleted.
pub(super) fn deleted_attempts(conn: &Connection, player: i64, deal: &str) -> Result<i64, StoreFault> {
    let count = "SELECT count(*) FROM deleted WHERE player = ?1 AND deal = ?2";
    conn.one(count, params![player, deal_hash(player, deal)])
}

/// The ids after `last` in the next slice of players, those among them that were created before a time and have neither a name nor a game
/// with a move, a seat in another player's game, exercises or a linked device, and the last id of the slice. `None` after the last slice.
///
/// The newest player always stays, so no id is used twice.
pub(crate) fn abandoned(conn: &Connection, last: i64, before: i64) -> Result<Option<(Vec<i64>, i64)>, StoreFault> {
    let end = "SELECT max(id) FROM (SELECT id FROM players WHERE id > ?1 ORDER BY id LIMIT ?2) AS slice";
    let Some(end) = conn.one::<Option<i64>>(end, params![last, SLICE])? else { return Ok(None) };
    let idle = "SELECT id FROM players AS p WHERE id > ?1 AND id <= ?2 AND created < ?3 AND name = '' AND banned IS NULL \
                AND id < (SELECT max(id) FROM players) \
                AND NOT EXISTS (SELECT 1 FROM games WHERE player = p.id AND (moves > 0 OR guest IS NOT NULL)) \
                AND NOT EXISTS (SELECT 1 FROM games WHERE guest = p.id) \
                AND NOT EXISTS (SELECT 1 FROM practice WHERE player = p.id) \
                AND NOT EXISTS (SELECT 1 FROM devices WHERE player = p.id) ORDER BY id";
    Ok(Some((conn.all(idle, params![last, end, before], |row| row.get(0))?, end)))
}

/// Deletes the [`abandoned`] players of a slice; returns their number. What they had is no content of theirs, so no file is rewritten for it.
pub(crate) fn purge(conn: &Connection, last: i64, before: i64) -> Result<usize, StoreFault> {
    // Some of them may have played since they were found.
    let Some((idle, _)) = abandoned(conn, last, before)? else { return Ok(0) };
    for player in &idle {
        conn.lock(*player)?;
        for change in OF {
            conn.execute(change, params![player])?;
        }
        conn.execute("DELETE FROM players WHERE id = ?1", params![player])?;
        accounts::forget(conn, *player)?;
    }
    Ok(idle.len())
}

fn game_hash(id: &str) -> [u8; 32] {
    Sha256::digest(id).into()
}

fn deal_hash(player: i64, deal: &str) -> [u8; 32] {
    Sha256::digest(format!("{player} {deal}")).into()
}
