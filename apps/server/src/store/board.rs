//! Boards: who played a deal and with what result. An entry is made when a first attempt first ends, and never changes.

use rusqlite::params;

use super::{Connection, StoreFault};
pub(crate) use site::{Board, Row};
use site::{Ended, Facts, Snapshot, day_of, name_of};

/// Best first: games with help, informed or with aids, after all others; then by result, score, number of moves, and time.
const ORDER: &str = "e.informed OR e.aids != '', \
                     CASE WHEN e.result = 'won' THEN 0 WHEN e.result = 'lost' THEN 2 ELSE 1 END, \
                     e.score DESC NULLS LAST, e.moves, e.finished, e.game";

/// The first `most` lines, best first.
pub(crate) fn rows(board: &Board, conn: &Connection, most: usize) -> Result<Vec<Row>, StoreFault> {
    let (which, key, game) = match board {
        Board::Day { day, game } => ("e.day = ?1 AND g.game = ?2", day, game.as_str()),
        Board::Deal(deal) => ("e.deal = ?1 AND e.day IS NULL AND ?2 = ''", deal, ""),
    };
    let query = format!(
        "SELECT e.game, e.player, p.name, e.result, e.score, e.moves, e.informed, e.aids FROM entries e \
         JOIN players p ON p.id = e.player JOIN games g ON g.id = e.game WHERE {which} ORDER BY {ORDER} LIMIT ?3"
    );
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    conn.all(&query, params![key, game, most], |row| {
        let player = row.get(1)?;
        let ended = Ended {
            result: row.get(3)?,
            score: row.get(4)?,
            moves: row.get(5)?,
            informed: row.get(6)?,
            aids: row.get(7)?,
        };
        Ok(Row { game: row.get(0)?, player, name: name_of(player, row.get(2)?), ended })
    })
}

/// The line of a game, its rank, and the length of the board; `None` if the game is not on it.
pub(crate) fn place(board: &Board, conn: &Connection, game: &str) -> Result<Option<(Ended, u32, u32)>, StoreFault> {
    let mut rows = rows(board, conn, 100_000)?;
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let of = number(rows.len());
    let at = rows.iter().position(|row| row.game == game);
    Ok(at.map(|at| (rows.swap_remove(at).ended, number(at + 1), of)))
}

/// Adds the entry of a finished game if it is eligible and not there yet. A deal of the day must have begun and ended on its
/// day.
pub(crate) fn enter(conn: &Connection, facts: &Facts, snapshot: &Snapshot, now: i64) -> Result<(), StoreFault> {
    let on_day = |seconds| facts.day.is_none() || facts.day == day_of(seconds);
    let is_own = facts.attempt == 1 && facts.source.is_none() && facts.campaign.is_none();
    if !(snapshot.ranks && is_own && on_day(facts.created) && on_day(now)) {
        return Ok(());
    }
    let insert = "INSERT INTO entries (game, player, deal, day, result, score, moves, informed, aids, record, finished) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) \
         ON CONFLICT DO NOTHING";
    let values = params![
        facts.id,
        facts.player,
        facts.deal,
        facts.day,
        snapshot.result,
        snapshot.score,
        snapshot.moves,
        snapshot.informed,
        snapshot.aids,
        snapshot.record,
        now,
    ];
    conn.execute(insert, values)?;
    Ok(())
}

/// The record of a game as it first ended, if it has an entry.
pub(crate) fn record(conn: &Connection, game: &str) -> Result<Option<String>, StoreFault> {
    conn.first("SELECT record FROM entries WHERE game = ?1", params![game], |row| row.get(0))
}
