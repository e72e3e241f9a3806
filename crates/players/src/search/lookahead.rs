//! The search by one policy and a value of its games.

use std::sync::Arc;

use underdeck_game::{FastRng, Playable, Policy};
use underdeck_value::Network;

use super::halving::{SequentialHalving, Simulation};
use super::judge::ValuePolicy;
use super::rollout::Rollout;
use super::samples::Samples;
use super::value::ScoreScale;
use crate::budget::{Budget, Clock};
use crate::splitmix::mixed;
use crate::{Decision, Player};

/// The player that looks ahead by a policy and a value of its games.
///
/// The favourite is the move of the game's best policy that does not search: of its learned value ([`ValuePlayer`](crate::ValuePlayer)) where it has one, otherwise its
/// rollout policy. Sequential halving shares out the simulated games among the moves, the `n`-th of each on the same determinisation; a move is
/// preferred to the favourite only if it did better on these by more than [`Lookahead::DOUBT`] standard errors. What a preferred move promised rests on the
/// policy by which simulated games go on, so until luck is met that policy's moves are the favourites then: no move goes back to where the last came from
/// unless it promises more.
///
/// Simulated games go on by the rollout policy for [some moves](Lookahead::moves), up to a leaf that is worth what the learned value says. Rollouts that
/// are cut off and valued are quicker and tell moves apart with less noise (Tesauro and Galperin 1996). A game without a value is played to its end. Where a game's plans can be judged
/// ([`Policy::PLANS`]), [`ValuePlayer::looking_ahead`](crate::ValuePlayer::looking_ahead) is stronger.
///
/// With a budget of simulations the choices follow from the seed and the views alone. It may be stopped at any time.
#[derive(Debug)]
pub struct Lookahead<S: Playable> {
    /// Whose move is the favourite; the rollout policy's for `None`.
    judge: Option<ValuePolicy>,
    /// Who plays on.
    rollout: Rollout,
    /// Whether a move was preferred for what the rollout policy promised after it, and no luck has been met since: then its moves are the favourites.
    is_promised: bool,
    budget: Budget,
    clock: Option<Clock>,
    seed: u64,
    samples: Samples<S>,
    scale: ScoreScale,
    halving: SequentialHalving<S::Move>,
}

impl<S: Playable> Lookahead<S> {
    /// By how many standard errors a move must beat the favourite, where a value judges the leaf.
    pub const DOUBT: f32 = 2.0;

    /// The same where games are played to their ends, and by how many it must do worse to be given up. Whole games differ more, so moves are better told apart
    /// among few.
    pub const WHOLE: [f32; 2] = [2.5, 1.0];

    /// How little of the scale's range a difference may be thought to be where games are played to their ends. Late in a long game scores hardly differ by
    /// a move, and it is known that they do not.
    const CAUTION: f32 = 0.1;

    /// For how many moves at most a simulated game goes on by the rollout policy.
    pub const MOST: u32 = 30;

    /// For how many moves a simulated game goes on by the rollout policy to a leaf that a learned value judges: twice the root of the number of
    /// simulated games. What a value gets wrong it gets wrong in many games alike, so the more games there are, the deeper they must be.
    pub fn moves(budget: Budget) -> u32 {
        match budget {
            Budget::Iterations(games) => (4 * u64::from(games)).isqrt().min(Self::MOST.into()) as u32,
            Budget::Millis(_) => Self::MOST,
        }
    }

    /// A player that thinks about a move for `budget`; without a clock a millisecond counts as a hundred games.
    ///
    /// `net` is a learned value to play by.
    pub fn new(net: Option<Arc<Network>>, budget: Budget, clock: Option<Clock>, seed: u64) -> Self {
        let judge = net.clone().map(ValuePolicy::new);
        let halving = SequentialHalving::default();
        let halving = if net.is_some() { halving } else { halving.trusting(Self::CAUTION) };
        let rollout = net.map_or(Rollout::Guided { heuristic: 0 }, |net| {
            let depth = Self::moves(budget);
            Rollout::Foretold { net, depth }
        });
        Self {
            judge,
            rollout,
            is_promised: false,
            budget,
            clock,
            seed,
            samples: Samples::default(),
            scale: ScoreScale::NEW,
            halving,
        }
    }

    /// The move of a decision with a choice. `before` is the move before it, if no luck has come between: its games went on from here, and count as the
    /// favourite's if they went on with it.
    fn search(&mut self, view: &S::View, decision: &Decision<'_, S>, before: Option<S::Move>) -> S::Move {
        let (seat, seed) = (decision.seat(), mixed(self.seed, self.samples.count()));
        let rolled = || view.rollout(&mut FastRng::new(seed));
        let (favourite, goes_on) = match &mut self.judge {
            Some(judge) if !self.is_promised => {
                let favourite = judge.choose::<S>(view, seat, seed);
                (favourite, favourite == rolled())
            }
            _ => (rolled(), true),
        };
        let before = before.filter(|_| goes_on);
        let meter = decision.meter(self.budget, self.clock);
        let rollout = self.rollout.clone();
        let [doubt, drop] = if matches!(rollout, Rollout::Foretold { .. }) { [Self::DOUBT; 2] } else { Self::WHOLE };
        let simulation = Simulation { view, seat, rollout, seed, meter, share: 0, doubt: drop };
        self.halving.begin(decision.legal_moves(), Some(favourite), before);
        self.halving.run::<S>(&simulation, &mut self.scale);
        let chosen = self.halving.best(doubt, &self.scale).map_or(favourite, |best| best.mv);
        self.is_promised |= chosen != favourite && matches!(self.rollout, Rollout::Foretold { .. });
        chosen
    }
}

impl<S: Playable> Player<S> for Lookahead<S> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        let first = decision.legal_nth(0)?;
        let view = decision.view();
        let before = self.samples.turn_to(&view);
        self.is_promised &= before.is_some();
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
