//! The list of the tables' fields: paths, places and bounds. Reading, writing, packing and the built-in file follow it.

use std::fmt::{self, Display};
use std::sync::LazyLock;

use super::{BUILT_IN, Goal, Setup, Tables, Who};
use crate::kinds::{Kind, Resource, Room, Spell, Ware};

/// A number in the tables, of any width.
pub(super) enum Number<'a> {
    /// Small and not negative.
    Byte(&'a mut u8),
    /// Not negative.
    Word(&'a mut u16),
    /// Points, of either sign.
    Points(&'a mut i32),
    /// The most rooms; −1 for the option `room_limit`.
    Limit(&'a mut Option<u8>),
}

macro_rules! numbers {
    ($($kind:ty: $number:ident),+) => {
        $(impl<'a> From<&'a mut $kind> for Number<'a> {
            fn from(place: &'a mut $kind) -> Self {
                Self::$number(place)
            }
        })+
    };
}

numbers! { u8: Byte, u16: Word, i32: Points, Option<u8>: Limit }

/// The place of a field, with its bounds.
pub(super) enum Slot<'a> {
    /// A number from `least` to `most`.
    Number { at: Number<'a>, least: i32, most: i32 },
    /// The minions who count against the Monarch.
    Who(&'a mut Who),
    /// The heroes who avoid a trap, each once.
    Avoid(&'a mut Vec<Kind>),
    /// The minions of a scenario's start.
    Host(&'a mut Vec<Kind>),
    /// The goals of a scenario: 1 to [`MOST_GOALS`].
    Goals(&'a mut Vec<Goal>),
    /// A name.
    Name(&'a mut String),
}

/// The value of a field.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Value {
    Number(i32),
    Who(Who),
    Kinds(Vec<Kind>),
    Goals(Vec<Goal>),
    Name(String),
}

/// A field as it is built in.
pub(super) struct Field {
    pub(super) path: String,
    pub(super) value: Value,
    /// Whether its number has a sign.
    pub(super) is_signed: bool,
}

/// The fields in order.
pub(super) static FIELDS: LazyLock<Vec<Field>> = LazyLock::new(|| {
    let mut fields = Vec::new();
    each(&mut BUILT_IN.tables.clone(), &mut |path, slot| {
        fields.push(Field { path, value: slot.value(), is_signed: slot.is_signed() });
    });
    fields
});

/// The most goals of a scenario.
pub(super) const MOST_GOALS: usize = 6;
/// The most characters of a name.
pub(super) const MOST_NAME: usize = 24;
/// Points are at most this many, for or against.
const POINTS: i32 = 1000;

impl Slot<'_> {
    /// The value in its place.
    pub(super) fn value(&self) -> Value {
        match self {
            Self::Number { at, .. } => Value::Number(match at {
                Number::Byte(n) => i32::from(**n),
                Number::Word(n) => i32::from(**n),
                Number::Points(n) => **n,
                Number::Limit(n) => n.map_or(-1, i32::from),
            }),
            Self::Who(who) => Value::Who(**who),
            Self::Avoid(kinds) | Self::Host(kinds) => Value::Kinds(kinds.to_vec()),
            Self::Goals(goals) => Value::Goals(goals.to_vec()),
            Self::Name(name) => Value::Name((*name).clone()),
        }
    }

    /// Whether it is a number that may be negative.
    pub(super) const fn is_signed(&self) -> bool {
        matches!(self, Self::Number { at: Number::Points(_) | Number::Limit(_), .. })
    }

    /// Whether the field takes the value.
    pub(super) fn accepts(&self, value: &Value) -> bool {
        match (self, value) {
            (Self::Number { least, most, .. }, Value::Number(n)) => (least..=most).contains(&n),
            (Self::Who(_), Value::Who(_)) => true,
            (Self::Avoid(_), Value::Kinds(kinds)) => {
                let is_new = |n: usize| !kinds[..n].contains(&kinds[n]);
                (0..kinds.len()).all(|n| !kinds[n].is_minion() && kinds[n] != Kind::MONARCH && is_new(n))
            }
            (Self::Host(_), Value::Kinds(kinds)) => kinds.iter().all(|kind| kind.is_minion()) && kinds.len() <= 24,
            (Self::Goals(_), Value::Goals(goals)) => {
                (1..=MOST_GOALS).contains(&goals.len()) && goals.iter().all(Goal::is_bounded)
            }
            (Self::Name(_), Value::Name(name)) => is_name(name),
            _ => false,
        }
    }

    /// Puts a value that the field [accepts](Slot::accepts) in its place.
    pub(super) fn set(self, value: Value) {
        match (self, value) {
            (Self::Number { at, .. }, Value::Number(n)) => match at {
                Number::Byte(place) => *place = n as u8,
                Number::Word(place) => *place = n as u16,
                Number::Points(place) => *place = n,
                Number::Limit(place) => *place = u8::try_from(n).ok(),
            },
            (Self::Who(place), Value::Who(who)) => *place = who,
            (Self::Avoid(place) | Self::Host(place), Value::Kinds(kinds)) => *place = kinds,
            (Self::Goals(place), Value::Goals(goals)) => *place = goals,
            (Self::Name(place), Value::Name(name)) => *place = name,
            _ => unreachable!("a value of another type"),
        }
    }
}

/// Letters, digits, spaces and a little punctuation: nothing that a page or a table takes for its own.
fn is_name(name: &str) -> bool {
    let is_plain = |c: char| c.is_alphanumeric() || " -'’.,!?".contains(c);
    (1..=MOST_NAME).contains(&name.chars().count())
        && name.trim() == name
        && name.chars().all(is_plain)
        && name.chars().any(char::is_alphanumeric)
}

impl Goal {
    /// Whether its numbers are within their bounds.
    fn is_bounded(&self) -> bool {
        match *self {
            Self::Survive | Self::Monarch => true,
            Self::Own { n, .. } => (1..=24).contains(&n),
            Self::House { rank, n } => (1..=10).contains(&rank) && (1..=24).contains(&n),
            Self::Kill { n } => (1..=200).contains(&n),
            Self::Stock { n, .. } => (1..=1200).contains(&n),
            Self::Arm { n } => (1..=12).contains(&n),
            Self::Learn { n } => (1..=6).contains(&n),
        }
    }
}

/// As a table of TOML.
impl Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Survive => f.write_str("{ kind = \"survive\" }"),
            Self::Own { what, n } => write!(f, "{{ kind = \"own\", what = \"{what}\", n = {n} }}"),
            Self::House { rank, n } => write!(f, "{{ kind = \"house\", rank = {rank}, n = {n} }}"),
            Self::Kill { n } => write!(f, "{{ kind = \"kill\", n = {n} }}"),
            Self::Monarch => f.write_str("{ kind = \"monarch\" }"),
            Self::Stock { what, n } => write!(f, "{{ kind = \"stock\", what = \"{what}\", n = {n} }}"),
            Self::Arm { n } => write!(f, "{{ kind = \"arm\", n = {n} }}"),
            Self::Learn { n } => write!(f, "{{ kind = \"learn\", n = {n} }}"),
        }
    }
}

/// As a value of TOML.
impl Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => n.fmt(f),
            Self::Who(who) => write!(f, "\"{who}\""),
            Self::Kinds(kinds) => {
                let kinds: Vec<String> = kinds.iter().map(|kind| format!("\"{kind}\"")).collect();
                write!(f, "[{}]", kinds.join(", "))
            }
            Self::Goals(goals) => {
                let goals: Vec<String> = goals.iter().map(Goal::to_string).collect();
                write!(f, "[{}]", goals.join(", "))
            }
            Self::Name(name) => write!(f, "\"{name}\""),
        }
    }
}

/// Takes each field with its path.
type See<'s> = &'s mut dyn FnMut(String, Slot<'_>);

fn number<'a>(see: See<'_>, path: String, at: impl Into<Number<'a>>, least: i32, most: i32) {
    see(path, Slot::Number { at: at.into(), least, most });
}

fn points(see: See<'_>, path: String, at: &mut i32) {
    number(see, path, at, -POINTS, POINTS);
}

/// Shows every field in order.
///
/// **The order is for ever**: deal codes hold the number of a field in it. A new field is added at the end, and none is taken away.
pub(super) fn each(tables: &mut Tables, see: See<'_>) {
    let limits = &mut tables.limits;
    for (name, at, least, most) in [
        ("research_slots", &mut limits.research_slots, 0, 4),
        ("spell_box", &mut limits.spell_box, 0, 6),
        ("door_box", &mut limits.door_box, 0, 6),
        ("trap_box", &mut limits.trap_box, 0, 6),
        ("work_rooms", &mut limits.work_rooms, 1, 24),
        ("max_rank", &mut limits.max_rank, 1, 10),
        ("war_rank", &mut limits.war_rank, 0, 20),
        ("war_pair_rank", &mut limits.war_pair_rank, 0, 10),
    ] {
        number(see, format!("limits.{name}"), at, least, most);
    }
    for row in &mut tables.rooms {
        let path = |field| format!("room.{}.{field}", row.key);
        number(see, path("tier"), &mut row.tier, 0, 2);
        number(see, path("gold"), &mut row.gold, 0, 600);
        number(see, path("stone"), &mut row.stone, 0, 1200);
        points(see, path("points"), &mut row.points);
        if let Some((_, each)) = &mut row.capacity {
            number(see, path("capacity"), each, 1, 50);
        }
    }
    for row in &mut tables.spells {
        number(see, format!("spell.{}.channel", row.key), &mut row.channel, 1, 200);
        number(see, format!("spell.{}.mana", row.key), &mut row.mana, 0, 300);
    }
    for row in &mut tables.wares {
        let path = |field| format!("{}.{}.{field}", ware_table(row.key), row.key);
        number(see, path("gold"), &mut row.gold, 0, 600);
        number(see, path("labour"), &mut row.labour, 1, 200);
        points(see, path("points"), &mut row.points);
        if !row.key.is_door() {
            see(path("avoid"), Slot::Avoid(&mut row.avoid));
        }
    }
    for row in &mut tables.minions {
        let path = |field| format!("minion.{}.{field}", row.card);
        number(see, path("rank"), &mut row.rank, 1, 10);
        // Nine trainings at most, each a d8 (R24).
        number(see, path("pay"), &mut row.pay, 0, 9);
        number(see, path("food"), &mut row.food, 0, Tables::MOST_FOOD.into());
        points(see, path("points"), &mut row.points);
        points(see, path("train"), &mut row.train);
        points(see, path("banished"), &mut row.banished);
    }
    let heroes = tables.heroes.iter_mut().enumerate();
    let heroes = heroes.map(|(place, row)| (format!("hero.{}", Kind::hero(place)), row, None));
    let monarchs = tables.monarchs.iter_mut();
    let monarchs = monarchs.map(|row| (format!("monarch.{}", row.turn_decks), &mut row.hero, Some(&mut row.who)));
    for (path, row, who) in heroes.chain(monarchs) {
        let path = |field| format!("{path}.{field}");
        number(see, path("rank"), &mut row.rank, 1, 10);
        number(see, path("needs"), &mut row.needs, 1, 24);
        number(see, path("damage"), &mut row.damage, 0, 1000);
        points(see, path("killed"), &mut row.killed);
        points(see, path("escaped"), &mut row.escaped);
        if let Some(who) = who {
            see(path("who"), Slot::Who(who));
        }
    }
    let of = &mut tables.points;
    for (name, at) in [
        ("gold", &mut of.gold),
        ("stone", &mut of.stone),
        ("food", &mut of.food),
        ("mana", &mut of.mana),
        ("hp", &mut of.hp),
        ("hp_healed", &mut of.hp_healed),
        ("hp_unhurt", &mut of.hp_unhurt),
    ] {
        points(see, format!("points.{name}"), at);
    }
    slate(see, "setup.mastery", &mut tables.mastery, 0);
    slate(see, "setup.standard", &mut tables.standard, -1);
    for row in &mut tables.scenarios {
        let path = format!("scenario.{}", row.id);
        number(see, format!("{path}.turn_decks"), &mut row.turn_decks, 1, 99);
        // 1, 3 or 5, or 0 without him.
        number(see, format!("{path}.monarch"), &mut row.monarch, 0, 5);
        number(see, format!("{path}.hp_max"), &mut row.setup.hp_max, 1, 200);
        slate(see, &path, &mut row.setup, 0);
        let setup = &mut row.setup;
        let spells = setup.spells.iter_mut().zip(Spell::ALL).map(|(n, spell)| (format!("spells.{spell}"), n));
        let (doors, traps) = Ware::ALL.split_at(Ware::DOORS);
        let doors = setup.doors.iter_mut().zip(doors).map(|(n, door)| (format!("doors.{door}"), n));
        let traps = setup.traps.iter_mut().zip(traps).map(|(n, trap)| (format!("traps.{trap}"), n));
        for (name, n) in spells.chain(doors).chain(traps) {
            number(see, format!("{path}.{name}"), n, 0, 6);
        }
        see(format!("{path}.minions"), Slot::Host(&mut setup.minions));
        see(format!("{path}.goals"), Slot::Goals(&mut row.goals));
    }
    let rooms = tables.rooms.iter_mut().map(|row| (format!("room.{}", row.key), &mut row.name));
    let spells = tables.spells.iter_mut().map(|row| (format!("spell.{}", row.key), &mut row.name));
    let wares = tables.wares.iter_mut().map(|row| (format!("{}.{}", ware_table(row.key), row.key), &mut row.name));
    let minions = tables.minions.iter_mut().map(|row| (format!("minion.{}", row.card), &mut row.name));
    let heroes = tables.heroes.iter_mut().enumerate();
    let heroes = heroes.map(|(place, row)| (format!("hero.{}", Kind::hero(place)), &mut row.name));
    let scenarios = tables.scenarios.iter_mut().map(|row| (format!("scenario.{}", row.id), &mut row.name));
    for (path, name) in rooms.chain(spells).chain(wares).chain(minions).chain(heroes).chain(scenarios) {
        see(format!("{path}.name"), Slot::Name(name));
    }
}

/// The table of a door or trap in a file.
const fn ware_table(ware: Ware) -> &'static str {
    if ware.is_door() { "door" } else { "trap" }
}

/// The numbers of a Keep's start.
fn slate(see: See<'_>, path: &str, setup: &mut Setup, least_limit: i32) {
    number(see, format!("{path}.hp"), &mut setup.hp, 1, 200);
    number(see, format!("{path}.peons"), &mut setup.peons, 0, 10);
    number(see, format!("{path}.peons_max"), &mut setup.peons_max, 0, 10);
    let stores = [&mut setup.gold, &mut setup.stone, &mut setup.food, &mut setup.mana];
    for (what, at) in Resource::ALL.iter().zip(stores) {
        number(see, format!("{path}.{what}"), at, 0, 1200);
    }
    for (room, n) in Room::ALL.iter().zip(&mut setup.rooms) {
        number(see, format!("{path}.rooms.{room}"), n, 0, 24);
    }
    for (room, most) in Room::ALL.iter().zip(&mut setup.rooms_max) {
        number(see, format!("{path}.rooms_max.{room}"), most, least_limit, 24);
    }
}
