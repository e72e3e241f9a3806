//! The hash table of a tree's edges, by node and move.

use std::hash::{Hash, Hasher as _};

use underdeck_game::{HashInput, WordHasher, fold};

use crate::splitmix::GOLDEN_GAMMA;

/// An empty slot.
const EMPTY: u32 = u32::MAX;

/// Finds edges by node and move: open addressing with linear probing, at most half full.
#[derive(Clone, Debug, Default)]
pub(crate) struct EdgeIndex {
    slots: Vec<u32>,
    used: usize,
}

impl EdgeIndex {
    /// Removes all edges. Keeps the memory unless it is far too large.
    pub(crate) fn clear(&mut self) {
        if self.slots.len() > self.used.saturating_mul(16).max(1 << 12) {
            self.slots.truncate(1 << 12);
        }
        self.slots.fill(EMPTY);
        self.used = 0;
    }

    /// The edge with this hash that satisfies `is_it`.
    #[inline]
    pub(crate) fn find(&self, hash: u64, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        let mask = self.slots.len().wrapping_sub(1);
        let mut slot = hash as usize & mask;
        loop {
            match *self.slots.get(slot)? {
                EMPTY => return None,
                edge if is_it(edge) => return Some(edge),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    /// Adds an edge; `hash_of` returns the hash of an edge in the table.
    pub(crate) fn add(&mut self, hash: u64, edge: u32, hash_of: impl Fn(u32) -> u64) {
        if (self.used + 1) * 2 > self.slots.len() {
            let room = (self.slots.len() * 2).max(1 << 12);
            let old = std::mem::replace(&mut self.slots, vec![EMPTY; room]);
            for edge in old.into_iter().filter(|&edge| edge != EMPTY) {
                self.put(hash_of(edge), edge);
            }
        }
        self.put(hash, edge);
        self.used += 1;
    }

    fn put(&mut self, hash: u64, edge: u32) {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot] != EMPTY {
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = edge;
    }
}

/// The hash of a move at a node.
#[inline]
pub(crate) fn hash(node: u32, mv: &impl Hash) -> u64 {
    let mut hasher = WordHasher(Mixer(u64::from(node).wrapping_mul(GOLDEN_GAMMA)));
    mv.hash(&mut hasher);
    hasher.finish()
}

/// A multiply-and-fold hash.
struct Mixer(u64);

impl HashInput for Mixer {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = fold(self.0 ^ word ^ 0x2d35_8dcc_aa6c_78a5, GOLDEN_GAMMA);
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_finds_exactly_the_added_edges() {
        let mut index = EdgeIndex::default();
        for _ in 0..2 {
            assert_eq!(index.find(hash(1, &7u8), |_| true), None);
            let key = |edge: u32| hash(edge % 100, &(edge / 100));
            for edge in 0..20_000 {
                index.add(key(edge), edge, key);
            }
            for edge in 0..20_000 {
                assert_eq!(index.find(key(edge), |other| other == edge), Some(edge));
            }
            assert_eq!(index.find(hash(100, &0u32), |other| other == 20_000), None);
            index.clear();
        }
    }
}
