//! The keys of a state, in the reference's order.

use std::fmt;

use serde::de::{self, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{Card, Seen};

use crate::kinds::{Kind, Mode, Work};

/// A card, which a view may hide and a state may not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Face(pub(super) Option<Card>);

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Seen::new(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Card::deserialize(deserializer).map(|card| Self(Some(card)))
    }
}

/// How the game ended: a result with its cause, a score in mastery, or a winner (end-2, end-3, end-4, end-5).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OutcomeKeys {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cause: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) score: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) winner: Option<u8>,
}

/// The key of the game, or with the prefix of a Keep: 1, 2, or 0 for none.
macro_rules! key {
    ($keep:expr, $key:ident) => {
        [stringify!($key), concat!("p1_", stringify!($key)), concat!("p2_", stringify!($key))][$keep]
    };
}

/// Keys with their types, all there (`$full`) or some (`$some`): views leave keys out, and reading begins with none.
macro_rules! keys {
    ($full:ident, $some:ident: $($key:ident: $type:ty,)+) => {
        #[derive(Clone, PartialEq, Debug)]
        pub(super) struct $full {
            $(pub(super) $key: $type),+
        }

        #[derive(Clone, PartialEq, Debug, Default)]
        pub(super) struct $some {
            $(pub(super) $key: Option<$type>),+
        }

        impl $full {
            /// The first key that has another value in the other, with the prefix of a Keep: 1, 2, or 0 for none.
            pub(super) fn difference(&self, other: &Self, keep: usize) -> Option<&'static str> {
                $(if self.$key != other.$key {
                    return Some(key!(keep, $key));
                })+
                None
            }
        }

        impl From<$full> for $some {
            fn from(full: $full) -> Self {
                Self { $($key: Some(full.$key)),+ }
            }
        }

        impl $some {
            /// All keys; otherwise the first that is not there.
            pub(super) fn complete(self, keep: usize) -> Result<$full, &'static str> {
                Ok($full {
                    $($key: self.$key.ok_or(key!(keep, $key))?),+
                })
            }

            /// Takes the value of a key; says whether there is such a key.
            fn take<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<bool, A::Error> {
                match key {
                    $(stringify!($key) => {
                        if self.$key.is_some() {
                            return Err(de::Error::duplicate_field(stringify!($key)));
                        }
                        self.$key = Some(map.next_value()?);
                    })+
                    _ => return Ok(false),
                }
                Ok(true)
            }

            fn write<M: SerializeMap>(&self, keep: usize, map: &mut M) -> Result<(), M::Error> {
                $(if let Some(value) = &self.$key {
                    let key = key!(keep, $key);
                    map.serialize_entry(key, value)?;
                })+
                Ok(())
            }
        }
    };
}

keys! { GameKeys, SomeGameKeys:
    mode: Mode,
    scenario: u8,
    phase: String,
    resume: Option<String>,
    to_move: u8,
    active: u8,
    turn_no: u16,
    turn_pass: u8,
    turn_limit: u8,
    monarch: u8,
    heroes: bool,
    hero_player: u8,
    rulings: Vec<String>,
    outcome: Option<OutcomeKeys>,
    main: Vec<Face>,
    main_known: Vec<bool>,
    discard: Vec<Face>,
    turn: Vec<Face>,
    turn_known: Vec<bool>,
    turn2: Vec<Face>,
    turn2_known: Vec<bool>,
    turn_discard: Vec<Face>,
    dig_cards: Vec<Face>,
    new_peons: u8,
    chanters: u8,
    look: Vec<Face>,
    placed: Vec<Face>,
    revealed: Vec<Face>,
    picks: u8,
    attempted: bool,
    hero: Option<Card>,
    hero_rank: u8,
    ware_used: bool,
    hero_cards: Vec<Face>,
    pool_gold: u16,
    pool_stone: u16,
    pool_mana: u16,
    war_round: u16,
}

keys! { KeepKeys, SomeKeepKeys:
    hp: u16,
    hp_max: u16,
    hurt: bool,
    gold: u16,
    stone: u16,
    food: u16,
    mana: u16,
    peons: u8,
    peons_max: u8,
    rooms: Vec<u8>,
    rooms_max: Vec<u8>,
    spells: Vec<u8>,
    doors: Vec<u8>,
    traps: Vec<u8>,
    proj: Vec<Work>,
    proj_left: Vec<u8>,
    m_id: Vec<u8>,
    m_kind: Vec<Kind>,
    m_rank: Vec<u8>,
    m_pay: Vec<u8>,
    m_food: Vec<u8>,
    m_trains: Vec<u8>,
    m_trained: Vec<bool>,
    m_worked: Vec<bool>,
    banished: Vec<u16>,
    killed: Vec<u8>,
    escaped: Vec<u8>,
    hand: Vec<Face>,
    seen: Vec<Face>,
    send: Vec<u8>,
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
        deserializer.deserialize_map(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = StateKeys;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the flat object of a state")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<StateKeys, A::Error> {
        let mut keys = StateKeys::default();
        while let Some(key) = map.next_key::<String>()? {
            let of_keep = |prefix| key.strip_prefix(prefix);
            let is_known = match (of_keep("p1_"), of_keep("p2_")) {
                (Some(rest), _) => keys.keeps[0].get_or_insert_default().take(rest, &mut map)?,
                (_, Some(rest)) => keys.keeps[1].get_or_insert_default().take(rest, &mut map)?,
                _ => keys.game.take(&key, &mut map)?,
            };
            if !is_known {
                return Err(de::Error::custom(format!("`{key}` is no key of a state")));
            }
        }
        Ok(keys)
    }
}
