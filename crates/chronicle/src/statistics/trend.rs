//! Results over time.

use serde::Serialize;

use super::{FinishedGame, PlayerResult};

/// The most blocks of a trend.
const MOST: usize = 12;
/// The fewest games in a block except the last one.
const LEAST: usize = 5;

/// The results of a block of consecutive games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameBlock {
    /// The number of its first game, from 1.
    pub from: usize,
    /// The number of its last game.
    pub to: usize,
    /// The date of its first game; empty if the record has none.
    pub since: String,
    /// The number of games won.
    pub wins: usize,
    /// The mean score; `None` if no game has one.
    pub score: Option<f64>,
}

impl GameBlock {
    /// The number of games.
    pub const fn games(&self) -> usize {
        self.to + 1 - self.from
    }

    /// The share of games won, 0 to 1.
    pub fn share(&self) -> f64 {
        self.wins as f64 / self.games() as f64
    }
}

/// Divides games into at most twelve blocks of equal size; the last may be smaller. `entries` must be in the order of their ends.
pub(super) fn trend(entries: &[&FinishedGame]) -> Vec<GameBlock> {
    let size = entries.len().div_ceil(MOST).max(LEAST);
    let block = |(n, games): (usize, &[&FinishedGame])| {
        let scores: Vec<i64> = games.iter().filter_map(|entry| entry.score).collect();
        let mean = scores.iter().map(|&score| score as f64).sum::<f64>() / scores.len() as f64;
        GameBlock {
            from: n * size + 1,
            to: n * size + games.len(),
            since: games[0].date.clone(),
            wins: games.iter().filter(|entry| entry.verdict() == PlayerResult::Won).count(),
            score: (!scores.is_empty()).then_some(mean),
        }
    };
    entries.chunks(size).enumerate().map(block).collect()
}
