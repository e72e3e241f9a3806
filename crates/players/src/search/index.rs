//! Where a move's branch lies: one table for a whole tree.

use std::hash::{Hash, Hasher};

/// No place.
const EMPTY: u32 = u32::MAX;

/// Finds branches by point and move: open addressing with linear probing, at most half full.
#[derive(Clone, Debug, Default)]
pub(crate) struct Index {
    slots: Vec<u32>,
    used: usize,
}

impl Index {
    /// Forgets everything but keeps the room, unless there is far too much of it.
    pub(crate) fn clear(&mut self) {
        if self.slots.len() > self.used.saturating_mul(16).max(1 << 12) {
            self.slots.truncate(1 << 12);
        }
        self.slots.fill(EMPTY);
        self.used = 0;
    }

    /// The place with this hash for which `is_it` holds.
    #[inline]
    pub(crate) fn find(&self, hash: u64, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        let mask = self.slots.len().wrapping_sub(1);
        let mut slot = hash as usize & mask;
        loop {
            match *self.slots.get(slot)? {
                EMPTY => return None,
                place if is_it(place) => return Some(place),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    /// Adds a place; `hash_of` tells the hash of those that are in already.
    pub(crate) fn add(&mut self, hash: u64, place: u32, hash_of: impl Fn(u32) -> u64) {
        if (self.used + 1) * 2 > self.slots.len() {
            let room = (self.slots.len() * 2).max(1 << 12);
            let old = std::mem::replace(&mut self.slots, vec![EMPTY; room]);
            for place in old.into_iter().filter(|&place| place != EMPTY) {
                self.put(hash_of(place), place);
            }
        }
        self.put(hash, place);
        self.used += 1;
    }

    fn put(&mut self, hash: u64, place: u32) {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot] != EMPTY {
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = place;
    }
}

/// The hash of a move at a point.
#[inline]
pub(crate) fn hash(node: u32, mv: &impl Hash) -> u64 {
    let mut hasher = Mixer(u64::from(node).wrapping_mul(Mixer::FACTOR));
    mv.hash(&mut hasher);
    hasher.finish()
}

/// Multiply and fold, word by word: quick, the same everywhere, and not made to withstand anybody.
struct Mixer(u64);

impl Mixer {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
}

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
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
    fn write_u64(&mut self, n: u64) {
        let wide = u128::from(self.0 ^ n ^ 0x2d35_8dcc_aa6c_78a5) * u128::from(Self::FACTOR);
        self.0 = (wide as u64) ^ (wide >> 64) as u64;
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_added_is_found_and_nothing_else() {
        let mut index = Index::default();
        for _ in 0..2 {
            assert_eq!(index.find(hash(1, &7u8), |_| true), None);
            let key = |place: u32| hash(place % 100, &(place / 100));
            for place in 0..20_000 {
                index.add(key(place), place, key);
            }
            for place in 0..20_000 {
                assert_eq!(index.find(key(place), |other| other == place), Some(place));
            }
            assert_eq!(index.find(hash(100, &0u32), |other| other == 20_000), None);
            index.clear();
        }
    }
}
