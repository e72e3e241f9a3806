//! Monte Carlo tree search.

use underdeck_game::{FastRng, Playable, Policy};

use super::halving::{Candidate, SequentialHalving, Simulation};
use super::rollout::Rollout;
use super::samples::Samples;
use super::tree::{SearchConfig, Tree};
use super::value::ScoreScale;
use crate::budget::{Budget, Clock};
use crate::splitmix::mixed;
use crate::{Decision, Player};

/// Monte Carlo tree search for games with hidden cards and chance events.
///
/// Each simulated game uses a determinisation of the view. One game in [`SearchConfig::guided`] compares the legal moves at the root: the move, then
/// the rollout policy to the end. This improves a policy by rollouts (Tesauro and Galperin 1996; for cards Yan, Diaconis, Rusmevichientong and Van
/// Roy 2004), with sequential halving at the root alone (Pepels, Cazenave, Winands and Lanctot 2014). The heuristic move is played unless another did
/// significantly better on the same determinisations, so noise seldom makes the player worse than the heuristic policy. The heuristic policy is
/// called only here, so it may be slow. Where rollout moves are cheap and inaccurate, a better move is verified on other determinisations, with
/// heuristic moves at first, before it is preferred.
///
/// All other games grow a tree by UCB1 (Auer, Cesa-Bianchi and Fischer 2002) over this seat's information sets (single-observer information set
/// search: Cowling, Powley and Whitehouse 2012), with random moves to the end. Chance nodes are an open loop: each game samples its own shuffles and
/// dice, and the value of a move averages over them, so a plan that waits for a roll is undervalued. The tree decides where it has found a better
/// move than the guided games: mostly near the end, where random games still separate good moves from bad ones.
///
/// Tree and guided games are kept from move to move until the next chance event. With a budget of iterations the choices are a function of the seed
/// and the views.
#[derive(Debug)]
pub struct Mcts<S: Playable> {
    config: SearchConfig,
    budget: Budget,
    clock: Option<Clock>,
    seed: u64,
    /// The number of moves chosen so far.
    moves: u64,
    samples: Samples<S>,
    scale: ScoreScale,
    halving: SequentialHalving<S::Move>,
    tree: Tree<S::Move>,
}

impl<S: Playable> Mcts<S> {
    /// A rollout policy that costs more than this many random moves is too slow for every game.
    const DEAR: u32 = 10;
    /// The heuristic moves at the start of a game that verifies the rollout policy's result.
    const CAREFUL: u32 = 12;

    /// A player with `budget` per move; without a clock a millisecond counts as a hundred games.
    pub fn new(budget: Budget, clock: Option<Clock>, seed: u64) -> Self {
        Self {
            config: SearchConfig::default(),
            budget,
            clock,
            seed,
            moves: 0,
            samples: Samples::default(),
            scale: ScoreScale::NEW,
            halving: SequentialHalving::default(),
            tree: Tree::default(),
        }
    }

    /// The player with another configuration.
    pub fn with(self, config: SearchConfig) -> Self {
        Self { config, ..self }
    }

    fn search(&mut self, view: &S::View, decision: Decision<'_, S>, before: Option<S::Move>) -> S::Move {
        self.moves += 1;
        let SearchConfig { guided, doubt, trust, .. } = self.config;
        let meter = decision.meter(self.budget, self.clock);
        let (mut done, mut sampled) = (0, None);
        if guided > 0 {
            self.halving.begin(decision.legal_moves(), Some(view.heuristic()), before);
            let share = guided.min((S::View::ROLLOUT_COST / Self::DEAR).max(1));
            let rollout = Rollout::Guided { heuristic: 0 };
            let seed = mixed(self.seed, self.samples.count());
            let simulation = Simulation { view, seat: decision.seat(), rollout, seed, meter, share, doubt };
            self.halving.run::<S>(&simulation, &mut self.scale);
            sampled = self.halving.best(doubt, &self.scale);
            if let Some(other) = sampled.filter(|best| share == 1 && !self.halving.is_incumbent(best.mv)) {
                // Cheap rollout moves are inaccurate: their result is verified with heuristic moves at first.
                let rollout = Rollout::Guided { heuristic: Self::CAREFUL };
                let careful = Simulation { rollout, seed: !seed, view, seat: decision.seat(), meter, share, doubt };
                let pairs = meter.expected(self.halving.games()) / 8;
                if !self.halving.is_confirmed::<S>(other.mv, &careful, pairs, &self.scale) {
                    sampled = self.halving.incumbent(&self.scale);
                }
            }
            done = self.halving.games();
        }
        let mut rng = FastRng::new(mixed(!self.seed, self.moves));
        while meter.allows(done) {
            self.tree.iterate::<S>(view, &mut rng, &mut self.scale, &self.config);
            done += 1;
        }
        let grown = self.tree.best().filter(|&(_, visits)| sampled.is_none() || visits >= trust).map(|(best, _)| best);
        let chosen = match (sampled, grown) {
            // Each is the value of a move under some policy, so the greater one is the better lower bound.
            (Some(sampled), Some(grown)) => {
                let is_better = grown.value - sampled.value > sampled.error.hypot(grown.error);
                Some(if is_better { grown } else { sampled })
            }
            (sampled, grown) => sampled.or(grown),
        };
        chosen.map(|Candidate { mv, .. }| mv).or_else(|| decision.legal_nth(0)).unwrap_or_else(|| view.heuristic())
    }
}

impl<S: Playable> Player<S> for Mcts<S> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        let first = decision.legal_nth(0)?;
        let view = decision.view();
        let before = self.samples.turn_to(&view);
        if !before.is_some_and(|mv| self.tree.advance(mv)) {
            self.tree.clear(first);
        }
        let chosen = if decision.legal_count() < 2 {
            self.halving.begin(std::iter::once(first), Some(first), before);
            first
        } else {
            self.search(&view, decision, before)
        };
        self.samples.moved(view, chosen);
        Some(chosen)
    }
}
