//! Simulated games from a position to the end.

use game::{FastChance, FastRng, Outcome, Play, Playable, Policy, Turn};

/// The most moves of a simulated game; one that needs more counts as lost.
pub(crate) const MOST_MOVES: u32 = 3_000;

/// Random moves to the end. Allocates nothing unless the game does.
#[inline]
pub(crate) fn random<S: Playable>(state: &mut S, luck: &mut FastChance, rng: &mut FastRng) -> Option<Outcome> {
    for _ in 0..MOST_MOVES {
        let Some(mv) = state.random_legal(rng) else { break };
        state.play_unchecked(mv, luck);
    }
    state.outcome()
}

/// So many greedy moves and then quick ones ([`Policy::rollout`]) to the end, each chosen by what its seat may know.
pub(crate) fn guided<S: Playable>(
    state: &mut S,
    luck: &mut FastChance,
    rng: &mut FastRng,
    greedy: u32,
) -> Option<Outcome> {
    for n in 0..MOST_MOVES {
        let Turn::Decide(seat) = state.turn() else { break };
        let view = state.view(seat);
        let mv = if n < greedy { view.heuristic() } else { view.rollout(rng) };
        state.play_unchecked(mv, luck);
    }
    state.outcome()
}
