//! Rows as comma-separated values (RFC 4180).

use std::io::Write;

use players::PlayerKind;

use super::Row;

/// The columns of the rows, in order:
///
/// - `game`: which game, from 0; games of one number are the same deal for all players.
/// - `seed`: the seed of its luck; with luck from deals, the seed of the deal.
/// - `player`: who played, as typed.
/// - `result`: `won`, `lost`, `draw`, `winner 1` and so on, or `unfinished`.
/// - `cause`: the rulebook's word for the end; empty if unfinished.
/// - `score`: the score; empty where the rules keep none.
/// - `moves`: moves made.
/// - `decisions`: moves made with another legal move beside.
/// - `choices`: legal moves, added up over all moves: divided by `moves`, the branching factor.
/// - `widest`: the most legal moves at once.
pub const CSV_HEADER: [&str; 10] =
    ["game", "seed", "player", "result", "cause", "score", "moves", "decisions", "choices", "widest"];

/// Writes rows as comma-separated values, the header first.
pub struct CsvRows<W: Write> {
    out: csv::Writer<W>,
    players: Vec<String>,
}

impl<W: Write> CsvRows<W> {
    /// Writes the header.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn new(out: W, players: &[PlayerKind]) -> Result<Self, String> {
        let mut out = csv::Writer::from_writer(out);
        out.write_record(CSV_HEADER).map_err(|error| error.to_string())?;
        Ok(Self { out, players: players.iter().map(ToString::to_string).collect() })
    }

    /// Writes some rows.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn write(&mut self, rows: &[Row]) -> Result<(), String> {
        for row in rows {
            let player = self.players.get(row.player).map_or("", String::as_str);
            let score = row.score().map(|score| score.to_string()).unwrap_or_default();
            let numbers = [row.moves, row.decisions, row.choices, row.widest].map(|number| number.to_string());
            let [moves, decisions, choices, widest] = &numbers;
            let (game, seed) = (row.game.to_string(), row.seed.to_string());
            let fields = [&game, &seed, player, row.result(), row.cause(), &score, moves, decisions, choices, widest];
            self.out.write_record(fields).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    /// Writes what is left, and gives the writer back.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn finish(self) -> Result<W, String> {
        self.out.into_inner().map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_lines_below_their_header() {
        let mut csv = CsvRows::new(Vec::new(), &[PlayerKind::Greedy, PlayerKind::Random]).unwrap();
        csv.write(&crate::rows::tests::rows()).unwrap();
        let text = String::from_utf8(csv.finish().unwrap()).unwrap();
        let expected = "\
game,seed,player,result,cause,score,moves,decisions,choices,widest
0,18446744073709551615,greedy,won,keep,12,10,0,25,4
0,18446744073709551615,random,lost,fight,-3,10,0,25,4
1,18446744073709551614,greedy,winner 2,keep,,11,1,25,4
1,18446744073709551614,random,unfinished,,,11,1,25,4
";
        assert_eq!(text, expected);
    }
}
