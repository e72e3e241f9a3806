//! The tables of the reference: every number that is not in its text (tables-1).
//!
//! One list of fields ([`fields`]) has their paths and bounds. The built-in file, files that players load and deal codes
//! follow it.

mod fields;
mod pack;
mod read;
mod set;

use std::array;
use std::sync::LazyLock;

use underdeck_cards::CardSet;
use underdeck_game::Document;

use crate::kinds::{Kind, Resource, Room, Spell, Ware};

pub use set::TableSet;

/// The built-in tables as a file.
const FILE: &str = include_str!("tables/tables.toml");

static BUILT_IN: LazyLock<set::Entry> = LazyLock::new(|| {
    let mut tables = Tables::blank();
    read::read(FILE, &mut tables).unwrap_or_else(|fault| panic!("tables.toml, {fault}"));
    set::Entry::built_in(tables)
});

/// The option `tables` (option-19).
pub(crate) static DOCUMENT: Document = Document {
    most: 32 << 10,
    most_packed: 2047,
    read: |text| TableSet::read(text).map(|set| set.form().to_owned()),
    pack: |form| TableSet::read(form).map(TableSet::packed).unwrap_or_default(),
    unpack: |bytes| TableSet::unpacked(bytes).map(|set| set.form().to_owned()),
    own: || FILE.to_owned(),
};

/// The built-in tables.
#[inline]
pub fn tables() -> &'static Tables {
    &BUILT_IN.tables
}

/// The tables in fixed arrays (tables-1).
#[derive(Clone, PartialEq, Debug)]
pub struct Tables {
    /// Limits of the slate and of war.
    pub limits: Limits,
    /// The rooms, in order.
    pub rooms: [RoomRow; Room::COUNT],
    /// The spells, in order.
    pub spells: [SpellRow; Spell::COUNT],
    /// The doors, then the traps.
    pub wares: [WareRow; Ware::COUNT],
    /// The minions, the Dragon last.
    pub minions: [MinionRow; Kind::EACH],
    /// The heroes, without the Monarch.
    pub heroes: [HeroRow; Kind::EACH - 1],
    /// The Monarch for 1, 3 and 5 turn decks.
    pub monarchs: [MonarchRow; 3],
    /// The points of a Mastery score.
    pub points: Points,
    /// The initial Keep in mastery and coop.
    pub mastery: Setup,
    /// The initial Keep in standard; its health is for each turn deck.
    pub standard: Setup,
    /// The campaign.
    pub scenarios: [Scenario; 10],
    /// The room that stores a resource, and the amount for each.
    pub(crate) stores: [(Room, u16); Resource::COUNT],
    /// The food of each kind, 0 for heroes.
    pub(crate) food: [u8; Kind::COUNT],
    /// The minion cards for which an amount of food is enough; the last entry is for more.
    pub(crate) fed: [CardSet; Tables::MOST_FOOD as usize + 1],
}

/// Limits of the slate and of war.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Limits {
    /// Projects at once.
    pub research_slots: u8,
    /// Spells owned and spell projects.
    pub spell_box: u8,
    /// Doors owned and door projects.
    pub door_box: u8,
    /// Traps owned and trap projects.
    pub trap_box: u8,
    /// Libraries, training rooms or blacksmiths needed.
    pub work_rooms: u8,
    /// The highest rank of a minion.
    pub max_rank: u8,
    /// The highest combined rank in one battle.
    pub war_rank: u8,
    /// A losing pair of one equal rank up to this takes no damage.
    pub war_pair_rank: u8,
}

/// A kind of room.
#[derive(Clone, PartialEq, Debug)]
pub struct RoomRow {
    /// The room.
    pub key: Room,
    /// Its name.
    pub name: String,
    /// Its tier, 0 to 2.
    pub tier: u8,
    /// Its cost in gold.
    pub gold: u16,
    /// Its cost in stone.
    pub stone: u16,
    /// Points for each one built.
    pub points: i32,
    /// The resource that each one stores, and its amount.
    pub capacity: Option<(Resource, u16)>,
}

/// A spell.
#[derive(Clone, PartialEq, Debug)]
pub struct SpellRow {
    /// The spell.
    pub key: Spell,
    /// Its name.
    pub name: String,
    /// Channel points to research it.
    pub channel: u8,
    /// Mana to cast it.
    pub mana: u16,
}

/// A door or a trap.
#[derive(Clone, PartialEq, Debug)]
pub struct WareRow {
    /// The door or trap.
    pub key: Ware,
    /// Its name.
    pub name: String,
    /// Gold at the start of the project.
    pub gold: u16,
    /// Labour points to finish it.
    pub labour: u8,
    /// Points if it is not used.
    pub points: i32,
    /// The heroes who avoid it.
    pub avoid: Vec<Kind>,
}

/// A kind of minion.
#[derive(Clone, PartialEq, Debug)]
pub struct MinionRow {
    /// The card.
    pub card: Kind,
    /// Its name.
    pub name: String,
    /// Its rank when hired.
    pub rank: u8,
    /// Its pay when hired.
    pub pay: u8,
    /// The food of one.
    pub food: u8,
    /// Points for each at the end.
    pub points: i32,
    /// Additional points if it was trained.
    pub train: i32,
    /// Points for each one banished.
    pub banished: i32,
}

/// A kind of hero.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct HeroRow {
    /// The card; none for the Monarch.
    pub card: Option<Kind>,
    /// The name.
    pub name: String,
    /// The rank.
    pub rank: u8,
    /// The number of minions of that rank who beat the hero.
    pub needs: u8,
    /// The damage of one who escapes.
    pub damage: u16,
    /// Points for each one killed.
    pub killed: i32,
    /// Points for each one who escaped.
    pub escaped: i32,
}

/// The Monarch for a number of turn decks.
#[derive(Clone, PartialEq, Debug)]
pub struct MonarchRow {
    /// The number of turn decks.
    pub turn_decks: u8,
    /// Rank, damage and so on.
    pub hero: HeroRow,
    /// The minions who count in coop.
    pub who: Who,
}

underdeck_game::words! {
    /// The minions who count against the Monarch in coop (fight-2).
    pub enum Who {
        /// Those of both Keeps together.
        All = "all",
        /// Those of either Keep by itself.
        One = "one",
        /// Those of the active Keep.
        Active = "active",
    }
}

/// The points of a Mastery score for each resource and for health (score-5, score-6).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Points {
    /// A gold piece.
    pub gold: i32,
    /// A stone.
    pub stone: i32,
    /// A unit of food.
    pub food: i32,
    /// A unit of mana.
    pub mana: i32,
    /// A point of health.
    pub hp: i32,
    /// A point of health, healed back to the maximum.
    pub hp_healed: i32,
    /// A point of health, never hurt.
    pub hp_unhurt: i32,
}

/// The initial slate of a Keep.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Setup {
    /// Health.
    pub hp: u16,
    /// The most health, at least `hp`.
    pub hp_max: u16,
    /// Peons.
    pub peons: u8,
    /// The most Peons.
    pub peons_max: u8,
    /// Gold in store.
    pub gold: u16,
    /// Stone in store.
    pub stone: u16,
    /// Food in store.
    pub food: u16,
    /// Mana in store.
    pub mana: u16,
    /// Rooms owned.
    pub rooms: [u8; Room::COUNT],
    /// The most rooms; −1 in the file, `None` here, is the option `room_limit`.
    pub rooms_max: [Option<u8>; Room::COUNT],
    /// Spells owned.
    pub spells: [u8; Spell::COUNT],
    /// Doors owned.
    pub doors: [u8; Ware::DOORS],
    /// Traps owned.
    pub traps: [u8; Ware::COUNT - Ware::DOORS],
    /// The minions hired, in order.
    pub minions: Vec<Kind>,
}

/// A scenario of the campaign.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// Its number, from 1.
    pub id: u8,
    /// Its name.
    pub name: String,
    /// Passes through the turn deck.
    pub turn_decks: u8,
    /// The row of the Monarch, 0 without him.
    pub monarch: u8,
    /// The slate.
    pub setup: Setup,
    /// All of these must hold.
    pub goals: Vec<Goal>,
}

/// A goal of a scenario (end-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Goal {
    /// The Keep survives until the time is up.
    Survive,
    /// At least `n` rooms of a kind.
    Own { what: Room, n: u8 },
    /// At least `n` minions of this rank or more.
    House { rank: u8, n: u8 },
    /// At least `n` heroes killed, the Monarch among them.
    Kill { n: u8 },
    /// The Monarch killed.
    Monarch,
    /// At least `n` of a resource in store.
    Stock { what: Resource, n: u16 },
    /// At least `n` doors and traps in store, together.
    Arm { n: u8 },
    /// At least `n` spells owned.
    Learn { n: u8 },
}

impl Tables {
    /// More than the food of any minion.
    pub(crate) const MOST_FOOD: u8 = 20;

    /// Tables of zeros, with the keys of their rows.
    fn blank() -> Self {
        let stored = |room| Resource::ALL.iter().copied().find(|&what| STORES[what as usize] == room);
        let minion = |place| MinionRow {
            card: Kind::minion(place),
            name: String::new(),
            rank: 0,
            pay: 0,
            food: 0,
            points: 0,
            train: 0,
            banished: 0,
        };
        let monarch = |place| MonarchRow {
            turn_decks: 2 * place as u8 + 1,
            hero: HeroRow { name: "Monarch".into(), ..HeroRow::default() },
            who: Who::All,
        };
        let scenario = |place| Scenario {
            id: place as u8 + 1,
            name: String::new(),
            turn_decks: 0,
            monarch: 0,
            setup: Setup::default(),
            goals: Vec::new(),
        };
        Self {
            limits: Limits::default(),
            rooms: array::from_fn(|place| {
                let key = Room::ALL[place];
                let capacity = stored(key).map(|what| (what, 0));
                RoomRow { key, name: String::new(), tier: 0, gold: 0, stone: 0, points: 0, capacity }
            }),
            spells: array::from_fn(|place| SpellRow {
                key: Spell::ALL[place],
                name: String::new(),
                channel: 0,
                mana: 0,
            }),
            wares: array::from_fn(|place| {
                let (key, name, avoid) = (Ware::ALL[place], String::new(), Vec::new());
                WareRow { key, name, gold: 0, labour: 0, points: 0, avoid }
            }),
            minions: array::from_fn(minion),
            heroes: array::from_fn(|place| HeroRow { card: Some(Kind::hero(place)), ..HeroRow::default() }),
            monarchs: array::from_fn(monarch),
            points: Points::default(),
            mastery: Setup::default(),
            standard: Setup::default(),
            scenarios: array::from_fn(scenario),
            stores: STORES.map(|room| (room, 0)),
            food: [0; Kind::COUNT],
            fed: [CardSet::EMPTY; Self::MOST_FOOD as usize + 1],
        }
    }

    /// Sets everything that follows from the fields.
    fn settle(&mut self) {
        for row in &self.rooms {
            if let Some((what, each)) = row.capacity {
                self.stores[what as usize] = (row.key, each);
            }
        }
        self.fed = [CardSet::EMPTY; Self::MOST_FOOD as usize + 1];
        for row in &self.minions {
            self.food[row.card.index()] = row.food;
            if let Some(card) = row.card.card() {
                self.fed[usize::from(row.food)..].iter_mut().for_each(|set| *set = set.with(card));
            }
        }
        for setup in [&mut self.mastery, &mut self.standard] {
            setup.hp_max = setup.hp;
        }
    }

    /// The row of a hero; the Monarch's by the number of turn decks (setup-6, R49).
    #[inline]
    pub(crate) fn hero(&self, kind: Kind, monarch: u8) -> &HeroRow {
        if kind == Kind::MONARCH { &self.monarch(monarch).hero } else { &self.heroes[kind.place()] }
    }

    /// The row of the Monarch for a number of turn decks: 1, 3 or 5.
    #[inline]
    pub(crate) fn monarch(&self, turn_decks: u8) -> &MonarchRow {
        &self.monarchs[usize::from(turn_decks / 2).min(2)]
    }

    /// The scenario of this number, from 1.
    pub(crate) fn scenario(&self, number: u8) -> &Scenario {
        &self.scenarios[usize::from(number.clamp(1, 10)) - 1]
    }

    /// The rank and pay of a kind at the hiring: heroes are paid nothing (draft-6).
    #[inline]
    pub(crate) fn hired(&self, kind: Kind) -> (u8, u8) {
        if kind.is_minion() {
            let row = &self.minions[kind.place()];
            (row.rank, row.pay)
        } else {
            (self.heroes.get(kind.place()).map_or(0, |row| row.rank), 0)
        }
    }
}

/// The rooms that store gold, stone, food and mana (store-1).
const STORES: [Room; Resource::COUNT] = [Room::Vault, Room::Quarry, Room::Farm, Room::Shrine];

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

impl Kind {
    /// The name of the minion or hero in the built-in tables: `Orc`.
    pub fn name(self) -> &'static str {
        let tables = tables();
        if self.is_minion() { &tables.minions[self.place()].name } else { &tables.hero(self, 1).name }
    }
}
