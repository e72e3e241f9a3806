//! The minions on a slate.

use std::hash::{Hash, Hasher};

use crate::kinds::{Kind, Work};
use crate::tables::Tables;

/// The most minions of a Keep (bounds-1).
pub(crate) const MOST_MINIONS: usize = 24;

/// The number of a minion in its Keep, from 1 (minion-1).
pub(crate) type Id = u8;

underdeck_cards::bit_set! {
    /// Some minions of a Keep, by ascending number.
    pub(crate) struct Ids(u32) of Id, bit, at_bit;
}

/// The bit of an id; the last bit is for ids that no minion has.
const fn bit(id: Id) -> u32 {
    match id {
        1..=31 => id as u32 - 1,
        _ => 31,
    }
}

const fn at_bit(bit: u32) -> Id {
    bit as Id + 1
}

impl Ids {
    /// The ids above one.
    #[inline]
    pub(crate) const fn above(self, id: Id) -> Self {
        Self(self.0 & (u32::MAX << id))
    }

    /// The first `n`, lowest ids first.
    pub(crate) fn first_few(self, n: usize) -> Self {
        self.iter().take(n).collect()
    }
}

/// A minion. Its food and its number of trainings follow from its kind and its present rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Minion {
    pub(crate) kind: Kind,
    pub(crate) rank: u8,
    pub(crate) pay: u8,
}

impl Minion {
    /// A minion as hired (attempt-2, draft-6).
    #[inline]
    pub(crate) fn new(kind: Kind, tables: &Tables) -> Self {
        let (rank, pay) = tables.hired(kind);
        Self { kind, rank, pay }
    }

    /// Its food at an Upkeep.
    pub(crate) fn food(self, tables: &Tables) -> u8 {
        tables.food[self.kind.index()]
    }

    /// The number of its trainings: one for each rank above that of its kind (train-2).
    pub(crate) fn trains(self, tables: &Tables) -> u8 {
        self.rank.saturating_sub(tables.hired(self.kind).0)
    }
}

/// The minions of a Keep, each in the place of its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Minions {
    ids: Ids,
    /// Minions trained, and minions who worked, this turn (minion-1).
    pub(crate) trained: Ids,
    pub(crate) worked: Ids,
    /// Minions who may not work on doors and traps any more; the same as `worked` without the option `two_jobs` (option-16).
    pub(crate) forged: Ids,
    kinds: [Kind; MOST_MINIONS],
    /// 0 for a place without a minion.
    ranks: [u8; MOST_MINIONS],
    pays: [u8; MOST_MINIONS],
}

impl Minions {
    pub(crate) const NONE: Self = Self {
        ids: Ids::EMPTY,
        trained: Ids::EMPTY,
        worked: Ids::EMPTY,
        forged: Ids::EMPTY,
        kinds: [Kind::FIRST; MOST_MINIONS],
        ranks: [0; MOST_MINIONS],
        pays: [0; MOST_MINIONS],
    };

    #[inline]
    pub(crate) const fn ids(&self) -> Ids {
        self.ids
    }

    #[inline]
    pub(crate) const fn count(&self) -> usize {
        self.ids.len()
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// The minion of an id.
    #[inline]
    pub(crate) const fn get(&self, id: Id) -> Minion {
        let place = (id as usize - 1) % MOST_MINIONS;
        Minion { kind: self.kinds[place], rank: self.ranks[place], pay: self.pays[place] }
    }

    #[inline]
    pub(crate) const fn rank(&self, id: Id) -> u8 {
        self.ranks[(id as usize - 1) % MOST_MINIONS]
    }

    /// All with their ids, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Id, Minion)> + Clone + '_ {
        self.ids.iter().map(|id| (id, self.get(id)))
    }

    /// Gives a new minion the lowest free id; without a free id no minion is hired (minion-1, R4, R43).
    #[inline]
    pub(crate) fn hire(&mut self, kind: Kind, tables: &Tables) {
        let id = self.ids.bits().trailing_ones() as Id + 1;
        self.put(id, Minion::new(kind, tables));
    }

    /// Puts a minion in the place of an id.
    #[inline]
    pub(crate) fn put(&mut self, id: Id, minion: Minion) {
        let place = usize::from(id) - 1;
        if place < MOST_MINIONS {
            self.ids = self.ids.union(Ids::of(id));
            (self.kinds[place], self.ranks[place], self.pays[place]) = (minion.kind, minion.rank, minion.pay);
        }
    }

    /// Removes a minion, whose id is free again (minion-1, R43).
    #[inline]
    pub(crate) fn remove(&mut self, id: Id) {
        let place = (usize::from(id) - 1) % MOST_MINIONS;
        self.ids.remove(id);
        self.trained.remove(id);
        self.worked.remove(id);
        self.forged.remove(id);
        (self.kinds[place], self.ranks[place], self.pays[place]) = (Kind::FIRST, 0, 0);
    }

    /// Adds a rank, and more pay for good (train-2, R24, R25).
    pub(crate) fn train(&mut self, id: Id, pay: u8) {
        let place = (usize::from(id) - 1) % MOST_MINIONS;
        self.ranks[place] += 1;
        self.pays[place] = self.pays[place].saturating_add(pay);
        self.trained = self.trained.union(Ids::of(id));
    }

    /// Clears all marks (turn-1).
    #[inline]
    pub(crate) fn rest(&mut self) {
        (self.trained, self.worked, self.forged) = (Ids::EMPTY, Ids::EMPTY, Ids::EMPTY);
    }

    /// The sum of all pay (upkeep-2).
    #[inline]
    pub(crate) fn pay(&self) -> u16 {
        self.pays.iter().map(|&pay| u16::from(pay)).sum()
    }

    /// The sum of all food needs (upkeep-2).
    #[inline]
    pub(crate) fn food(&self, tables: &Tables) -> u16 {
        let food = &tables.food;
        self.ids.iter().map(|id| u16::from(food[self.get(id).kind.index()])).sum()
    }

    /// The number of minions of this rank or more (fight-1).
    #[inline]
    pub(crate) fn at_least(&self, rank: u8) -> u8 {
        self.ranks.iter().map(|&other| u8::from(other >= rank.max(1))).sum()
    }

    /// Minions with the highest present rank (shortfall-1).
    #[inline]
    pub(crate) fn highest(&self) -> Ids {
        let highest = self.ranks.iter().copied().max().unwrap_or(0);
        self.ids.iter().filter(|&id| self.rank(id) == highest).collect()
    }

    /// Minions of a kind.
    pub(crate) fn of_kind(&self, kind: Kind) -> Ids {
        self.ids.iter().filter(|&id| self.get(id).kind == kind).collect()
    }

    /// Minions of at most this rank.
    pub(crate) fn up_to(&self, rank: u8) -> Ids {
        self.ids.iter().filter(|&id| self.rank(id) <= rank).collect()
    }

    /// Minions who can still work on a work this turn (channel-1, labour-1, R27).
    pub(crate) fn idle_for(&self, work: Work) -> Ids {
        match work {
            Work::Spell(_) => self.ids - self.worked,
            Work::Ware(_) => self.ids - self.forged,
        }
    }

    /// Minions who can still work on anything this turn (R27).
    pub(crate) fn idle(&self) -> Ids {
        self.ids - (self.worked & self.forged)
    }

    /// Marks a crew: for all work, or with `two_jobs` only for that of its kind (channel-1, labour-1, option-16, R27).
    pub(crate) fn mark_worked(&mut self, crew: Ids, work: Work, two_jobs: bool) {
        let is_spell = matches!(work, Work::Spell(_));
        if is_spell || !two_jobs {
            self.worked |= crew;
        }
        if !is_spell || !two_jobs {
            self.forged |= crew;
        }
    }
}

/// Marks that are the same for all work count once.
impl Hash for Minions {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.ids, self.trained, self.worked, self.kinds, self.ranks, self.pays).hash(state);
        if self.forged != self.worked {
            self.forged.hash(state);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A minion with a reused id was neither trained nor at work (minion-1, R43).
    #[test]
    fn a_removed_minion_leaves_no_trace() {
        let mut minions = Minions::NONE;
        minions.hire(Kind::FIRST, crate::tables::tables());
        minions.train(1, 2);
        minions.remove(1);
        assert_eq!(minions, Minions::NONE);
    }
}
