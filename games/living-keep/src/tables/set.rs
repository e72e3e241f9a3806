//! Several sets of tables side by side.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use super::{TABLES, Tables};

/// The handle of a set of tables, as small as a reference: a Keep holds the one of its game. Handles are equal if and
/// only if their tables are.
#[derive(Clone, Copy)]
pub struct TableSet(&'static Tables);

impl TableSet {
    /// The handle of these tables. Each new set stays in memory for good.
    pub fn of(tables: Tables) -> Self {
        static SETS: Mutex<Vec<&'static Tables>> = Mutex::new(Vec::new());
        if tables == *TABLES {
            return Self::default();
        }
        let mut sets = SETS.lock().unwrap_or_else(PoisonError::into_inner);
        let known = sets.iter().copied().find(|&known| *known == tables);
        Self(known.unwrap_or_else(|| {
            let new: &'static Tables = Box::leak(Box::new(tables));
            sets.push(new);
            new
        }))
    }

    /// The tables.
    #[inline(always)]
    pub const fn get(self) -> &'static Tables {
        self.0
    }
}

/// The built-in tables.
impl Default for TableSet {
    fn default() -> Self {
        Self(&TABLES)
    }
}

impl PartialEq for TableSet {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for TableSet {}

/// An address differs from run to run, so it is not hashed.
impl Hash for TableSet {
    fn hash<H: Hasher>(&self, _hasher: &mut H) {}
}

impl fmt::Debug for TableSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::default() { "built-in tables" } else { "other tables" })
    }
}

#[cfg(test)]
mod tests {
    use underdeck_game::{FastChance, FastRng, Play as _, Seat, State as _, View as _};

    use super::*;
    use crate::kinds::{Resource, Room};
    use crate::phase::Phase;
    use crate::{Move, Options, State};

    /// The built-in tables with Lairs for 2 gold and 3 stone.
    fn cheap_lairs() -> Tables {
        let mut tables = TableSet::default().get().clone();
        let lair = &mut tables.rooms[Room::Lair as usize];
        (lair.gold, lair.stone) = (2, 3);
        tables
    }

    #[test]
    fn equal_tables_have_one_handle() {
        let (built_in, cheap) = (TableSet::default(), TableSet::of(cheap_lairs()));
        assert_eq!(TableSet::of(built_in.get().clone()), built_in);
        assert_eq!(TableSet::of(cheap_lairs()), cheap);
        assert_ne!(cheap, built_in);
    }

    /// Each state, also one that a view completes, keeps its own tables.
    #[test]
    fn two_sets_are_played_side_by_side() {
        let mut luck = FastChance(FastRng::new(1));
        for (tables, left) in [(TableSet::default(), [15, 42]), (TableSet::of(cheap_lairs()), [23, 47])] {
            let mut state = State::set_up_by(tables, &Options::default(), &mut luck);
            state.phase = Phase::Build;
            state.keeps[0].stores = [25, 50, 0, 0];
            let mut seen = state.view(Seat(0)).determinise(&mut FastRng::new(2));
            for state in [&mut state, &mut seen] {
                state.play(Move::Build(Room::Lair), &mut luck).unwrap();
                assert_eq!([Resource::Gold, Resource::Stone].map(|what| state.keeps[0].store(what)), left);
            }
        }
    }

    #[test]
    fn other_tables_stay_in_play_to_the_end() {
        for options in ["mastery", "coop", "standard", "draft"] {
            let options = Options { mode: options.parse().unwrap(), turn_decks: 1, ..Options::default() };
            let (mut luck, mut rng) = (FastChance(FastRng::new(3)), FastRng::new(4));
            let tables = TableSet::of(cheap_lairs());
            let mut state = State::set_up_by(tables, &options, &mut luck);
            while let Some(mv) = state.random_legal(&mut rng) {
                state.play_unchecked(mv, &mut luck);
                assert_eq!(state.check(), Ok(()), "{mv}");
                assert!(state.keeps.iter().all(|keep| keep.tables == tables));
            }
        }
    }
}
