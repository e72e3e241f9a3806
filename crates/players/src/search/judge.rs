//! The policy of a learned value.

use std::sync::Arc;

use underdeck_game::{FastChance, FastRng, Play, Playable, Policy, Seat, View};
use underdeck_value::{Accumulator, Network};

use crate::splitmix::mixed;

/// Chooses moves by a learned value, and evaluates views and states.
#[derive(Clone, Debug)]
pub(crate) struct ValuePolicy(Accumulator);

impl ValuePolicy {
    /// Determinisations on which each move is tried.
    const DEALS: u64 = 8;
    /// The absolute margin by which a move must beat the heuristic's, and the standard errors on top.
    const MARGIN: f32 = 0.004;
    const DOUBT: f32 = 1.0;

    pub(crate) fn new(net: Arc<Network>) -> Self {
        Self(Accumulator::new(net))
    }

    /// The value of a view to its seat, 0 to 1.
    pub(crate) fn value<V: Policy>(&mut self, view: &V) -> f32 {
        self.0.value(|out| view.describe(out))
    }

    /// The value of a state to a seat: of its outcome if the game is over, else of the given view.
    pub(crate) fn worth<S: Playable>(&mut self, state: &S, seat: Seat, view: impl FnOnce() -> S::View) -> f32 {
        match state.outcome() {
            None => self.value(&view()),
            outcome => self.0.net().goal().worth(outcome, seat),
        }
    }

    /// The network.
    pub(crate) const fn lens(&mut self) -> &mut Accumulator {
        &mut self.0
    }

    /// Chooses a move in a running game.
    ///
    /// Where the heuristic makes plans, the network evaluates their ends. Otherwise the heuristic's move is chosen unless another leads to positions
    /// of significantly higher value on common determinisations.
    pub(crate) fn choose<S: Playable>(&mut self, view: &S::View, seat: Seat, seed: u64) -> S::Move {
        self.plan::<S>(view, seat, seed, &mut Vec::new())
    }

    /// As [`choose`](Self::choose); appends the further moves of the plan to `rest`, the last first.
    pub(crate) fn plan<S: Playable>(
        &mut self,
        view: &S::View,
        seat: Seat,
        seed: u64,
        rest: &mut Vec<S::Move>,
    ) -> S::Move {
        let planned = view.planned(&mut |end: &S::View| self.0.value(|out| end.describe(out)), rest);
        planned.map_or_else(|| self.improved::<S>(view, seat, seed), |planned| planned.mv)
    }

    fn improved<S: Playable>(&mut self, view: &S::View, seat: Seat, seed: u64) -> S::Move {
        let usual = view.heuristic();
        let mut rng = FastRng::new(mixed(seed, 0));
        let deals: [_; Self::DEALS as usize] = std::array::from_fn(|_| (view.determinise(&mut rng), rng.clone()));
        let mut after = |mv| -> [f32; Self::DEALS as usize] {
            std::array::from_fn(|n| {
                let (mut state, rng) = deals[n].clone();
                state.play_unchecked(mv, &mut FastChance(rng));
                self.worth::<S>(&state, seat, || state.view(seat))
            })
        };
        let values = after(usual);
        let (mut best, mut gain) = (usual, 0.0);
        for mv in deals[0].0.legal_vec().into_iter().filter(|&mv| mv != usual) {
            let others = after(mv);
            let count = Self::DEALS as f32;
            let differences: [f32; Self::DEALS as usize] = std::array::from_fn(|n| others[n] - values[n]);
            let mean = differences.iter().sum::<f32>() / count;
            let squares = differences.iter().map(|off| (off - mean) * (off - mean)).sum::<f32>();
            let error = (squares / (count * (count - 1.0))).sqrt();
            let sure = mean - Self::MARGIN - Self::DOUBT * error;
            if sure > gain {
                (best, gain) = (mv, sure);
            }
        }
        best
    }
}
