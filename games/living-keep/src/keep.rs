//! A Keep: everything on one player's slate (keep-1).
//!
//! The data of a Keep is here; the permissions and effects of the rules are in `rules`.

mod minions;
mod projects;

use underdeck_cards::CardSet;

use crate::kinds::{Kind, Resource, Room, Spell, Ware, Work};
use crate::tables::{Setup, TableSet, Tables};

pub(crate) use minions::{Id, Ids, MOST_MINIONS, Minion, Minions};
pub(crate) use projects::{Project, Projects};

/// The key of a Keep in a state, by the Keep's place: `p1_gold`, `p2_gold`.
macro_rules! keep_key {
    ($keep:expr, $key:literal) => {
        [concat!("p1_", $key), concat!("p2_", $key)][$keep]
    };
}

pub(crate) use keep_key;

/// Everything on one player's slate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Keep {
    pub(crate) hp: u16,
    pub(crate) hp_max: u16,
    /// The amounts in store, by [`Resource`].
    pub(crate) stores: [u16; Resource::COUNT],
    /// Whether damage was ever taken.
    pub(crate) hurt: bool,
    pub(crate) peons: u8,
    pub(crate) peons_max: u8,
    /// Rooms owned, by [`Room`].
    pub(crate) rooms: [u8; Room::COUNT],
    pub(crate) rooms_max: [u8; Room::COUNT],
    /// Spells owned, by [`Spell`].
    pub(crate) spells: [u8; Spell::COUNT],
    /// Doors and traps owned, by [`Ware`].
    pub(crate) wares: [u8; Ware::COUNT],
    pub(crate) projects: Projects,
    pub(crate) minions: Minions,
    /// By place of the minion's kind.
    pub(crate) banished: [u16; Kind::EACH],
    /// By place of the hero's kind.
    pub(crate) killed: [u8; Kind::EACH],
    pub(crate) escaped: [u8; Kind::EACH],
    /// In draft: the cards in hand, and those of earlier hands that are in the discard (R75).
    pub(crate) hand: CardSet,
    pub(crate) seen: CardSet,
    /// In war: the minions chosen for the battle.
    pub(crate) send: Ids,
    pub(crate) tables: TableSet,
}

impl Keep {
    /// An empty Keep, for the second one of a game with one player.
    pub(crate) const fn empty(tables: TableSet) -> Self {
        Self {
            hp: 0,
            hp_max: 0,
            stores: [0; Resource::COUNT],
            hurt: false,
            peons: 0,
            peons_max: 0,
            rooms: [0; Room::COUNT],
            rooms_max: [0; Room::COUNT],
            spells: [0; Spell::COUNT],
            wares: [0; Ware::COUNT],
            projects: Projects::NONE,
            minions: Minions::NONE,
            banished: [0; Kind::EACH],
            killed: [0; Kind::EACH],
            escaped: [0; Kind::EACH],
            hand: CardSet::EMPTY,
            seen: CardSet::EMPTY,
            send: Ids::EMPTY,
            tables,
        }
    }

    /// The tables of this game.
    #[inline(always)]
    pub(crate) const fn tables(&self) -> &'static Tables {
        self.tables.get()
    }

    /// A Keep with the set-up of a table, its minions hired for free (setup-6, setup-7, setup-8, setup-9, R7).
    pub(crate) fn of(tables: TableSet, setup: &Setup, room_limit: u8) -> Self {
        let mut keep = Self {
            hp: setup.hp,
            hp_max: setup.hp_max,
            stores: setup.stores(),
            peons: setup.peons,
            peons_max: setup.peons_max,
            rooms: setup.rooms,
            rooms_max: setup.rooms_max.map(|limit| limit.unwrap_or(room_limit)),
            spells: setup.spells,
            wares: setup.wares(),
            ..Self::empty(tables)
        };
        for &kind in &setup.minions {
            keep.minions.hire(kind, tables.get());
        }
        keep
    }

    #[inline]
    pub(crate) const fn room(&self, room: Room) -> u8 {
        self.rooms[room as usize]
    }

    #[inline]
    pub(crate) const fn store(&self, what: Resource) -> u16 {
        self.stores[what as usize]
    }

    /// The most of a resource that can be in store (store-1).
    #[inline]
    pub(crate) fn storage(&self, what: Resource) -> u16 {
        let (room, each) = self.tables().stores[what as usize];
        each * u16::from(self.room(room))
    }

    /// Adds to a store; any excess over storage is lost (store-2, R8).
    #[inline]
    pub(crate) fn gain(&mut self, what: Resource, amount: u16) {
        self.stores[what as usize] = self.store(what).saturating_add(amount).min(self.storage(what));
    }

    /// Pays from a store.
    #[inline]
    pub(crate) fn pay(&mut self, what: Resource, amount: u16) {
        self.stores[what as usize] -= amount;
    }

    /// The needs of the minions at an Upkeep: gold as pay, and food (upkeep-2).
    pub(crate) fn upkeep(&self) -> (u16, u16) {
        (self.minions.pay(), self.minions.food(self.tables()))
    }

    /// Lairs without a minion (attempt-2).
    #[inline]
    pub(crate) fn free_lairs(&self) -> usize {
        usize::from(self.room(Room::Lair)).saturating_sub(self.minions.count())
    }

    /// The number of a spell, door or trap owned.
    #[inline]
    pub(crate) fn owned(&self, work: Work) -> u8 {
        match work {
            Work::Spell(spell) => self.spells[spell as usize],
            Work::Ware(ware) => self.wares[ware as usize],
        }
    }

    /// The numbers of spells, doors and traps, each including its projects (R26).
    pub(crate) fn boxes(&self) -> [u8; 3] {
        let (doors, traps) = self.wares.split_at(Ware::DOORS);
        let mut boxes = [self.spells.iter().sum(), doors.iter().sum(), traps.iter().sum()];
        for project in self.projects.list() {
            boxes[Self::box_of(project.work)] += 1;
        }
        boxes
    }

    /// The index of the box of a work.
    pub(crate) const fn box_of(work: Work) -> usize {
        match work {
            Work::Spell(_) => 0,
            Work::Ware(ware) => 2 - ware.is_door() as usize,
        }
    }

    /// Adds a Peon, if the limit allows one.
    #[inline]
    pub(crate) fn add_peon(&mut self) -> bool {
        let has_room = self.peons < self.peons_max;
        self.peons += u8::from(has_room);
        has_room
    }

    /// Removes a minion for good and counts it (shortfall-2, recruit-2).
    #[inline]
    pub(crate) fn banish(&mut self, id: Id) {
        let kind = self.minions.get(id).kind;
        if let Some(count) = self.banished.get_mut(kind.index()) {
            *count = count.saturating_add(1);
        }
        self.minions.remove(id);
    }

    /// Reduces health, not below 0 (result-1, war-5).
    #[inline]
    pub(crate) fn damage(&mut self, damage: u16) {
        self.hp = self.hp.saturating_sub(damage);
        self.hurt = true;
    }
}
