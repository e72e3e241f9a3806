//! Rollouts: simulated games from a position.

use std::sync::Arc;

use underdeck_game::{FastChance, FastRng, Outcome, Play, Playable, Policy, Seat, Turn};
use underdeck_value::Network;

use super::judge::ValuePolicy;
use super::value::GameEnd;

/// The most moves of a rollout; a longer game counts as lost.
const MOST_MOVES: u32 = 3_000;

/// The policy of a rollout.
#[derive(Clone, Debug)]
pub(crate) enum Rollout {
    /// Uniformly random legal moves.
    Random,
    /// The game's heuristic policy for the first `heuristic` moves, then its rollout policy.
    Guided {
        /// The number of heuristic moves.
        heuristic: u32,
    },
    /// The game's rollout policy for the first `depth` moves; then a learned value replaces the rest.
    Foretold {
        /// The learned value.
        net: Arc<Network>,
        /// The moves before the leaf.
        depth: u32,
    },
}

impl Rollout {
    /// Plays on from a state that a move from `view` led to. Returns the end of the game for the seat that moved.
    pub(crate) fn play<S: Playable>(
        &self,
        seat: Seat,
        state: &mut S,
        luck: &mut FastChance,
        rng: &mut FastRng,
    ) -> GameEnd {
        match self {
            Self::Random => GameEnd::of(random(state, luck, rng), seat),
            Self::Guided { heuristic } => GameEnd::of(guided(state, luck, rng, *heuristic, MOST_MOVES), seat),
            Self::Foretold { net, depth } => {
                guided(state, luck, rng, 0, *depth);
                let win = ValuePolicy::new(Arc::clone(net)).worth::<S>(state, seat, || state.view(seat));
                GameEnd { win, score: None }
            }
        }
    }
}

/// Plays random moves to the end. Does not allocate unless the game does.
#[inline]
pub(crate) fn random<S: Playable>(state: &mut S, luck: &mut FastChance, rng: &mut FastRng) -> Option<Outcome> {
    for _ in 0..MOST_MOVES {
        let Some(mv) = state.random_legal(rng) else { break };
        state.play_unchecked(mv, luck);
    }
    state.outcome()
}

/// Plays at most `most` moves: `heuristic` by the heuristic policy, the rest by the rollout policy, each chosen from the view of its seat.
fn guided<S: Playable>(
    state: &mut S,
    luck: &mut FastChance,
    rng: &mut FastRng,
    heuristic: u32,
    most: u32,
) -> Option<Outcome> {
    for n in 0..most {
        let Turn::Decide(seat) = state.turn() else { break };
        let view = state.view(seat);
        let mv = if n < heuristic { view.heuristic() } else { view.rollout(rng) };
        state.play_unchecked(mv, luck);
    }
    state.outcome()
}
