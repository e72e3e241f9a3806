//! The transposition key of a position: 128 bits of its essence.

use std::hash::{Hash as _, Hasher as _};

use underdeck_game::{Aim, HashInput, Solve, WordHasher, fold};
use underdeck_record::LuckCounts;

/// Odd constants from the fractional digits of π.
const FIRST: u64 = 0x243f_6a88_85a3_08d3;
const SECOND: u64 = 0x1319_8a2e_0370_7345;
const THIRD: u64 = 0xa409_3822_299f_31d1;

/// The key of a position: its essence and the chance events so far.
pub(crate) fn key<S: Solve>(state: &S, counts: &LuckCounts, aim: Aim) -> [u64; 2] {
    let mut hasher = WordHasher(Key { first: FIRST, second: SECOND });
    counts.hash(&mut hasher);
    state.transposition_key(aim, &mut hasher);
    // The last word must affect every bit.
    hasher.write_u64(THIRD);
    let Key { first, second } = hasher.0;
    [first, second ^ first.rotate_left(32)]
}

/// Two independent multiply-and-fold hashes. The probability of a collision among 10⁹ positions is below 10⁻²⁰.
struct Key {
    first: u64,
    second: u64,
}

impl HashInput for Key {
    #[inline]
    fn word(&mut self, word: u64) {
        self.first = fold(self.first ^ word, THIRD).wrapping_add(FIRST);
        self.second = fold(self.second.rotate_left(23) ^ word, SECOND).wrapping_add(word);
    }

    fn hash(&self) -> u64 {
        self.first
    }
}
