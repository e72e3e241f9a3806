//! One flat object of three parts: the keys of the game, and those of each Keep with its prefix.

use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_game::say;

use super::{SomeGameKeys, SomeKeepKeys};

/// The key of the game, or with the prefix of a Keep: 1, 2, or 0 for none.
macro_rules! key {
    ($keep:expr, $key:ident) => {
        [stringify!($key), concat!("p1_", stringify!($key)), concat!("p2_", stringify!($key))][$keep]
    };
}

/// Keys with type and value, as of [`wire!`](underdeck_game::wire), all there (`$full`) or some (`$some`): views leave
/// keys out, and reading starts with none. A key without `= value` is the field of that name of the source.
macro_rules! keys {
    ($full:ident, $some:ident of ($source:ident: $of:ty $(, $given:ident: $kind:ty)*) {
        $($key:ident: $type:ty $(= $value:expr)?,)+
    }) => {
        #[derive(Clone, PartialEq, Debug)]
        struct $full { $($key: $type),+ }

        #[derive(Clone, PartialEq, Debug, Default)]
        struct $some { $($key: Option<$type>),+ }

        impl $full {
            fn of($source: &$of $(, $given: $kind)*) -> Self {
                Self { $($key: underdeck_game::wire!(@value $source $key $(= $value)?)),+ }
            }

            /// Sets the fields whose keys have the same form.
            fn fill(&self, $source: &mut $of) {
                $(underdeck_game::wire!(@fill self $source $key $(= $value)?);)+
            }

            /// Checks that the object says nothing that the state does not hold, such as a trained rank without the
            /// training.
            fn ensure_same(&self, written: &Self, keep: usize) -> Result<(), StateError> {
                $(StateError::ensure(self.$key == written.$key, key!(keep, $key), || {
                    say!(STATE_DIFFERENT)
                })?;)+
                Ok(())
            }
        }

        impl From<$full> for $some {
            fn from(full: $full) -> Self {
                Self { $($key: Some(full.$key)),+ }
            }
        }

        impl $some {
            /// All keys; the error names the first that is missing.
            fn complete(self, keep: usize) -> Result<$full, StateError> {
                let missing = |key| StateError::new(key, say!(STATE_MISSING));
                Ok($full { $($key: self.$key.ok_or_else(|| missing(key!(keep, $key)))?),+ })
            }

            /// Takes the value of a key; returns whether there is such a key.
            fn take<'de, A: MapAccess<'de>>(&mut self, keep: usize, key: &str, map: &mut A) -> Result<bool, A::Error> {
                match key {
                    $(stringify!($key) if self.$key.is_some() => return Err(A::Error::duplicate_field(key!(keep, $key))),
                    stringify!($key) => {
                        let value = map.next_value().map_err(|error| A::Error::custom(StateError::new(key!(keep, $key), error.to_string())))?;
                        self.$key = Some(value);
                    })+
                    _ => return Ok(false),
                }
                Ok(true)
            }

            fn write<M: SerializeMap>(&self, keep: usize, map: &mut M) -> Result<(), M::Error> {
                $(if let Some(value) = &self.$key {
                    map.serialize_entry(key!(keep, $key), value)?;
                })+
                Ok(())
            }
        }
    };
}

/// The object of a state, or of a view, which leaves keys out (view-3, view-4).
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct StateKeys {
    pub(super) game: SomeGameKeys,
    pub(super) keeps: [Option<SomeKeepKeys>; 2],
}

impl Serialize for StateKeys {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.game.write(0, &mut map)?;
        for (keep, keys) in self.keeps.iter().enumerate() {
            if let Some(keys) = keys {
                keys.write(keep + 1, &mut map)?;
            }
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for StateKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = StateKeys;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&say!(STATE_SHAPE))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<StateKeys, A::Error> {
                let mut keys = StateKeys::default();
                while let Some(key) = map.next_key::<String>()? {
                    let is_known = match (key.strip_prefix("p1_"), key.strip_prefix("p2_")) {
                        (Some(rest), _) => keys.keeps[0].get_or_insert_default().take(1, rest, &mut map)?,
                        (_, Some(rest)) => keys.keeps[1].get_or_insert_default().take(2, rest, &mut map)?,
                        _ => keys.game.take(0, &key, &mut map)?,
                    };
                    if !is_known {
                        return Err(A::Error::custom(say!(STATE_UNKNOWN_KEY, key)));
                    }
                }
                Ok(keys)
            }
        }

        deserializer.deserialize_map(Reader)
    }
}
