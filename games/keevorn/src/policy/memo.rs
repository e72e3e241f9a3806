//! The results of a search by state.

use crate::State;

/// The part of a state that differs within one search. A card in none of these piles is in the Floor.
///
/// A set of cards leaves four bits of its word free: they hold Health, wishes and phase.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Key([u64; 4]);

impl Key {
    pub(super) fn of(state: &State) -> Self {
        let rest = state.phase.word() as u64 | u64::from(state.wishes & 0x1f) << 3 | u64::from(state.health) << 8;
        Self([
            state.room.bits() | (rest & 15) << 60,
            state.hands.bits() | (rest >> 4 & 15) << 60,
            state.backpack.bits() | (rest >> 8 & 15) << 60,
            state.discard.bits() | rest >> 12 << 60,
        ])
    }

    fn hash(&self) -> usize {
        let mix = |hash: u64, word: &u64| (hash.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (self.0.iter().fold(0, mix) >> 32) as usize
    }
}

/// A hash table with open addressing, for a short search with many look-ups.
pub(super) struct Memo<T> {
    /// One more than the index in `found`, or 0. The number of slots is a power of two, and at most half are used.
    slots: Vec<u32>,
    found: Vec<(Key, T)>,
}

/// The initial number of slots: enough for most Rooms.
const ROOMY: usize = 512;

impl<T: Copy> Memo<T> {
    pub(super) fn new() -> Self {
        Self { slots: vec![0; ROOMY], found: Vec::with_capacity(ROOMY / 2) }
    }

    pub(super) fn get(&self, key: &Key) -> Option<T> {
        let place = self.slots[self.slot(key)].checked_sub(1)?;
        Some(self.found[place as usize].1)
    }

    /// Stores the value of an absent key.
    pub(super) fn put(&mut self, key: Key, value: T) {
        if 2 * self.found.len() >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot(&key);
        self.found.push((key, value));
        self.slots[slot] = self.found.len() as u32;
    }

    /// The slot of the key, or the free slot for it.
    fn slot(&self, key: &Key) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = key.hash() & mask;
        while self.slots[slot] != 0 && self.found[self.slots[slot] as usize - 1].0 != *key {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![0; 2 * self.slots.len()];
        for place in 0..self.found.len() {
            let slot = self.slot(&self.found[place].0);
            self.slots[slot] = place as u32 + 1;
        }
    }
}
