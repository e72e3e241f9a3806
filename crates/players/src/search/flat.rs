//! Flat Monte Carlo.

use underdeck_game::Playable;

use super::halving::{SequentialHalving, Simulation};
use super::rollout::Rollout;
use super::value::ScoreScale;
use crate::budget::{Budget, Clock};
use crate::splitmix::mixed;
use crate::{Decision, Player};

/// Flat Monte Carlo: plays random games after each legal move and chooses the move with the best mean.
///
/// Sequential halving allocates the games (Karnin, Koren and Somekh 2013). The `n`-th game of each move uses the same determinisation of the view.
#[derive(Debug)]
pub struct Flat<S: Playable> {
    budget: Budget,
    clock: Option<Clock>,
    seed: u64,
    /// The number of moves chosen so far.
    moves: u64,
    halving: SequentialHalving<S::Move>,
}

impl<S: Playable> Flat<S> {
    /// A player with `budget` per move; without a clock a millisecond counts as a hundred games.
    pub fn new(budget: Budget, clock: Option<Clock>, seed: u64) -> Self {
        Self { budget, clock, seed, moves: 0, halving: SequentialHalving::default() }
    }
}

impl<S: Playable> Player<S> for Flat<S> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        if decision.legal_count() < 2 {
            return decision.legal_nth(0);
        }
        self.moves += 1;
        let simulation = Simulation {
            view: &decision.view(),
            seat: decision.seat(),
            rollout: Rollout::Random,
            seed: mixed(self.seed, self.moves),
            meter: decision.meter(self.budget, self.clock),
            share: 0,
            doubt: 0.0,
        };
        let mut scale = ScoreScale::NEW;
        self.halving.begin(decision.legal_moves(), None, None);
        self.halving.run::<S>(&simulation, &mut scale);
        self.halving.best(0.0, &scale).map(|best| best.mv).or_else(|| decision.legal_nth(0))
    }
}
