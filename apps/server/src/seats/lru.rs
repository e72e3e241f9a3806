//! A map that holds so many things and no more: what was not used for longest goes.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

/// The map.
#[derive(Debug)]
pub(crate) struct Lru<K, V> {
    most: usize,
    clock: u64,
    entries: HashMap<K, (u64, V)>,
    order: BTreeMap<u64, K>,
}

impl<K: Clone + Eq + Hash, V> Lru<K, V> {
    /// A map for so many things, at least one.
    pub(crate) fn new(most: usize) -> Self {
        Self { most: most.max(1), clock: 0, entries: HashMap::new(), order: BTreeMap::new() }
    }

    /// The value of a key, which counts as used now.
    pub(crate) fn get(&mut self, key: &K) -> Option<&mut V> {
        self.clock += 1;
        let (used, value) = self.entries.get_mut(key)?;
        self.order.remove(used);
        *used = self.clock;
        self.order.insert(self.clock, key.clone());
        Some(value)
    }

    /// Puts a value in, in place of what was there; the one unused for longest goes if there are too many.
    pub(crate) fn put(&mut self, key: K, value: V) {
        self.remove(&key);
        if self.entries.len() >= self.most
            && let Some((_, oldest)) = self.order.pop_first()
        {
            self.entries.remove(&oldest);
        }
        self.clock += 1;
        self.order.insert(self.clock, key.clone());
        self.entries.insert(key, (self.clock, value));
    }

    /// Takes a value out.
    pub(crate) fn remove(&mut self, key: &K) -> Option<V> {
        let (used, value) = self.entries.remove(key)?;
        self.order.remove(&used);
        Some(value)
    }

    /// Takes everything out.
    pub(crate) fn clear(&mut self) {
        self.entries.clear();
        self.order.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_for_longest_goes() {
        let mut map = Lru::new(2);
        map.put("a", 1);
        map.put("b", 2);
        assert_eq!(map.get(&"a"), Some(&mut 1));
        map.put("c", 3);
        assert_eq!((map.get(&"a").copied(), map.get(&"b").copied(), map.remove(&"c")), (Some(1), None, Some(3)));
        map.put("a", 4);
        map.put("d", 5);
        assert_eq!((map.get(&"a").copied(), map.get(&"d").copied()), (Some(4), Some(5)));
        map.clear();
        assert!(map.get(&"a").is_none() && map.order.is_empty());
    }
}
