//! Rollout search with a policy and a value.

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

/// A rollout search: one policy plays the simulated games, and a learned value evaluates their leaves.
///
/// The incumbent is the move of the game's best policy without search: of its learned value ([`ValuePlayer`](crate::ValuePlayer)) where there is one,
/// otherwise of its rollout policy. Sequential halving allocates simulated games to the moves, the `n`-th of each on the same determinisation. A move
/// is preferred only if it beats the incumbent on these by more than [`Lookahead::DOUBT`] standard errors. The estimate of a preferred move assumes
/// that the policy of the simulated games follows it, so until the next chance event the incumbent is this policy's move; otherwise a move could undo
/// the last one without a higher estimate.
///
/// The rollout policy plays [a number of moves](Lookahead::moves) up to a leaf, which the learned value evaluates. Such truncated rollouts are faster
/// and less noisy than full games (Tesauro and Galperin 1996). A game without a value is played to its end. Where the ends of a game's plans can be
/// evaluated ([`Policy::PLANS`]), [`ValuePlayer::looking_ahead`](crate::ValuePlayer::looking_ahead) is stronger.
///
/// With a budget of simulations the choices are a function of the seed and the views. A search can be stopped at any time.
#[derive(Debug)]
pub struct Lookahead<S: Playable> {
    /// The policy of the incumbent; `None` for the rollout policy.
    judge: Option<ValuePolicy>,
    /// The policy of the simulated games.
    rollout: Rollout,
    /// Whether a move was preferred and no chance event came since: the incumbent is then the rollout policy's move.
    is_promised: bool,
    budget: Budget,
    clock: Option<Clock>,
    seed: u64,
    samples: Samples<S>,
    scale: ScoreScale,
    halving: SequentialHalving<S::Move>,
}

impl<S: Playable> Lookahead<S> {
    /// The standard errors by which a move must beat the incumbent where a value evaluates the leaves.
    pub const DOUBT: f32 = 2.0;

    /// The standard errors by which a move must beat the incumbent in full games, and by which it must do worse to be dropped. Full games are noisier,
    /// so bad candidates are dropped early and the budget goes to few.
    pub const WHOLE: [f32; 2] = [2.5, 1.0];

    /// The least assumed spread of differences in full games, as a share of the scale's range. Late in a long game the scores after different moves
    /// hardly differ.
    const CAUTION: f32 = 0.1;

    /// The most moves of a rollout before the leaf.
    pub const MOST: u32 = 30;

    /// The moves of a rollout before the leaf: twice the root of the number of simulations. The errors of the value are common to all games of a move
    /// and do not average out, so a larger budget needs deeper leaves.
    pub fn moves(budget: Budget) -> u32 {
        match budget {
            Budget::Iterations(games) => (4 * u64::from(games)).isqrt().min(Self::MOST.into()) as u32,
            Budget::Millis(_) => Self::MOST,
        }
    }

    /// A player with `budget` per move; without a clock a millisecond counts as a hundred games.
    ///
    /// `net` is the learned value, if there is one.
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

    /// Searches for the move of a decision with a choice. `before` is the last move if no chance event came since: its games that continued with the
    /// incumbent's move are reused.
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
