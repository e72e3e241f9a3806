//! The intermediate results of a review, which survive a restart.

use serde::{Deserialize, Serialize};
use underdeck_stats::Sums;

/// The rounds of a review: the last complete one and the one under way. All sums are integers, so storing them as JSON does not change the review.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Rounds {
    pub(crate) whole: Option<Round>,
    pub(crate) under_way: Round,
}

/// The valued decisions of a game, or the first ones, with the size of their samples.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Round {
    pub(crate) games: u64,
    pub(crate) glance: bool,
    pub(crate) valued: Vec<ValuedDecision>,
}

/// The samples of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct ValuedDecision {
    pub(crate) reference: Sums,
    pub(crate) played: Sums,
    pub(crate) best: Sums,
    /// Differences by determinisation: best minus played (`cost`), and reference minus played (`behind`).
    pub(crate) cost: Sums,
    pub(crate) behind: Sums,
    /// Best minus runner-up, if the move played is the best.
    pub(crate) lead: Option<Sums>,
    pub(crate) best_move: String,
}

impl Rounds {
    /// Whether there are no results yet.
    pub fn is_empty(&self) -> bool {
        self.whole.is_none() && self.under_way.valued.is_empty()
    }

    /// Discards rounds with another number of decisions.
    pub(crate) fn fit(&mut self, decisions: usize) {
        let is_whole = self.whole.as_ref().is_none_or(|round| round.valued.len() == decisions);
        if !is_whole || self.under_way.valued.len() >= decisions {
            *self = Self::default();
        }
    }

    /// Begins a round, unless the one under way has at most twice as many games.
    pub(crate) fn begin(&mut self, games: u64, glance: bool) {
        if self.under_way.valued.is_empty() || self.under_way.games > games.saturating_mul(2) {
            self.under_way = Round { games, glance, valued: Vec::new() };
        }
    }

    /// Adds the next decision to the round under way. Returns whether the round of `decisions` is now complete.
    pub(crate) fn add(&mut self, one: ValuedDecision, decisions: usize) -> bool {
        self.under_way.valued.push(one);
        let is_whole = self.under_way.valued.len() == decisions;
        if is_whole {
            self.whole = Some(std::mem::take(&mut self.under_way));
        }
        is_whole
    }
}
