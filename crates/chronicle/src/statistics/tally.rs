//! Counts of a group of games.

use serde::Serialize;
use underdeck_stats::{Bars, Interval, ratio, wilson};

use super::trend::trend;
use super::{FinishedGame, GameBlock, PlayerResult};

/// The maximum number of latest results.
const LAST: usize = 10;

/// The counts of a group of games in the order of their ends.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// The number won.
    pub wins: u64,
    /// The number lost.
    pub losses: u64,
    /// The win rate.
    pub rate: Rate,
    /// Consecutive wins.
    pub streak: WinStreak,
    /// The scores, if the rules have them.
    pub scores: Option<Scores>,
    /// The numbers of moves.
    pub lengths: Bars,
    /// The results over time.
    pub trend: Vec<GameBlock>,
    /// The latest results, at most ten, newest first.
    pub last: Vec<FinishedGame>,
}

/// A proportion with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// The proportion, 0 to 1; 0 if there are no games.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// Consecutive wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct WinStreak {
    /// The current streak.
    pub current: u64,
    /// The longest streak.
    pub longest: u64,
}

/// The distribution of scores.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scores {
    /// The highest score.
    pub best: i64,
    /// The mean score.
    pub mean: f64,
    /// The histogram.
    pub histogram: Bars,
}

impl Tally {
    /// Counts games. `entries` must be in the order of their ends.
    pub fn of(entries: &[&FinishedGame]) -> Self {
        let games = entries.len() as u64;
        let count = |verdict| entries.iter().filter(|entry| entry.verdict() == verdict).count() as u64;
        let wins = count(PlayerResult::Won);
        let lengths: Vec<i64> = entries.iter().map(|entry| i64::try_from(entry.moves).unwrap_or(i64::MAX)).collect();
        Self {
            games,
            wins,
            losses: count(PlayerResult::Lost),
            rate: Rate::of(wins, games),
            streak: WinStreak::of(entries.iter().map(|entry| entry.verdict())),
            scores: Scores::of(entries.iter().filter_map(|entry| entry.score).collect()),
            lengths: Bars::of(&lengths),
            trend: trend(entries),
            last: entries.iter().rev().take(LAST).map(|&entry| entry.clone()).collect(),
        }
    }
}

impl Rate {
    fn of(wins: u64, games: u64) -> Self {
        let Interval { low, high } = wilson(wins, games);
        Self { share: ratio(wins as f64, games as f64), low, high }
    }
}

impl WinStreak {
    fn of(verdicts: impl Iterator<Item = PlayerResult>) -> Self {
        verdicts.fold(Self::default(), |streak, verdict| {
            let current = if verdict == PlayerResult::Won { streak.current + 1 } else { 0 };
            Self { current, longest: streak.longest.max(current) }
        })
    }
}

impl Scores {
    fn of(scores: Vec<i64>) -> Option<Self> {
        let best = *scores.iter().max()?;
        let mean = scores.iter().map(|&score| score as f64).sum::<f64>() / scores.len() as f64;
        Some(Self { best, mean, histogram: Bars::of(&scores) })
    }
}
