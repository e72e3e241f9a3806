//! Reviews of games, the queue of requested ones, and players' exercises.

use rusqlite::params;
use underdeck_site::{ReviewRequest, Reviewed, Reviews};

use super::{Columns, Connection, Row, StoreFault};

const ASKED: &str = "game, player, line, record, own, wanted, asked";

/// The order in which reviews are made after one of the player `?1`: players take turns, each with the review that has been waiting longest.
const TURNS: &str = "ORDER BY player <= ?1, player, asked, game LIMIT 1";

/// Claims the next review after one of the player `last` that no other server works on. A connection holds the claim, so it ends with its
/// server.
pub(crate) fn claim(conn: &Connection, last: i64) -> Result<Option<ReviewRequest>, StoreFault> {
    let claim = format!(
        "UPDATE reviews SET held = pg_backend_pid() WHERE game = (SELECT game FROM reviews WHERE done < wanted \
         AND held NOT IN (SELECT pid FROM pg_stat_activity) {TURNS} FOR UPDATE SKIP LOCKED) RETURNING {ASKED}"
    );
    conn.first(&claim, params![last], asked)
}

/// Releases the claim on the review of a game.
fn release(conn: &Connection, game: &str) -> Result<(), StoreFault> {
    if conn.is_shared() {
        conn.execute("UPDATE reviews SET held = 0 WHERE game = ?1", params![game])?;
    }
    Ok(())
}

fn asked(row: &Row<'_>) -> rusqlite::Result<ReviewRequest> {
    Ok(ReviewRequest {
        game: row.named("game")?,
        player: row.named("player")?,
        line: row.named("line")?,
        record: row.named("record")?,
        own: row.named("own")?,
        wanted: row.named("wanted")?,
        asked: row.named("asked")?,
    })
}

impl Reviews<StoreFault> for &Connection {
    fn review(&self, game: &str) -> Result<Option<Reviewed>, StoreFault> {
        let read = |row: &Row<'_>| {
            Ok(Reviewed {
                line: row.named("line")?,
                wanted: row.named("wanted")?,
                done: row.named("done")?,
                review: row.named("review")?,
            })
        };
        self.first("SELECT line, wanted, done, review FROM reviews WHERE game = ?1", params![game], read)
    }

    fn ask_review(&self, asked: &ReviewRequest) -> Result<(), StoreFault> {
        let ReviewRequest { game, player, line, record, own, wanted, asked } = asked;
        let row: &Columns<'_> = &[
            ("game", game),
            ("player", player),
            ("line", line),
            ("record", record),
            ("own", own),
            ("wanted", wanted),
            ("asked", asked),
        ];
        let again = "ON CONFLICT (game) DO UPDATE SET \
                     done = CASE WHEN reviews.line = excluded.line THEN reviews.done ELSE 0 END, \
                     review = CASE WHEN reviews.line = excluded.line THEN reviews.review ELSE '' END, \
                     line = excluded.line, record = excluded.record, wanted = excluded.wanted, asked = excluded.asked";
        self.insert("reviews", row, again)?;
        release(*self, game)
    }

    fn waiting_reviews(&self, player: i64) -> Result<(i64, i64), StoreFault> {
        self.lock(player)?;
        let count = "SELECT count(*) FILTER (WHERE player = ?1), count(*) FROM reviews WHERE done < wanted";
        let found = self.first(count, params![player], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(found.unwrap_or_default())
    }

    fn next_review(&self, last: i64) -> Result<Option<ReviewRequest>, StoreFault> {
        let query = format!("SELECT {ASKED} FROM reviews WHERE done < wanted {TURNS}");
        self.first(&query, params![last], asked)
    }

    fn keep_review(&self, asked: &ReviewRequest, review: &str) -> Result<(), StoreFault> {
        let done: &Columns<'_> = &[("done", &asked.wanted), ("review", &review)];
        self.update("reviews", done, &[("game", &asked.game), ("line", &asked.line)])?;
        release(*self, &asked.game)
    }

    fn practice(&self, player: i64) -> Result<Option<String>, StoreFault> {
        self.lock(player)?;
        self.first("SELECT deck FROM practice WHERE player = ?1", params![player], |row| row.get(0))
    }

    fn keep_practice(&self, player: i64, deck: &str) -> Result<(), StoreFault> {
        let set = "INSERT INTO practice VALUES (?1, ?2) ON CONFLICT (player) DO UPDATE SET deck = excluded.deck";
        self.execute(set, params![player, deck])?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::schema;

    #[test]
    fn players_take_turns_with_the_coach() {
        let mut file = rusqlite::Connection::open_in_memory().unwrap();
        schema::migrate(&mut file).unwrap();
        file.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
        let conn: &Connection = &file;
        let ask = |player, game: &str, asked| {
            let (game, line, record) = (game.to_owned(), String::new(), String::new());
            conn.ask_review(&ReviewRequest { game, player, line, record, own: true, wanted: 8, asked }).unwrap();
        };
        for (n, game) in ["a", "b", "c", "d"].into_iter().enumerate() {
            ask(1, game, n as i64);
        }
        ask(2, "e", 10);
        ask(3, "f", 11);
        let (mut last, mut order) = (0, String::new());
        while let Some(next) = conn.next_review(last).unwrap() {
            conn.keep_review(&next, "").unwrap();
            order += &next.game;
            last = next.player;
        }
        assert_eq!(order, "aefbcd");
    }
}
