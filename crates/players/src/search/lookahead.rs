//! The search by a learned value.

use std::sync::Arc;

use game::{Playable, Policy};
use value::Net;

use super::halving::{SequentialHalving, Simulation};
use super::judge::Judge;
use super::mixed;
use super::rollout::Rollout;
use super::value::Scale;
use crate::budget::{Budget, Clock, Meter};
use crate::{Decision, Player};

/// The player that looks ahead with the policy of a learned value ([`Valued`](crate::Valued)).
///
/// The favourite is that policy's move, every simulated game goes on by that policy, and its leaf is worth what the same value
/// says: so a move that is preferred keeps its promise if the player goes on as it imagined. Sequential halving shares out the
/// games among the moves, the `n`-th of each on the same determinisation; a move is preferred to the favourite only if it did
/// better on these by more than [`Lookahead::DOUBT`] standard errors. Without a value it looks ahead to the end of the game by the
/// heuristic policy.
///
/// With a budget of simulations the choices follow from the seed and the views alone. It may be stopped at any time.
#[derive(Debug)]
pub struct Lookahead<S: Playable> {
    net: Option<Arc<Net>>,
    budget: Budget,
    clock: Option<Clock>,
    seed: u64,
    /// The number of moves thought about.
    moves: u64,
    halving: SequentialHalving<S::Move>,
}

impl<S: Playable> Lookahead<S> {
    /// By how many standard errors a move must beat the favourite.
    pub const DOUBT: f32 = 2.0;
    /// How far a simulated game goes: in ends of plans where the policy makes plans, otherwise in moves.
    pub const DEPTH: u32 = if <S::View as Policy>::PLANS { 3 } else { 12 };

    /// A player that thinks about a move for `budget`; without a clock a millisecond counts as a hundred games.
    pub fn new(net: Option<Arc<Net>>, budget: Budget, clock: Option<Clock>, seed: u64) -> Self {
        Self { net, budget, clock, seed, moves: 0, halving: SequentialHalving::default() }
    }
}

impl<S: Playable> Player<S> for Lookahead<S> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        if decision.legal_count() < 2 {
            return decision.legal_nth(0);
        }
        self.moves += 1;
        let (view, seat, seed) = (decision.view(), decision.seat(), mixed(self.seed, self.moves));
        let (favourite, rollout) = match &self.net {
            Some(net) => {
                let favourite = Judge::new(Arc::clone(net)).choose::<S>(&view, seat, seed);
                (favourite, Rollout::Valued { net: Arc::clone(net), depth: Self::DEPTH })
            }
            None => (view.heuristic(), Rollout::Guided { heuristic: u32::MAX }),
        };
        let meter = Meter::start(self.budget, self.clock);
        let simulation = Simulation { view: &view, seat, rollout, seed, meter, share: 0, doubt: Self::DOUBT };
        let mut scale = Scale::NEW;
        self.halving.begin(decision.legal_moves(), Some(favourite), None);
        self.halving.run::<S>(&simulation, &mut scale);
        self.halving.best(Self::DOUBT, &scale).map(|best| best.mv).or(Some(favourite))
    }
}
