//! The file of the tables as it is written, and how it is laid out.

use std::collections::BTreeMap;

use cards::CardSet;
use serde::{Deserialize, Deserializer};

use super::{HeroRow, Limits, MinionRow, MonarchRow, Points, RoomRow, Scenario, Setup, SpellRow, Tables, WareRow};
use crate::kinds::{Kind, Resource, Room, Spell, Ware};

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    #[serde(rename = "version")]
    _version: u8,
    limits: Limits,
    room: [RoomRow; Room::COUNT],
    spell: [SpellRow; Spell::COUNT],
    door: [WareRow; Ware::DOORS],
    trap: [WareRow; Ware::COUNT - Ware::DOORS],
    minion: [MinionRow; Kind::EACH],
    hero: [HeroRow; Kind::EACH - 1],
    monarch: [MonarchRow; 3],
    mastery_points: Points,
    setup: Setups,
    scenario: [Scenario; 10],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setups {
    mastery: Setup,
    standard: Setup,
}

/// The name of the hero who has no row of his own.
pub(super) fn monarch() -> String {
    "Monarch".into()
}

/// The one resource of a capacity such as `{ gold = 25 }`.
pub(super) fn only<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<(Resource, u16)>, D::Error> {
    Ok(BTreeMap::deserialize(deserializer)?.pop_first())
}

/// The limits of rooms, of which −1 is an option's.
pub(super) fn limits<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Option<u8>; Room::COUNT], D::Error> {
    Ok(<[i8; Room::COUNT]>::deserialize(deserializer)?.map(|limit| u8::try_from(limit).ok()))
}

impl From<File> for Tables {
    fn from(file: File) -> Self {
        let mut stores = [(Room::Lair, 0); Resource::COUNT];
        for row in &file.room {
            if let Some((what, each)) = row.capacity {
                stores[what as usize] = (row.key, each);
            }
        }
        let (mut food, mut fed) = ([0; Kind::COUNT], [CardSet::EMPTY; Self::MOST_FOOD as usize + 1]);
        for row in &file.minion {
            food[row.card.index()] = row.food;
            if let Some(card) = row.card.card() {
                fed[usize::from(row.food)..].iter_mut().for_each(|set| *set = set.with(card));
            }
        }
        let ([wooden, metal, magic], [pit, rockfall, spikes, darts]) = (file.door, file.trap);
        let start = |setup: Setup| Setup { hp_max: setup.hp, ..setup };
        Self {
            limits: file.limits,
            rooms: file.room,
            spells: file.spell,
            wares: [wooden, metal, magic, pit, rockfall, spikes, darts],
            minions: file.minion,
            heroes: file.hero,
            monarchs: file.monarch,
            points: file.mastery_points,
            mastery: start(file.setup.mastery),
            standard: start(file.setup.standard),
            scenarios: file.scenario,
            stores,
            food,
            fed,
        }
    }
}

impl Points {
    /// A unit of each resource, in their order.
    #[inline]
    pub const fn resources(&self) -> [i32; Resource::COUNT] {
        [self.gold, self.stone, self.food, self.mana]
    }
}

impl Setup {
    /// What is in store, in the order of the resources.
    pub const fn stores(&self) -> [u16; Resource::COUNT] {
        [self.gold, self.stone, self.food, self.mana]
    }

    /// Doors and traps owned.
    pub fn wares(&self) -> [u8; Ware::COUNT] {
        let ([wooden, metal, magic], [pit, rockfall, spikes, darts]) = (self.doors, self.traps);
        [wooden, metal, magic, pit, rockfall, spikes, darts]
    }
}
