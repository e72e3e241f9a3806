//! Games counted together.

use game::wilson;
use serde::Serialize;

use super::{Entry, Histogram, Verdict};

/// How many results are told of each game.
const LAST: usize = 10;

/// Games of one kind, counted together in the order in which they were finished.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many were won.
    pub wins: u64,
    /// How many were lost.
    pub losses: u64,
    /// The share of games won.
    pub rate: Rate,
    /// Wins in a row.
    pub streak: Streak,
    /// The scores, where the rules keep one.
    pub scores: Option<Scores>,
    /// The numbers of moves.
    pub lengths: Histogram,
    /// The last results, the latest first, at most ten.
    pub last: Vec<Entry>,
}

/// A share, and between which bounds it truly lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// The share, 0 to 1; 0 of no games.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// Wins in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Streak {
    /// Up to now.
    pub current: u64,
    /// The most there ever were.
    pub longest: u64,
}

/// Scores.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scores {
    /// The best: the highest.
    pub best: i64,
    /// The mean.
    pub mean: f64,
    /// How often there was which.
    pub histogram: Histogram,
}

impl Tally {
    /// Counts games, which come in the order in which they were finished.
    pub fn of(entries: &[&Entry]) -> Self {
        let games = entries.len() as u64;
        let count = |verdict| entries.iter().filter(|entry| entry.verdict() == verdict).count() as u64;
        let wins = count(Verdict::Won);
        let lengths: Vec<i64> = entries.iter().map(|entry| i64::try_from(entry.moves).unwrap_or(i64::MAX)).collect();
        Self {
            games,
            wins,
            losses: count(Verdict::Lost),
            rate: Rate::of(wins, games),
            streak: Streak::of(entries.iter().map(|entry| entry.verdict())),
            scores: Scores::of(entries.iter().filter_map(|entry| entry.score).collect()),
            lengths: Histogram::of(&lengths),
            last: entries.iter().rev().take(LAST).map(|&entry| entry.clone()).collect(),
        }
    }
}

impl Rate {
    fn of(wins: u64, games: u64) -> Self {
        let (low, high) = wilson(wins, games);
        let share = if games == 0 { 0.0 } else { wins as f64 / games as f64 };
        Self { share, low, high }
    }
}

impl Streak {
    fn of(verdicts: impl Iterator<Item = Verdict>) -> Self {
        verdicts.fold(Self::default(), |streak, verdict| {
            let current = if verdict == Verdict::Won { streak.current + 1 } else { 0 };
            Self { current, longest: streak.longest.max(current) }
        })
    }
}

impl Scores {
    fn of(scores: Vec<i64>) -> Option<Self> {
        let best = *scores.iter().max()?;
        let mean = scores.iter().map(|&score| score as f64).sum::<f64>() / scores.len() as f64;
        Some(Self { best, mean, histogram: Histogram::of(&scores) })
    }
}
