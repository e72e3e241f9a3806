//! Simulated games from a position to the end.

use std::sync::Arc;

use underdeck_game::{FastChance, FastRng, Outcome, Play, Playable, Policy, Seat, Turn};
use underdeck_value::Network;

use super::judge::ValuePolicy;
use super::value::GameEnd;

/// The most moves of a simulated game; one that needs more counts as lost.
const MOST_MOVES: u32 = 3_000;

/// Who makes the moves of a simulated game.
#[derive(Clone, Debug)]
pub(crate) enum Rollout {
    /// Nobody: each legal move is equally likely.
    Random,
    /// The game's heuristic policy for the first `heuristic` moves, then its rollout policy.
    Guided {
        /// The number of heuristic moves.
        heuristic: u32,
    },
    /// The game's rollout policy for the first `depth` moves; then a value says how it would end.
    Foretold {
        /// The value.
        net: Arc<Network>,
        /// After how many moves it is asked.
        depth: u32,
    },
}

impl Rollout {
    /// Plays on from a state to which a move led from `view`: how the game ends for the seat that made the move.
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

/// Random moves to the end. Allocates nothing unless the game does.
#[inline]
pub(crate) fn random<S: Playable>(state: &mut S, luck: &mut FastChance, rng: &mut FastRng) -> Option<Outcome> {
    for _ in 0..MOST_MOVES {
        let Some(mv) = state.random_legal(rng) else { break };
        state.play_unchecked(mv, luck);
    }
    state.outcome()
}

/// At most `most` moves: `heuristic` by the heuristic policy, then by the rollout policy, each chosen from what its seat may know.
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
