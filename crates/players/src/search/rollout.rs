//! Simulated games from a position to the end.

use std::sync::Arc;

use game::{FastChance, FastRng, Outcome, Play, Playable, Policy, Seat, Turn};
use rand_core::Rng;
use value::Net;

use super::judge::Judge;
use super::value::End;

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
        net: Arc<Net>,
        /// After how many moves it is asked.
        depth: u32,
    },
    /// The policy of a learned value, which also values the position in which the game is left.
    Valued {
        /// The value.
        net: Arc<Net>,
        /// After how many ends of plans, or moves where there are no plans, it is left.
        depth: u32,
    },
}

impl Rollout {
    /// Plays on from a state to which a move led from `view`: how the game ends for the seat that made the move.
    pub(crate) fn play<S: Playable>(
        &self,
        (view, seat): (&S::View, Seat),
        state: &mut S,
        luck: &mut FastChance,
        rng: &mut FastRng,
    ) -> End {
        match self {
            Self::Random => End::of(random(state, luck, rng), seat),
            Self::Guided { heuristic } => End::of(guided(state, luck, rng, *heuristic, MOST_MOVES), seat),
            Self::Foretold { net, depth } => {
                guided(state, luck, rng, 0, *depth);
                let win = Judge::new(Arc::clone(net)).worth::<S>(state, seat, || state.view(seat));
                End { win, score: None }
            }
            Self::Valued { net, depth } => {
                let win = valued((view, seat), state, luck, rng, net, *depth);
                End { win, score: None }
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

/// Moves by the policy of a learned value up to a leaf, and what the leaf is worth to the seat.
fn valued<S: Playable>(
    (view, seat): (&S::View, Seat),
    state: &mut S,
    luck: &mut FastChance,
    rng: &mut FastRng,
    net: &Arc<Net>,
    depth: u32,
) -> f32 {
    let mut judge = Judge::new(Arc::clone(net));
    let (mut view, mut ends) = (view.clone(), 0);
    for n in 0..MOST_MOVES {
        let Turn::Decide(to_move) = state.turn() else { break };
        let (seen, foreseen) = (state.view(seat), view.foreseen(state, seat));
        ends += u32::from(!S::View::PLANS || foreseen != seen);
        if ends > depth && (!S::View::PLANS || foreseen != seen) {
            return judge.value(&foreseen);
        }
        view = seen;
        let own = if to_move == seat { view.clone() } else { state.view(to_move) };
        let mv = if state.legal_count() == 1 { state.legal_nth(0) } else { None };
        let mv = mv.unwrap_or_else(|| judge.choose::<S>(&own, to_move, rng.next_u64() ^ u64::from(n)));
        state.play_unchecked(mv, luck);
    }
    net.goal().worth(state.outcome(), seat)
}
