//! The transposition table: searched positions, each with the greatest resources of a search without a result.

use std::hash::{Hash as _, Hasher as _};

use underdeck_game::{Aim, HashInput, Resources, Solve, WordHasher, fold};
use underdeck_record::LuckCounts;

/// Entries in a bucket. A position is in one of the entries of its bucket.
const PLACES: usize = 4;
/// The buckets at the start of each deal.
const INITIAL: usize = 1 << 8;
/// The departures left when there is no limit.
pub(crate) const ALL: u8 = u8::MAX;

/// A searched position: with these resources and this many departures left, no line was found in this deal.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: [u64; 2],
    means: Resources,
    /// The number of the deal, from 1, and the departures left in the lowest byte; 0 for a free entry.
    mark: u32,
}

/// A flat table of fixed maximum size that replaces the least useful entries when full. It grows with the needs of a deal, so that easy deals stay in
/// the processor's cache. Entries of other deals are never visible.
pub(crate) struct Table {
    entries: Vec<Entry>,
    /// The buckets in use, a power of two, and the most there may be.
    buckets: usize,
    most: usize,
    /// The entries of this deal.
    used: usize,
    deal: u32,
}

impl Table {
    /// A table of at most this many bytes, but at least the initial size.
    pub(crate) fn new(bytes: usize) -> Self {
        let most = bytes / (PLACES * size_of::<Entry>());
        // The largest power of two that fits.
        let most = if most <= INITIAL { INITIAL } else { 1 << most.ilog2() };
        Self { entries: Vec::new(), buckets: INITIAL, most, used: 0, deal: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.deal += 1;
        if self.deal >> 24 != 0 {
            self.entries.clear();
            self.deal = 1;
        }
        (self.buckets, self.used) = (INITIAL, 0);
        self.entries.resize(self.entries.len().max(INITIAL * PLACES), Entry::default());
    }

    /// Marks a position as searched. Returns false if an earlier search had no fewer resources and departures.
    pub(crate) fn visit(&mut self, key: [u64; 2], means: Resources, left: u8) -> bool {
        let deal = self.deal;
        let bucket = &mut self.entries[Self::bucket(key, self.buckets)..][..PLACES];
        let mut place = None;
        let mut freed = 0;
        for (n, entry) in bucket.iter_mut().enumerate() {
            if entry.mark >> 8 != deal {
                place = Some(n);
                continue;
            }
            if entry.key != key {
                continue;
            }
            let old = entry.mark as u8;
            if old >= left && at_least(entry.means, means) {
                return false;
            }
            if left >= old && at_least(means, entry.means) {
                entry.mark = 0;
                freed += 1;
                place = Some(n);
            }
        }
        let place = place.unwrap_or_else(|| {
            // A search with few departures was cheap, so its entry is replaced first; the key breaks ties.
            let turn = (key[1] >> 60) as usize;
            freed += 1;
            (0..PLACES).min_by_key(|n| (bucket[*n].mark as u8, (n + turn) % PLACES)).unwrap_or(0)
        });
        bucket[place] = Entry { key, means, mark: deal << 8 | u32::from(left) };
        self.used = self.used + 1 - freed;
        if self.used > self.buckets * PLACES / 4 * 3 && self.buckets < self.most {
            self.grow();
        }
        true
    }

    const fn bucket(key: [u64; 2], buckets: usize) -> usize {
        (key[0] as usize & (buckets - 1)) * PLACES
    }

    /// Doubles the buckets. The entries of a bucket move to it or its twin.
    fn grow(&mut self) {
        let old = self.buckets * PLACES;
        self.buckets *= 2;
        if self.entries.len() < old * 2 {
            self.entries.resize(old * 2, Entry::default());
        }
        self.entries[old..old * 2].fill(Entry::default());
        for n in 0..old {
            let entry = self.entries[n];
            if entry.mark >> 8 == self.deal && Self::bucket(entry.key, self.buckets) >= old {
                self.entries[n].mark = 0;
                self.entries[n + old] = entry;
            }
        }
    }
}

/// Whether no resource is smaller.
#[inline]
fn at_least(more: Resources, less: Resources) -> bool {
    more.iter().zip(less).all(|(more, less)| *more >= less)
}

/// Odd constants from the fractional digits of π.
const FIRST: u64 = 0x243f_6a88_85a3_08d3;
const SECOND: u64 = 0x1319_8a2e_0370_7345;
const THIRD: u64 = 0xa409_3822_299f_31d1;

/// The key of a position: a hash of its `transposition_key` and of the chance events so far.
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
