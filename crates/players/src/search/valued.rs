//! The player of a learned value.

use std::sync::Arc;

use game::{Playable, Policy};
use value::Net;

use super::judge::Judge;
use super::mixed;
use crate::{Decision, Player};

/// The player that follows the heuristic policy with a learned value in place of its own outlook, and without one the heuristic
/// policy as it is.
#[derive(Clone, Debug)]
pub struct Valued {
    judge: Option<Judge>,
    seed: u64,
    /// The number of moves thought about.
    moves: u64,
}

impl Valued {
    /// A player with this value, if there is one; the seed decides the deals that it imagines.
    pub fn new(net: Option<Arc<Net>>, seed: u64) -> Self {
        Self { judge: net.map(Judge::new), seed, moves: 0 }
    }
}

impl<S: Playable> Player<S> for Valued {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        if decision.legal_count() < 2 {
            return decision.legal_nth(0);
        }
        let view = decision.view();
        self.moves += 1;
        let seed = mixed(self.seed, self.moves);
        Some(match &mut self.judge {
            Some(judge) => judge.choose::<S>(&view, decision.seat(), seed),
            None => view.heuristic(),
        })
    }
}
