//! The search by one policy and a value of its games.

use std::sync::Arc;

use game::{FastRng, Playable, Policy};
use value::Net;

use super::halving::{SequentialHalving, Simulation};
use super::judge::Judge;
use super::mixed;
use super::rollout::Rollout;
use super::samples::Samples;
use super::value::Scale;
use crate::budget::{Budget, Clock, Meter};
use crate::{Decision, Player};

/// The player that looks ahead with one policy and a value of that policy's games.
///
/// The favourite is that policy's move, every simulated game goes on by that policy, and its leaf is worth what the value
/// says: so a move that is preferred keeps its promise if the player goes on as it imagined. Sequential halving shares out the
/// games among the moves, the `n`-th of each on the same determinisation; a move is preferred to the favourite only if it did
/// better on these by more than [`Lookahead::DOUBT`] standard errors.
///
/// The policy is that of a learned value ([`Valued`](crate::Valued)) where the game has one. Otherwise it is the rollout policy, which goes on for
/// [`Lookahead::MOVES`] moves up to a leaf, which the value of the heuristic player's games judges: rollouts that are cut off and valued are
/// quicker and tell moves apart with less noise (Tesauro and Galperin 1996). A game without either is played to its end.
///
/// With a budget of simulations the choices follow from the seed and the views alone. It may be stopped at any time.
#[derive(Debug)]
pub struct Lookahead<S: Playable> {
    /// Who plays on, and so whose move is the favourite.
    rollout: Rollout,
    budget: Budget,
    clock: Option<Clock>,
    seed: u64,
    samples: Samples<S>,
    scale: Scale,
    halving: SequentialHalving<S::Move>,
}

impl<S: Playable> Lookahead<S> {
    /// By how many standard errors a move must beat the favourite.
    pub const DOUBT: f32 = 2.0;
    /// How many moves a simulated game of the heuristic policy goes on before it is valued.
    pub const MOVES: u32 = 30;
    /// How far a simulated game of a learned value's policy goes: in ends of plans where the policy makes plans, otherwise in moves.
    pub const DEPTH: u32 = if <S::View as Policy>::PLANS { 3 } else { 12 };

    /// A player that thinks about a move for `budget`; without a clock a millisecond counts as a hundred games.
    ///
    /// `net` is a learned value to play by, `outlook` a value of the heuristic player's games.
    pub fn new(
        net: Option<Arc<Net>>,
        outlook: Option<Arc<Net>>,
        budget: Budget,
        clock: Option<Clock>,
        seed: u64,
    ) -> Self {
        let rollout = match (net, outlook) {
            (Some(net), _) => Rollout::Valued { net, depth: Self::DEPTH },
            (None, Some(net)) => Rollout::Foretold { net, depth: Self::MOVES },
            (None, None) => Rollout::Guided { heuristic: 0 },
        };
        Self {
            rollout,
            budget,
            clock,
            seed,
            samples: Samples::default(),
            scale: Scale::NEW,
            halving: SequentialHalving::default(),
        }
    }

    /// The move of a decision with a choice. `before` is the move before it, if no luck has come between: its games go on from here, so going
    /// back has to be clearly better than what it promised.
    fn search(&mut self, view: &S::View, decision: &Decision<'_, S>, before: Option<S::Move>) -> S::Move {
        let (seat, seed) = (decision.seat(), mixed(self.seed, self.samples.count()));
        let favourite = match &self.rollout {
            Rollout::Valued { net, .. } => Judge::new(Arc::clone(net)).choose::<S>(view, seat, seed),
            _ => view.rollout(&mut FastRng::new(seed)),
        };
        let meter = Meter::start(self.budget, self.clock);
        let rollout = self.rollout.clone();
        let simulation = Simulation { view, seat, rollout, seed, meter, share: 0, doubt: Self::DOUBT };
        self.halving.begin(decision.legal_moves(), Some(favourite), before);
        self.halving.run::<S>(&simulation, &mut self.scale);
        self.halving.best(Self::DOUBT, &self.scale).map_or(favourite, |best| best.mv)
    }
}

impl<S: Playable> Player<S> for Lookahead<S> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        let first = decision.legal_nth(0)?;
        let view = decision.view();
        let before = self.samples.turn_to(&view);
        let chosen = if decision.legal_count() < 2 {
            self.halving.begin(std::iter::once(first), Some(first), before);
            first
        } else {
            self.search(&view, &decision, before)
        };
        self.samples.moved(view, chosen);
        Some(chosen)
    }
}
