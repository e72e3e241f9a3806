//! The tables of the reference: every number that is not in its text (tables-1).
//!
//! `build.rs` writes the file as Rust: fixed arrays in the order of the lists. Engine, help and documents share this
//! one source;
//! `tests/it/tables.rs` holds the file to its bounds.

mod file;
mod set;

use std::sync::LazyLock;

use underdeck_cards::CardSet;

use crate::kinds::{Kind, Resource, Room, Spell, Ware};

pub use set::TableSet;

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables::from(file::FILE));

/// The built-in tables.
#[inline]
pub fn tables() -> &'static Tables {
    &TABLES
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
#[derive(Clone, Copy, PartialEq, Debug)]
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
    /// The card of the Monarch.
    pub monarch_card: Kind,
    /// The name of the Dragon, who has no card.
    pub dragon_card: Kind,
}

/// A kind of room.
#[derive(Clone, PartialEq, Debug)]
pub struct RoomRow {
    /// The room.
    pub key: Room,
    /// Its name.
    pub name: &'static str,
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
    pub name: &'static str,
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
    pub name: &'static str,
    /// Gold at the start of the project.
    pub gold: u16,
    /// Labour points to finish it.
    pub labour: u8,
    /// Points if it is not used.
    pub points: i32,
    /// The heroes who avoid it.
    pub avoid: &'static [Kind],
}

/// A kind of minion.
#[derive(Clone, PartialEq, Debug)]
pub struct MinionRow {
    /// The card.
    pub card: Kind,
    /// Its name.
    pub name: &'static str,
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
#[derive(Clone, PartialEq, Debug)]
pub struct HeroRow {
    /// The card; none for the Monarch.
    pub card: Option<Kind>,
    /// The name.
    pub name: &'static str,
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

/// The minions who count against the Monarch in coop (fight-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Those of both Keeps together.
    All,
    /// Those of either Keep by itself.
    One,
    /// Those of the active Keep.
    Active,
}

/// The points of a Mastery score for each resource and for health (score-5, score-6).
#[derive(Clone, Copy, PartialEq, Debug)]
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
#[derive(Clone, PartialEq, Debug)]
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
    pub minions: &'static [Kind],
}

/// A scenario of the campaign.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// Its number, from 1.
    pub id: u8,
    /// Its name.
    pub name: &'static str,
    /// Passes through the turn deck.
    pub turn_decks: u8,
    /// The row of the Monarch, 0 without him.
    pub monarch: u8,
    /// The slate.
    pub setup: Setup,
    /// All of these must hold.
    pub goals: &'static [Goal],
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

    /// The row of a kind's rank, pay and food at the hiring: heroes are paid nothing (draft-6).
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

impl Kind {
    /// The name of the minion or hero in the tables: `Orc`.
    pub fn name(self) -> &'static str {
        if self.is_minion() { tables().minions[self.place()].name } else { tables().hero(self, 1).name }
    }
}
