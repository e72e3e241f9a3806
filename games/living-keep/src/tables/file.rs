//! The file of the tables in its own layout, and its conversion.

use underdeck_cards::CardSet;

use super::{
    Goal, HeroRow, Limits, MinionRow, MonarchRow, Points, RoomRow, Scenario, Setup, SpellRow, Tables, WareRow, Who,
};
use crate::kinds::{Kind, Resource, Room, Spell, Ware};

/// The file in its own layout.
pub(super) struct File {
    limits: Limits,
    room: [RoomRow; Room::COUNT],
    spell: [SpellRow; Spell::COUNT],
    door: [WareRow; Ware::DOORS],
    trap: [WareRow; Ware::COUNT - Ware::DOORS],
    minion: [MinionRow; Kind::EACH],
    hero: [HeroRow; Kind::EACH - 1],
    monarch: [MonarchRow; 3],
    mastery_points: Points,
    mastery: Setup,
    standard: Setup,
    scenario: [Scenario; 10],
}

/// The content of the file.
pub(super) const FILE: File = include!(concat!(env!("OUT_DIR"), "/tables.rs"));

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
            mastery: start(file.mastery),
            standard: start(file.standard),
            scenarios: file.scenario,
            stores,
            food,
            fed,
        }
    }
}

impl Points {
    /// The points for a unit of each resource, in their order.
    #[inline]
    pub const fn resources(&self) -> [i32; Resource::COUNT] {
        [self.gold, self.stone, self.food, self.mana]
    }
}

impl Setup {
    /// The amounts in store, in the order of the resources.
    pub const fn stores(&self) -> [u16; Resource::COUNT] {
        [self.gold, self.stone, self.food, self.mana]
    }

    /// Doors and traps owned.
    pub fn wares(&self) -> [u8; Ware::COUNT] {
        let ([wooden, metal, magic], [pit, rockfall, spikes, darts]) = (self.doors, self.traps);
        [wooden, metal, magic, pit, rockfall, spikes, darts]
    }
}
