//! One row per game, for further analysis.

mod csv;
#[cfg(feature = "parquet")]
mod parquet;

use std::io::Write;

#[cfg(not(feature = "parquet"))]
use underdeck_game::say;
use underdeck_game::{FactSpec, GameResult, Outcome, Seat};
use underdeck_players::PlayerKind;

use crate::facts::{Answer, GameFacts};

pub use csv::{CSV_HEADER, CsvRows};
#[cfg(feature = "parquet")]
pub use parquet::ParquetRows;

/// Whether this build can write Apache Parquet: the cargo feature `parquet`.
pub const HAS_PARQUET: bool = cfg!(feature = "parquet");

/// A file of rows.
pub trait RowFile<W> {
    /// Writes rows, which are in the order of games and then of players.
    ///
    /// # Errors
    /// If the writer fails.
    fn write(&mut self, rows: &[Row]) -> Result<(), String>;

    /// Writes the rest and returns the writer.
    ///
    /// # Errors
    /// If the writer fails.
    fn finish(self: Box<Self>) -> Result<W, String>;
}

/// Starts a file of Apache Parquet with a column for each of these facts; `about` has the parameters of the simulation by name and value.
///
/// # Errors
/// If the writer fails, or this build cannot write Parquet: see [`HAS_PARQUET`].
#[cfg_attr(not(feature = "parquet"), allow(unused_variables))]
pub fn parquet<W: Write + Send + 'static>(
    out: W,
    players: &[PlayerKind],
    facts: &[FactSpec],
    about: &[(&str, String)],
) -> Result<Box<dyn RowFile<W>>, String> {
    #[cfg(feature = "parquet")]
    {
        Ok(Box::new(ParquetRows::new(out, players, facts, about)?))
    }
    #[cfg(not(feature = "parquet"))]
    {
        Err(say!(LAB_NO_PARQUET).into())
    }
}

/// The result of one game of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The index of the game in the simulation, from 0, common to all compared players.
    pub game: u64,
    /// The seed of its deal.
    pub seed: u64,
    /// The index of the player among those compared, from 0.
    pub player: usize,
    /// The outcome; `None` if the game reached the limit of moves.
    pub outcome: Option<Outcome>,
    /// The number of moves.
    pub moves: u64,
    /// The number of moves with an alternative.
    pub decisions: u64,
    /// The sum of legal moves over all moves.
    pub choices: u64,
    /// The most legal moves of a position.
    pub widest: u64,
    /// A hash of the moves: equal for games that are played move for move alike.
    pub line: u32,
    /// The luck of the game in [parts](underdeck_players::GameLuck::PARTS), if it was measured.
    pub luck: Option<i64>,
    /// What is asked of its facts, if anything is.
    pub facts: Option<Box<GameFacts>>,
}

impl Row {
    /// A game of the first player before its first move.
    pub(crate) const fn new(game: u64, seed: u64) -> Self {
        Self {
            game,
            seed,
            player: 0,
            outcome: None,
            moves: 0,
            decisions: 0,
            choices: 0,
            widest: 0,
            line: 0,
            luck: None,
            facts: None,
        }
    }

    /// Counts a move among this many legal ones.
    #[inline]
    pub(crate) fn add_move(&mut self, legal: u64) {
        self.moves += 1;
        self.decisions += u64::from(legal > 1);
        self.choices += legal;
        self.widest = self.widest.max(legal);
    }

    /// What the `n`-th fact with a column says.
    pub(crate) fn fact(&self, n: usize) -> Option<&Answer> {
        self.facts.as_ref()?.answers.get(n)?.as_ref()
    }

    /// Whether the player, on the first seat if there are several, won.
    pub fn is_win(&self) -> bool {
        self.outcome.is_some_and(|outcome| crate::tally::is_win(outcome.result))
    }

    /// The cause, if the player lost or another seat won.
    pub fn lost(&self) -> Option<&'static str> {
        let is_lost = |found: &Outcome| !self.is_win() && found.result != GameResult::Draw;
        self.outcome.filter(is_lost).map(|outcome| outcome.cause)
    }

    /// The result as text: `won`, `lost`, `draw`, `winner 1` and so on, or `unfinished`.
    pub fn result(&self) -> &'static str {
        const WINNERS: [&str; 8] =
            ["winner 1", "winner 2", "winner 3", "winner 4", "winner 5", "winner 6", "winner 7", "winner 8"];
        match self.outcome.map(|outcome| outcome.result) {
            None => "unfinished",
            Some(GameResult::Won) => "won",
            Some(GameResult::Draw) => "draw",
            Some(GameResult::Winner(Seat(seat))) => WINNERS.get(usize::from(seat)).copied().unwrap_or("winner"),
            Some(_) => "lost",
        }
    }

    /// The cause of the end, in words of the rules; empty for an unfinished game.
    pub fn cause(&self) -> &'static str {
        self.outcome.map_or("", |outcome| outcome.cause)
    }

    /// The score, if the rules keep one.
    pub fn score(&self) -> Option<i32> {
        self.outcome.and_then(|outcome| outcome.score)
    }
}

/// A receiver of rows, in the order of games and then of players.
pub type RowSink<'a> = dyn FnMut(&[Row]) -> Result<(), String> + 'a;

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn rows() -> Vec<Row> {
        let row = |game, player, result, cause, score| Row {
            game,
            seed: u64::MAX - game,
            player,
            outcome: Some(Outcome { result, cause, score }),
            moves: 10 + game,
            decisions: game,
            choices: 25,
            widest: 4,
            line: game as u32,
            luck: None,
            facts: None,
        };
        vec![
            row(0, 0, GameResult::Won, "keep", Some(12)),
            row(0, 1, GameResult::Lost, "fight", Some(-3)),
            row(1, 0, GameResult::Winner(Seat(1)), "keep", None),
            Row { outcome: None, ..row(1, 1, GameResult::Draw, "draw", None) },
        ]
    }

    #[test]
    fn results_are_words_and_the_first_seat_counts() {
        let rows = rows();
        let words: Vec<_> = rows.iter().map(|row| (row.result(), row.is_win())).collect();
        assert_eq!(words, [("won", true), ("lost", false), ("winner 2", false), ("unfinished", false)]);
        assert_eq!((rows[1].cause(), rows[3].cause(), rows[3].score()), ("fight", "", None));
        let lost: Vec<_> = rows.iter().map(Row::lost).collect();
        assert_eq!(lost, [None, Some("fight"), Some("keep"), None]);
    }
}
