//! Simulated games from a position to the end.

use game::{FastChance, FastRng, Outcome, Play, Playable, Policy, Turn};

/// The most moves of a simulated game; one that needs more counts as lost.
const MOST_MOVES: u32 = 3_000;

/// Who makes the moves of a simulated game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rollout {
    /// Nobody: each legal move is equally likely.
    Random,
    /// The game's heuristic policy for the first `heuristic` moves, then its rollout policy.
    Guided {
        /// The number of heuristic moves.
        heuristic: u32,
    },
}

impl Rollout {
    /// Plays a game to its end.
    pub(crate) fn play<S: Playable>(self, state: &mut S, luck: &mut FastChance, rng: &mut FastRng) -> Option<Outcome> {
        match self {
            Self::Random => random(state, luck, rng),
            Self::Guided { heuristic } => guided(state, luck, rng, heuristic),
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

/// `heuristic` moves by the heuristic policy, then the rollout policy to the end, each chosen from what its seat may know.
fn guided<S: Playable>(state: &mut S, luck: &mut FastChance, rng: &mut FastRng, heuristic: u32) -> Option<Outcome> {
    for n in 0..MOST_MOVES {
        let Turn::Decide(seat) = state.turn() else { break };
        let view = state.view(seat);
        let mv = if n < heuristic { view.heuristic() } else { view.rollout(rng) };
        state.play_unchecked(mv, luck);
    }
    state.outcome()
}
