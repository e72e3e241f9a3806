//! What the coach has said of games, what it is still asked, and the exercises that it made.

use rusqlite::params;
use site::{Asked, Reviewed};

use super::{Connection, Row, StoreFault};

const ASKED: &str = "game, player, line, record, own, wanted, asked";

/// What was said and asked of a game.
pub(crate) fn find(conn: &Connection, game: &str) -> Result<Option<Reviewed>, StoreFault> {
    let read =
        |row: &Row<'_>| Ok(Reviewed { line: row.get(0)?, wanted: row.get(1)?, done: row.get(2)?, review: row.get(3)? });
    conn.first("SELECT line, wanted, done, review FROM reviews WHERE game = ?1", params![game], read)
}

/// Asks for a review. What was said of the same line stays until there is more.
pub(crate) fn ask(conn: &Connection, asked: &Asked) -> Result<(), StoreFault> {
    let Asked { game, player, line, record, own, wanted, asked } = asked;
    conn.execute(
        "INSERT INTO reviews (game, player, line, record, own, wanted, asked) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (game) DO UPDATE SET
             done = CASE WHEN reviews.line = excluded.line THEN reviews.done ELSE 0 END,
             review = CASE WHEN reviews.line = excluded.line THEN reviews.review ELSE '' END,
             line = excluded.line, record = excluded.record, wanted = excluded.wanted, asked = excluded.asked",
        params![game, player, line, record, own, wanted, asked],
    )?;
    release(conn, game)
}

/// How many reviews are waiting, of a player and of all.
pub(crate) fn waiting(conn: &Connection, player: i64) -> Result<(i64, i64), StoreFault> {
    conn.lock(player)?;
    let count = "SELECT count(*) FILTER (WHERE player = ?1), count(*) FROM reviews WHERE done < wanted";
    let found = conn.first(count, params![player], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found.unwrap_or_default())
}

/// The review that has been waiting longest and that no other server does now. It is held by a connection, and so no longer than its
/// server lives.
pub(crate) fn claim(conn: &Connection) -> Result<Option<Asked>, StoreFault> {
    let claim = format!(
        "UPDATE reviews SET held = pg_backend_pid() WHERE game = (SELECT game FROM reviews WHERE done < wanted \
         AND held NOT IN (SELECT pid FROM pg_stat_activity) ORDER BY asked, game LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING {ASKED}"
    );
    conn.first(&claim, params![], asked)
}

/// Lets other servers have the review of a game.
fn release(conn: &Connection, game: &str) -> Result<(), StoreFault> {
    if conn.is_shared() {
        conn.execute("UPDATE reviews SET held = 0 WHERE game = ?1", params![game])?;
    }
    Ok(())
}

/// The review that has been waiting longest.
pub(crate) fn next(conn: &Connection) -> Result<Option<Asked>, StoreFault> {
    let query = format!("SELECT {ASKED} FROM reviews WHERE done < wanted ORDER BY asked, game LIMIT 1");
    conn.first(&query, params![], asked)
}

fn asked(row: &Row<'_>) -> rusqlite::Result<Asked> {
    Ok(Asked {
        game: row.get(0)?,
        player: row.get(1)?,
        line: row.get(2)?,
        record: row.get(3)?,
        own: row.get(4)?,
        wanted: row.get(5)?,
        asked: row.get(6)?,
    })
}

/// Keeps what was said of a line, unless the game has another one by now.
pub(crate) fn keep(conn: &Connection, asked: &Asked, review: &str) -> Result<(), StoreFault> {
    let set = "UPDATE reviews SET done = ?3, review = ?4 WHERE game = ?1 AND line = ?2";
    conn.execute(set, params![asked.game, asked.line, asked.wanted, review])?;
    release(conn, &asked.game)
}

/// A player's exercises, as text.
pub(crate) fn practice(conn: &Connection, player: i64) -> Result<Option<String>, StoreFault> {
    conn.lock(player)?;
    conn.first("SELECT deck FROM practice WHERE player = ?1", params![player], |row| row.get(0))
}

/// Keeps a player's exercises.
pub(crate) fn keep_practice(conn: &Connection, player: i64, deck: &str) -> Result<(), StoreFault> {
    let set = "INSERT INTO practice VALUES (?1, ?2) ON CONFLICT (player) DO UPDATE SET deck = excluded.deck";
    conn.execute(set, params![player, deck])?;
    Ok(())
}
