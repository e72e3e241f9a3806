//! Move sequences, which the search tries as one move.

use underdeck_game::{FastRng, Play as _, Playable, Policy as _};
use underdeck_record::{DealLuck, LuckCounts};

/// The most consecutive free moves of a policy.
const FREE: usize = 16;

/// Sequences of one or more moves, in a flat list.
#[derive(Clone)]
pub(crate) struct MoveSequences<M> {
    pub(crate) moves: Vec<M>,
    /// The range of each move sequence in `moves`.
    pub(crate) places: Vec<(usize, usize)>,
    /// The start of the move sequence under construction.
    start: usize,
}

impl<M> Default for MoveSequences<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), places: Vec::new(), start: 0 }
    }
}

impl<M: Copy> MoveSequences<M> {
    pub(crate) const fn len(&self) -> usize {
        self.places.len()
    }

    pub(crate) fn get(&self, n: usize) -> &[M] {
        let (start, end) = self.places[n];
        &self.moves[start..end]
    }

    pub(crate) fn push(&mut self, way: &[M]) {
        self.moves.extend_from_slice(way);
        self.end();
    }

    /// Ends the move sequence under construction.
    pub(crate) fn end(&mut self) {
        self.places.push((self.start, self.moves.len()));
        self.start = self.moves.len();
    }

    /// Keeps the first `n` move sequences, which must be the first in the list of moves.
    pub(crate) fn truncate(&mut self, n: usize) {
        if let Some((start, _)) = self.places.drain(n..).min() {
            self.moves.truncate(start);
            self.start = start;
        }
    }
}

/// The policy's moves up to the first that is not free.
pub(crate) fn policy_way<S: Playable>(
    mut state: S,
    mut counts: LuckCounts,
    luck: &mut DealLuck,
    key: [u64; 2],
    mut each: impl FnMut(S::Move),
) {
    for _ in 0..FREE {
        let mv = policy(&state, key);
        each(mv);
        if !state.is_free(mv) {
            break;
        }
        state.play_unchecked(mv, &mut luck.at(&mut counts));
    }
}

/// The policy's move, or the only legal one.
pub(crate) fn policy<S: Playable>(state: &S, key: [u64; 2]) -> S::Move {
    let only = state.legal_nth(0).filter(|_| state.legal_count() == 1);
    only.unwrap_or_else(|| state.view(state.deciding_seat()).rollout(&mut FastRng::new(key[0])))
}
