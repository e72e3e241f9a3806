//! Counting move sequences, as chess programs do to compare their rules.

use crate::{Chance, MoveList, State};

/// The number of sequences of exactly `depth` legal moves from a state; each meets the luck of a copy of `chance`.
///
/// A game that ends earlier adds nothing to the count. Depth 0 counts one, the empty sequence.
pub fn perft<S: State>(state: &S, chance: &(impl Chance + Clone), depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => state.moves().count() as u64,
        _ => {
            let after = |mv| {
                let (mut after, mut luck) = (state.clone(), chance.clone());
                after.play_unchecked(mv, &mut luck);
                perft(&after, &luck, depth - 1)
            };
            state.moves().all().map(after).sum()
        }
    }
}
