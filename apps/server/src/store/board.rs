//! Boards: who played a deal and with what result. An entry is made when a first attempt ends, and never changes.

use rusqlite::Connection;

use super::StoreFault;
use super::games::{Facts, Snapshot};
use super::players::name_of;

/// A line of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// The game.
    pub(crate) game: String,
    /// Who played.
    pub(crate) player: i64,
    /// Their name.
    pub(crate) name: String,
    /// The result as a word.
    pub(crate) result: String,
    /// The score, where there is one.
    pub(crate) score: Option<i64>,
    /// The number of moves.
    pub(crate) moves: i64,
    /// Whether a move that showed something hidden was taken back.
    pub(crate) informed: bool,
}

/// Best first: informed games after all others; then by result, score, number of moves, and time.
const ORDER: &str = "e.informed, CASE WHEN e.result = 'won' THEN 0 WHEN e.result = 'lost' THEN 2 ELSE 1 END, \
                     e.score DESC, e.moves, e.finished, e.game";

/// Adds the entry of a finished game if it is eligible and not there yet.
pub(crate) fn enter(conn: &Connection, facts: &Facts, snapshot: &Snapshot, now: i64) -> Result<(), StoreFault> {
    let may = snapshot.ranks && facts.attempt == 1 && !facts.uploaded && facts.campaign.is_none();
    if !may {
        return Ok(());
    }
    let mut insert =
        conn.prepare_cached("INSERT OR IGNORE INTO entries VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)")?;
    insert.execute(rusqlite::params![
        facts.id,
        facts.player,
        facts.deal,
        facts.day,
        snapshot.result,
        snapshot.score,
        snapshot.moves,
        snapshot.informed,
        now,
    ])?;
    Ok(())
}

/// The first `most` lines of a deal's board, best first.
pub(crate) fn of_deal(conn: &Connection, deal: &str, most: usize) -> Result<Vec<Row>, StoreFault> {
    let mut query = conn.prepare_cached(&format!(
        "SELECT e.game, e.player, p.name, e.result, e.score, e.moves, e.informed \
         FROM entries e JOIN players p ON p.id = e.player WHERE e.deal = ?1 ORDER BY {ORDER} LIMIT ?2"
    ))?;
    let rows = query.query_map((deal, i64::try_from(most).unwrap_or(i64::MAX)), |row| {
        let player = row.get(1)?;
        Ok(Row {
            game: row.get(0)?,
            player,
            name: name_of(player, row.get(2)?),
            result: row.get(3)?,
            score: row.get(4)?,
            moves: row.get(5)?,
            informed: row.get(6)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The rank of a game on the board of its deal and the length of the board; `None` if the game is not on it.
pub(crate) fn rank(conn: &Connection, deal: &str, game: &str) -> Result<Option<(u32, u32)>, StoreFault> {
    let rows = of_deal(conn, deal, 100_000)?;
    let at = rows.iter().position(|row| row.game == game);
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Ok(at.map(|at| (number(at + 1), number(rows.len()))))
}
