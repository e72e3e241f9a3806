//! Boards: the results of a deal. An entry is made when a first attempt first ends, and never changes.

use rusqlite::params;

use underdeck_site::{Board, Boards, Ended, GameMeta, RankedResult, Snapshot, name_of};

use super::{Columns, Connection, StoreFault, days};

/// The order of [`Ended::rank`] in SQL; equal results are in the order in which they ended.
const ORDER: &str = "e.informed OR e.aids != '', \
                     CASE WHEN e.result = 'won' THEN 0 WHEN e.result = 'lost' THEN 2 ELSE 1 END, \
                     e.score DESC NULLS LAST, e.moves, e.finished, e.game";

impl Boards<StoreFault> for &Connection {
    fn rows(&self, board: &Board, most: usize) -> Result<Vec<RankedResult>, StoreFault> {
        let (which, key, game) = match board {
            Board::Day { day, game } => ("e.day = ?1 AND g.game = ?2", day, game.as_str()),
            Board::Deal(deal) => ("e.deal = ?1 AND e.day IS NULL AND ?2 = ''", deal, ""),
        };
        let query = format!(
            "SELECT e.game, e.player, p.name, e.result, e.score, e.moves, e.informed, e.aids FROM entries e \
             JOIN players p ON p.id = e.player AND p.banned IS NULL JOIN games g ON g.id = e.game WHERE {which} ORDER BY {ORDER} LIMIT ?3"
        );
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        self.all(&query, params![key, game, most], |row| {
            let player = row.named("player")?;
            let ended = Ended {
                result: row.named("result")?,
                score: row.named("score")?,
                moves: row.named("moves")?,
                informed: row.named("informed")?,
                aids: row.named("aids")?,
            };
            Ok(RankedResult { game: row.named("game")?, player, name: name_of(player, row.named("name")?), ended })
        })
    }

    fn place(&self, board: &Board, game: &str) -> Result<Option<(Ended, u32, u32)>, StoreFault> {
        let mut rows = self.rows(board, 100_000)?;
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let of = number(rows.len());
        let at = rows.iter().position(|row| row.game == game);
        Ok(at.map(|at| (rows.swap_remove(at).ended, number(at + 1), of)))
    }

    fn entry(&self, game: &str) -> Result<Option<String>, StoreFault> {
        self.first("SELECT record FROM entries WHERE game = ?1", params![game], |row| row.get(0))
    }
}

/// Adds the entry of a finished game if it belongs on its board and has none yet.
pub(crate) fn enter(conn: &Connection, facts: &GameMeta, snapshot: &Snapshot, now: i64) -> Result<(), StoreFault> {
    if !(snapshot.ranks && facts.comes_on_board(now)) {
        return Ok(());
    }
    // The clock may have been ahead for a while, and the deals known.
    if let Some(day) = &facts.day
        && days::is_over(conn, day)?
    {
        return Ok(());
    }
    let row: &Columns<'_> = &[
        ("game", &facts.id),
        ("player", &facts.player),
        ("deal", &facts.deal),
        ("day", &facts.day),
        ("result", &snapshot.result),
        ("score", &snapshot.score),
        ("moves", &snapshot.moves),
        ("informed", &snapshot.informed),
        ("aids", &snapshot.aids),
        ("record", &snapshot.record),
        ("finished", &now),
    ];
    conn.insert("entries", row, "ON CONFLICT DO NOTHING")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::schema;

    /// The rows of the table of expected order, best first.
    fn table() -> Vec<Ended> {
        let text = include_str!("../../../../crates/site/tests/board.txt");
        text.lines().filter(|line| !line.starts_with('#')).map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn rows_are_in_the_expected_order() {
        let mut file = rusqlite::Connection::open_in_memory().unwrap();
        schema::migrate(&mut file).unwrap();
        file.execute_batch("INSERT INTO players (id, token, name, settings, created) VALUES (1, x'00', '', '', 0)")
            .unwrap();
        let conn: &Connection = &file;
        for (n, Ended { result, score, moves, informed, aids }) in table().into_iter().enumerate().rev() {
            let facts = GameMeta {
                id: format!("g{n}"),
                player: 1,
                game: "any".into(),
                deal: "D".into(),
                attempt: 1,
                source: Some(vec![u8::try_from(n).unwrap()]),
                ..GameMeta::default()
            };
            let snapshot = Snapshot {
                record: String::new(),
                prompt: String::new(),
                moves,
                result,
                score,
                informed,
                aids,
                keys: String::new(),
                apart: None,
                ranks: true,
                finished: None,
            };
            underdeck_site::Games::add(&conn, &facts, &snapshot).unwrap();
            // Equal rows are in the order in which they ended.
            let ended = i64::try_from(n).unwrap();
            enter(conn, &GameMeta { source: None, ..facts }, &snapshot, ended).unwrap();
        }
        let rows = conn.rows(&Board::Deal("D".into()), 100).unwrap();
        assert_eq!(rows.iter().map(|row| row.ended.clone()).collect::<Vec<_>>(), table());
        assert!(rows.iter().enumerate().all(|(n, row)| row.game == format!("g{n}")));
        let third = conn.place(&Board::Deal("D".into()), "g2").unwrap().unwrap();
        assert_eq!((third.0, third.1, third.2 as usize), (table().swap_remove(2), 3, table().len()));
    }
}
