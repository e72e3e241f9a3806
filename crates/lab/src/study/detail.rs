//! Results by move, and distributions.

use serde::Serialize;
use underdeck_game::Facts;
use underdeck_stats::{Histogram, ratio};

use crate::Loss;
use crate::tally::Tally;
use crate::trail::Trail;

/// Results by move in a player's games, and the distributions of all numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Detail {
    /// Decisions: moves with an alternative.
    pub decisions: Decisions,
    /// Legal moves.
    pub branching: Branching,
    /// The distributions.
    pub distributions: Distributions,
    /// By the number of the move, from 1 to at most 400.
    pub steps: Vec<StepStats>,
    /// The losses in the observed games, by place and cause.
    pub losses: Vec<Loss>,
}

/// The decisions of a game: moves with an alternative.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct Decisions {
    /// Games observed move by move: all, or the first 1,024 if the inner loop is too fast.
    pub games: u64,
    pub mean: f64,
    pub median: i64,
    pub p95: i64,
    pub max: i64,
    /// The share of decisions among all moves.
    pub share: f64,
}

/// The number of legal moves over all moves of the observed games.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct Branching {
    pub mean: f64,
    pub median: i64,
    pub p95: i64,
    pub max: i64,
    /// The mean over decisions alone.
    pub of_decisions: f64,
}

/// Numbers with their counts, in order.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Distributions {
    /// Moves per game, over all games.
    pub moves: Vec<(i64, u64)>,
    /// Scores, over all games with one.
    pub scores: Vec<(i64, u64)>,
    /// Decisions per game, over the observed games.
    pub decisions: Vec<(i64, u64)>,
}

/// The `n`-th move, over the observed games of that length.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct StepStats {
    /// The number of the move, from 1.
    pub n: u64,
    /// The number of games with this move.
    pub games: u64,
    /// The share of these in which it was a decision.
    pub decisions: f64,
    /// Mean legal moves.
    pub branching: f64,
}

impl Detail {
    pub(crate) fn new<S: Facts>(tally: &Tally, trail: &Trail) -> Self {
        let list = |histogram: &Histogram| histogram.iter().collect();
        Self {
            decisions: Decisions::new(trail),
            branching: Branching::new(trail),
            distributions: Distributions {
                moves: list(&tally.moves),
                scores: list(&tally.scores),
                decisions: list(&trail.decisions),
            },
            steps: steps(trail),
            losses: trail.losses.list::<S>(),
        }
    }

    /// The empirical survival function of the game length: the share of games with more than `n` moves, for each `n` at which it falls. Exact up to
    /// the limit of moves.
    pub fn survival(&self) -> Vec<(i64, f64)> {
        survival(&self.distributions.moves)
    }
}

/// The share of numbers above each number that occurred, starting with 1 at 0.
pub fn survival(counts: &[(i64, u64)]) -> Vec<(i64, f64)> {
    let all: u64 = counts.iter().map(|(_, count)| count).sum();
    let mut left = all;
    let mut curve = vec![(0, 1.0)];
    for &(number, count) in counts {
        left -= count;
        curve.push((number, ratio(left as f64, all as f64)));
    }
    curve
}

impl Decisions {
    fn new(trail: &Trail) -> Self {
        let quantile = |percent| trail.decisions.quantile(percent).unwrap_or(0);
        Self {
            games: trail.decisions.count(),
            mean: trail.decisions.mean().unwrap_or(0.0),
            median: quantile(50),
            p95: quantile(95),
            max: quantile(100),
            share: ratio(trail.decisions.sum() as f64, trail.branching.count() as f64),
        }
    }
}

impl Branching {
    fn new(trail: &Trail) -> Self {
        let quantile = |percent| trail.branching.quantile(percent).unwrap_or(0);
        let wide = || trail.branching.iter().filter(|&(legal, _)| legal > 1);
        let count: u64 = wide().map(|(_, count)| count).sum();
        let sum: i128 = wide().map(|(legal, count)| i128::from(legal) * i128::from(count)).sum();
        Self {
            mean: trail.branching.mean().unwrap_or(0.0),
            median: quantile(50),
            p95: quantile(95),
            max: quantile(100),
            of_decisions: ratio(sum as f64, count as f64),
        }
    }
}

fn steps(trail: &Trail) -> Vec<StepStats> {
    let stats = |(step, n): (&crate::trail::Step, u64)| StepStats {
        n,
        games: step.games,
        decisions: ratio(step.decisions as f64, step.games as f64),
        branching: ratio(step.choices as f64, step.games as f64),
    };
    trail.steps.iter().zip(1..).map(stats).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_moves_are_not_decisions() {
        let mut trail = Trail::default();
        [1, 4, 2, 1].into_iter().for_each(|legal| trail.add_move(legal));
        trail.add_game(2);
        let detail = Detail::new::<underdeck_testkit::toy::Toy>(&Tally::default(), &trail);
        assert_eq!((detail.decisions.mean, detail.decisions.share, detail.decisions.games), (2.0, 0.5, 1));
        assert_eq!((detail.branching.mean, detail.branching.of_decisions, detail.branching.max), (2.0, 3.0, 4));
        assert_eq!((detail.steps.len(), detail.steps[1].branching, detail.steps[3].decisions), (4, 4.0, 0.0));
    }

    #[test]
    fn survival_falls_from_one_to_zero() {
        assert_eq!(survival(&[(2, 1), (5, 2), (9, 1)]), [(0, 1.0), (2, 0.75), (5, 0.25), (9, 0.0)]);
        assert_eq!(survival(&[]), [(0, 1.0)]);
    }
}
