//! The player with a learned value.

use std::sync::Arc;

use underdeck_game::{FastChance, FastRng, Play as _, Playable, Policy, View as _};
use underdeck_value::Network;

use super::judge::ValuePolicy;
use super::plans;
use crate::budget::{Budget, Clock};
use crate::splitmix::mixed;
use crate::{Decision, Player};

/// The heuristic policy with a learned value as its evaluation; without one, the plain heuristic policy.
#[derive(Clone, Debug)]
pub struct ValuePlayer<S: Playable> {
    judge: Option<ValuePolicy>,
    seed: u64,
    /// The number of moves chosen so far.
    moves: u64,
    keeps_plans: bool,
    /// The budget for searching behind the ends of plans, if they are searched.
    ahead: Option<(Budget, Option<Clock>)>,
    /// The further moves of the plan, the last first.
    rest: Vec<S::Move>,
    /// The view expected before the next of them, if no other event comes between.
    expected: Option<S::View>,
}

impl<S: Playable> ValuePlayer<S> {
    /// A player with an optional learned value; the seed decides its determinisations.
    pub fn new(net: Option<Arc<Network>>, seed: u64) -> Self {
        let judge = net.map(ValuePolicy::new);
        Self { judge, seed, moves: 0, keeps_plans: false, ahead: None, rest: Vec::new(), expected: None }
    }

    /// Makes the player follow a plan until new information appears, instead of planning again at each move.
    pub fn keeping_plans(self) -> Self {
        Self { keeps_plans: true, ..self }
    }

    /// Makes the player search behind the ends of plans, with `budget` for each plan, and follow the plan. A simulation deals the cards behind the
    /// end of a plan; without a clock a millisecond counts as a hundred.
    pub fn looking_ahead(self, budget: Budget, clock: Option<Clock>) -> Self {
        Self { ahead: Some((budget, clock)), ..self.keeping_plans() }
    }

    /// The view after a move that reveals nothing.
    fn foreseen(view: &S::View, mv: S::Move) -> S::View {
        let mut rng = FastRng::new(0);
        let mut state = view.determinise(&mut rng);
        let seat = state.deciding_seat();
        state.play_unchecked(mv, &mut FastChance(rng));
        state.view(seat)
    }
}

impl<S: Playable> Player<S> for ValuePlayer<S> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        let is_forced = decision.legal_count() < 2;
        let (Some(judge), false) = (&mut self.judge, decision.is_over()) else {
            return if is_forced { decision.legal_nth(0) } else { Some(decision.view().heuristic()) };
        };
        let view = decision.view();
        if self.expected.take().is_none_or(|expected| expected != view) {
            self.rest.clear();
        }
        self.moves += u64::from(!is_forced);
        let mv = match self.rest.pop() {
            Some(mv) => mv,
            None if is_forced => return decision.legal_nth(0),
            None => {
                let seed = mixed(self.seed, self.moves);
                match self.ahead {
                    None => judge.plan::<S>(&view, decision.seat(), seed, &mut self.rest),
                    Some((budget, clock)) => {
                        let meter = decision.meter(budget, clock);
                        plans::choose(judge.lens(), &decision, seed, meter, &mut self.rest)?
                    }
                }
            }
        };
        if self.keeps_plans && !self.rest.is_empty() {
            self.expected = Some(Self::foreseen(&view, mv));
        }
        Some(mv)
    }
}
