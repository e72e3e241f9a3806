//! The key of a position: 128 bits that follow from its essence.

use std::hash::{Hash, Hasher};

use game::{Aim, Solve};
use record::LuckCounts;

/// Odd constants from the fractional digits of π.
const FIRST: u64 = 0x243f_6a88_85a3_08d3;
const SECOND: u64 = 0x1319_8a2e_0370_7345;
const THIRD: u64 = 0xa409_3822_299f_31d1;

/// The key of a position: its essence and the events of luck so far.
pub(crate) fn key<S: Solve>(state: &S, counts: &LuckCounts, aim: Aim) -> [u64; 2] {
    let mut hasher = Key { first: FIRST, second: SECOND };
    counts.hash(&mut hasher);
    state.essence(aim, &mut hasher);
    // The last words must reach every bit.
    hasher.write_u64(THIRD);
    [hasher.first, hasher.second ^ hasher.first.rotate_left(32)]
}

/// Two independent multiply–fold hashes, side by side. Of 10⁹ positions two share a key with a chance below 10⁻²⁰.
struct Key {
    first: u64,
    second: u64,
}

/// The two halves of a product, folded.
#[inline]
const fn fold(a: u64, b: u64) -> u64 {
    let wide = (a as u128) * (b as u128);
    (wide >> 64) as u64 ^ wide as u64
}

impl Hasher for Key {
    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.first = fold(self.first ^ word, THIRD).wrapping_add(FIRST);
        self.second = fold(self.second.rotate_left(23) ^ word, SECOND).wrapping_add(word);
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn finish(&self) -> u64 {
        self.first
    }
}
