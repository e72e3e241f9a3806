//! Several sets of tables side by side.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_game::{Message, OptionField, OptionValue, fold, say};

use super::{BUILT_IN, Tables, pack, read};

/// The most different sets of tables in a process: they stay in memory for good.
const MOST_SETS: usize = 4096;

/// Tables with their one form.
pub(super) struct Entry {
    pub(super) tables: Tables,
    /// The changes of the built-in tables, a line each (option-19).
    form: &'static str,
    /// A hash of the form, the same on every machine.
    hash: u64,
}

impl Entry {
    pub(super) const fn built_in(tables: Tables) -> Self {
        Self { tables, form: "", hash: 0 }
    }
}

/// The handle of a set of tables, as small as a reference: a Keep holds the one of its game. Handles are equal if and
/// only if their tables are.
#[derive(Clone, Copy)]
pub struct TableSet(&'static Entry);

/// The sets that were read, by their forms.
static SETS: LazyLock<Mutex<HashMap<&'static str, TableSet>>> = LazyLock::new(Mutex::default);

impl TableSet {
    /// The built-in tables with the changes of a file (option-19). Each new set stays in memory for good.
    ///
    /// # Errors
    /// The fault with its line and column, or that the file has too many changes, or that there are too many sets.
    pub fn read(text: &str) -> Result<Self, Message> {
        if text.is_empty() {
            return Ok(Self::default());
        }
        let sets = || SETS.lock().unwrap_or_else(PoisonError::into_inner);
        let known = sets().get(text).copied();
        if let Some(known) = known {
            return Ok(known);
        }
        let mut tables = BUILT_IN.tables.clone();
        read::read(text, &mut tables)?;
        let form = read::form(&read::changes(&tables))?;
        if form.is_empty() {
            return Ok(Self::default());
        }
        let mut sets = sets();
        if let Some(&known) = sets.get(form.as_str()) {
            return Ok(known);
        }
        if sets.len() >= MOST_SETS {
            return Err(say!(FILE_SETS, most = MOST_SETS));
        }
        let hash = form.bytes().fold(1, |hash, byte| fold(hash ^ u64::from(byte), 0x9e37_79b9_7f4a_7c15 | 1));
        let form: &'static str = form.leak();
        let new = Self(Box::leak(Box::new(Entry { tables, form, hash })));
        sets.insert(form, new);
        Ok(new)
    }

    /// The tables.
    #[inline(always)]
    pub const fn get(self) -> &'static Tables {
        &self.0.tables
    }

    /// The one form: the changes of the built-in tables, a line each, in the order of the fields; empty without one. It is itself a file.
    pub const fn form(self) -> &'static str {
        self.0.form
    }

    /// The form in few bytes, the same for ever.
    pub(super) fn packed(self) -> Vec<u8> {
        pack::pack(&read::changes(self.get()))
    }

    /// The set of these bytes; `None` if no set packs into them, or there are too many sets.
    pub(super) fn unpacked(bytes: &[u8]) -> Option<Self> {
        let mut tables = BUILT_IN.tables.clone();
        pack::unpack(bytes, &mut tables)?;
        Self::read(&read::form(&read::changes(&tables)).ok()?).ok()
    }
}

/// The built-in tables.
impl Default for TableSet {
    fn default() -> Self {
        Self(&BUILT_IN)
    }
}

impl OptionField for TableSet {
    fn value(&self) -> OptionValue {
        OptionValue::Text(self.form().into())
    }

    fn of_value(value: &OptionValue) -> Option<Self> {
        if let OptionValue::Text(text) = value { Self::read(text).ok() } else { None }
    }
}

/// As its form.
impl Serialize for TableSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.form())
    }
}

/// Only the one form of tables that are not built in.
impl<'de> Deserialize<'de> for TableSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        let set = Self::read(&text).map_err(D::Error::custom)?;
        if text.is_empty() || set.form() != text { Err(D::Error::custom(say!(FILE_FORM))) } else { Ok(set) }
    }
}

impl PartialEq for TableSet {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for TableSet {}

/// An address differs from run to run, so it is not hashed; the built-in tables are no part of a hash.
impl Hash for TableSet {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if self.0.hash != 0 {
            self.0.hash.hash(hasher);
        }
    }
}

impl fmt::Debug for TableSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.form() {
            "" => f.write_str("built-in tables"),
            form => f.write_str(form),
        }
    }
}

#[cfg(test)]
mod tests {
    use underdeck_game::{FastChance, FastRng, Play as _, Seat, State as _, View as _};

    use super::*;
    use crate::kinds::{Resource, Room};
    use crate::phase::Phase;
    use crate::{Move, Options, State};

    /// Lairs for 2 gold and 3 stone.
    const CHEAP: &str = "room.lair.gold = 2\nroom.lair.stone = 3\n";

    fn cheap_lairs() -> Options {
        Options { tables: TableSet::read(CHEAP).unwrap(), ..Options::default() }
    }

    #[test]
    fn equal_tables_have_one_handle() {
        let (built_in, cheap) = (TableSet::default(), cheap_lairs().tables);
        assert_eq!(TableSet::read("[room.lair]\ngold = 10 # as it was\n"), Ok(built_in));
        assert_eq!(TableSet::read("[room.lair]\nstone = 3\ngold = 0x2"), Ok(cheap));
        assert_ne!(cheap, built_in);
        assert_eq!((cheap.form(), built_in.form()), (CHEAP, ""));
    }

    /// Each state, also one that a view completes, keeps its own tables.
    #[test]
    fn two_sets_are_played_side_by_side() {
        let mut luck = FastChance(FastRng::new(1));
        for (options, left) in [(Options::default(), [15, 42]), (cheap_lairs(), [23, 47])] {
            let mut state = State::new(&options, &mut luck);
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
            let options = Options { mode: options.parse().unwrap(), turn_decks: 1, ..cheap_lairs() };
            let (mut luck, mut rng) = (FastChance(FastRng::new(3)), FastRng::new(4));
            let mut state = State::new(&options, &mut luck);
            while let Some(mv) = state.random_legal(&mut rng) {
                state.play_unchecked(mv, &mut luck);
                assert_eq!(state.check(), Ok(()), "{mv}");
                assert!(state.keeps.iter().all(|keep| keep.tables == options.tables));
            }
        }
    }
}
