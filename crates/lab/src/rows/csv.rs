//! Rows as CSV (RFC 4180).

use std::io::Write;

use underdeck_game::FactSpec;
use underdeck_players::PlayerKind;

use super::{Row, RowFile};

/// The columns in order:
///
/// - `game`: the index of the game, from 0; the same deal for all players.
/// - `seed`: the seed of the game; with dealt randomness, the seed of the deal.
/// - `player`: the player, as entered.
/// - `result`: `won`, `lost`, `draw`, `winner 1` and so on, or `unfinished`.
/// - `cause`: the cause of the end, in words of the rules; empty if unfinished.
/// - `score`: the score; empty if the rules keep none.
/// - `moves`: the number of moves.
/// - `decisions`: the number of moves with an alternative.
/// - `choices`: the sum of legal moves over all moves; divided by `moves`, the branching factor.
/// - `widest`: the most legal moves of a position.
///
/// After them comes a column for each [fact](crate::facts) of the game, as it was at the end; empty where there is nothing to say.
pub const CSV_HEADER: [&str; 10] =
    ["game", "seed", "player", "result", "cause", "score", "moves", "decisions", "choices", "widest"];

/// The facts that are no columns yet, each with its number.
pub(super) fn added(facts: &[FactSpec]) -> impl Iterator<Item = (usize, &FactSpec)> {
    facts.iter().enumerate().filter(|(_, fact)| !CSV_HEADER.contains(&fact.id))
}

/// Writes rows as CSV with a header.
pub struct CsvRows<W: Write> {
    out: csv::Writer<W>,
    players: Vec<String>,
    /// The numbers of the facts with a column of their own.
    facts: Vec<usize>,
}

impl<W: Write> CsvRows<W> {
    /// Writes the header.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn new(out: W, players: &[PlayerKind], facts: &[FactSpec]) -> Result<Self, String> {
        let mut out = csv::Writer::from_writer(out);
        let facts: Vec<(usize, &str)> = added(facts).map(|(n, fact)| (n, fact.id)).collect();
        let heads = CSV_HEADER.into_iter().chain(facts.iter().map(|(_, id)| *id));
        out.write_record(heads).map_err(|error| error.to_string())?;
        let facts = facts.into_iter().map(|(n, _)| n).collect();
        Ok(Self { out, facts, players: players.iter().map(ToString::to_string).collect() })
    }
}

impl<W: Write> RowFile<W> for CsvRows<W> {
    fn write(&mut self, rows: &[Row]) -> Result<(), String> {
        for row in rows {
            let player = self.players.get(row.player).map_or("", String::as_str);
            let score = row.score().map(|score| score.to_string()).unwrap_or_default();
            let numbers = [row.moves, row.decisions, row.choices, row.widest].map(|number| number.to_string());
            let [moves, decisions, choices, widest] = &numbers;
            let (game, seed) = (row.game.to_string(), row.seed.to_string());
            let fields = [&game, &seed, player, row.result(), row.cause(), &score, moves, decisions, choices, widest];
            let facts: Vec<String> =
                self.facts.iter().map(|&n| row.fact(n).map_or_else(String::new, ToString::to_string)).collect();
            let facts = facts.iter().map(String::as_str);
            self.out.write_record(fields.into_iter().chain(facts)).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn finish(self: Box<Self>) -> Result<W, String> {
        self.out.into_inner().map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_lines_below_their_header() {
        let mut csv = CsvRows::new(Vec::new(), &[PlayerKind::Greedy, PlayerKind::Random], &[]).unwrap();
        csv.write(&crate::rows::tests::rows()).unwrap();
        let text = String::from_utf8(Box::new(csv).finish().unwrap()).unwrap();
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
