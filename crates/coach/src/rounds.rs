//! What a review has found so far, so that it survives a restart.

use serde::{Deserialize, Serialize};
use underdeck_stats::Sums;

/// The rounds of a review: the last whole one, and the one under way. All numbers are whole, so a review is the same whether it was kept as
/// JSON in between or not.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Rounds {
    pub(crate) whole: Option<Round>,
    pub(crate) under_way: Round,
}

/// Every decision of a game, or the first ones, each judged by as many games.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Round {
    pub(crate) games: u64,
    pub(crate) glance: bool,
    pub(crate) valued: Vec<ValuedDecision>,
}

/// A decision valued, before it is known what luck then gave.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct ValuedDecision {
    pub(crate) reference: Sums,
    pub(crate) played: Sums,
    pub(crate) best: Sums,
    /// Best less played, game by game, and the reference's move less played.
    pub(crate) cost: Sums,
    pub(crate) behind: Sums,
    /// Best less the runner-up, if the move played is the best.
    pub(crate) lead: Option<Sums>,
    pub(crate) best_move: String,
}

impl Rounds {
    /// Whether nothing is known yet.
    pub fn is_empty(&self) -> bool {
        self.whole.is_none() && self.under_way.valued.is_empty()
    }

    /// Forgets rounds that do not have this many decisions.
    pub(crate) fn fit(&mut self, decisions: usize) {
        let is_whole = self.whole.as_ref().is_none_or(|round| round.valued.len() == decisions);
        if !is_whole || self.under_way.valued.len() >= decisions {
            *self = Self::default();
        }
    }

    /// Begins a round, unless one is under way that has at most twice as many games.
    pub(crate) fn begin(&mut self, games: u64, glance: bool) {
        if self.under_way.valued.is_empty() || self.under_way.games > games.saturating_mul(2) {
            self.under_way = Round { games, glance, valued: Vec::new() };
        }
    }

    /// Adds the next decision to the round under way; whether it was the last one of so many.
    pub(crate) fn add(&mut self, one: ValuedDecision, decisions: usize) -> bool {
        self.under_way.valued.push(one);
        let is_whole = self.under_way.valued.len() == decisions;
        if is_whole {
            self.whole = Some(std::mem::take(&mut self.under_way));
        }
        is_whole
    }
}
