//! The board as a hint's view shows it, and what the rules say of its rooms.

use std::collections::HashSet;

use underdeck_game::{Message, Value};
use underdeck_testkit::said::{number as n, tenths};
use underdeck_testkit::{Hint, World};

/// The rooms by rank from 2, then the shield and the dragon.
pub(super) const ROOMS: [&str; 15] = [
    "Gold Piece",
    "Ice Cavern",
    "Locked Door",
    "Treasure Chest",
    "Wizard Merchant",
    "Crystal of Viewing",
    "Enchanted Fountain",
    "Stone Wall",
    "Arrow Traps",
    "Specter",
    "Slime",
    "Skeleton",
    "Wooden Shield",
    "Dragon",
    "Staircase",
];
pub(super) const TASKS: [&str; 4] = ["Fetch", "Remove", "Explore", "Defeat"];

pub(super) fn name(card: &str) -> &'static str {
    match card {
        "AS" | "6D" => "Wooden Shield",
        "AC" | "AD" => "Dragon",
        "7H" => "Staircase",
        card => "23456789TJQK".find(&card[..1]).map_or("", |at| ROOMS[at]),
    }
}

/// The type that a task asks for.
pub(super) fn wanted(hint: &Hint<'_>, task: usize) -> &'static str {
    let card = hint.view["tasks"][task].as_str().unwrap();
    if card == "JD" { "Specter" } else { name(card) }
}

pub(super) fn is_open(hint: &Hint<'_>, task: usize) -> bool {
    hint.view["done"][task] == false
}

pub(super) fn index(square: &str) -> Option<usize> {
    let (row, column) = square.strip_prefix('r')?.split_once('c')?;
    let (row, column): (usize, usize) = (row.parse().ok()?, column.parse().ok()?);
    ((1..=5).contains(&row) && (1..=7).contains(&column)).then(|| 7 * (row - 1) + column - 1)
}

pub(super) fn around(at: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (at / 7, at % 7);
    let next = [
        (row > 0).then(|| at - 7),
        (row < 4).then_some(at + 7),
        (column > 0).then(|| at - 1),
        (column < 6).then_some(at + 1),
    ];
    next.into_iter().flatten()
}

pub(super) fn is_room(hint: &Hint<'_>, at: usize) -> bool {
    hint.view["rooms"][at] != ""
}

pub(super) fn is_revealed(hint: &Hint<'_>, at: usize) -> bool {
    hint.view["revealed"][at] == true
}

pub(super) fn is_resolved(hint: &Hint<'_>, at: usize) -> bool {
    hint.view["resolved"][at] == true
}

pub(super) fn kind(hint: &Hint<'_>, at: usize) -> &'static str {
    name(hint.view["rooms"][at].as_str().unwrap())
}

/// How many rooms beside this one are not revealed.
pub(super) fn hidden(hint: &Hint<'_>, at: usize) -> i64 {
    around(at).filter(|&next| is_room(hint, next) && !is_revealed(hint, next)).count() as i64
}

pub(super) fn all_hidden(hint: &Hint<'_>) -> i64 {
    (0..35).filter(|&at| is_room(hint, at) && !is_revealed(hint, at)).count() as i64
}

/// `row 4, column 2`.
pub(super) fn cell(text: &str) -> Option<usize> {
    let (row, column) = text.strip_prefix("row ")?.split_once(", column ")?;
    index(&format!("r{row}c{column}"))
}

/// `to the north`, `in row 4, column 2`.
pub(super) fn at(hint: &Hint<'_>, place: &str) -> Option<usize> {
    match place {
        "here" => Some(here(hint)),
        "to the north" => here(hint).checked_sub(7),
        "to the east" => Some(here(hint) + 1),
        "to the south" => Some(here(hint) + 7),
        "to the west" => Some(here(hint) - 1),
        place => cell(place.strip_prefix("in ")?),
    }
}

/// The place, if the room there is of this type.
pub(super) fn place(hint: &Hint<'_>, room: &str, place: &str) -> Option<usize> {
    at(hint, place).filter(|&at| is_room(hint, at) && is_revealed(hint, at) && kind(hint, at) == room)
}

/// Whether a room of this type is there, and not resolved.
pub(super) fn waiting(hint: &Hint<'_>, at: &str, room: &str) -> bool {
    place(hint, room, at).is_some_and(|at| !is_resolved(hint, at))
}

/// Whether a room and its place, the first slots, are of this type, not resolved, and not to be fetched.
pub(super) fn is_gift(hint: &Hint<'_>, slots: &[&str], room: &str) -> bool {
    slots[0] == room && waiting(hint, slots[1], room) && !counts(hint, room, "Fetch")
}

/// Whether a spell can be bought for this price.
pub(super) fn sells_spells(hint: &Hint<'_>, price: &str) -> bool {
    price == "1" && gp(hint) > 0 && !hint.view["wizard1"].is_null()
}

/// Whether HP and hit, the first slots, are those of a hit that is taken and does not kill.
pub(super) fn bears(hint: &Hint<'_>, slots: &[&str]) -> bool {
    (n(slots[0]), n(slots[1])) == (hp(hint), hint.number("hit")) && hp(hint) > n(slots[1]) && hint.mv == "take"
}

pub(super) fn has_no_choice(hint: &Hint<'_>) -> bool {
    hint.legal.iter().all(|mv| mv == "take" || mv == "abandon")
}

/// The rolls on which an enemy hits.
pub(super) fn rolls(room: &str) -> String {
    match harm(room).0 {
        1 => "1".into(),
        hits => format!("1–{hits}"),
    }
}

pub(super) fn here(hint: &Hint<'_>) -> usize {
    index(hint.view["pos"].as_str().unwrap()).unwrap()
}

pub(super) fn hp(hint: &Hint<'_>) -> i64 {
    hint.number("hp")
}

pub(super) fn gp(hint: &Hint<'_>) -> i64 {
    hint.number("gp")
}

pub(super) fn score(hint: &Hint<'_>) -> i64 {
    let items = ["amulet", "key", "flask", "shield"].into_iter().filter(|item| hint.flag(item)).count() as i64;
    hp(hint) + gp(hint) + 2 * items + hint.number("defeated")
}

/// Whether the room can be walked to, and entered, without any risk to HP: every step is tried with luck of many kinds.
pub(super) fn is_safe_way(hint: &Hint<'_>, target: usize) -> bool {
    fn steps(world: &dyn World, hp: i64, target: usize, seen: &mut HashSet<String>) -> bool {
        world.legal().iter().filter_map(|mv| Some((mv, index(mv.strip_prefix("go ")?)?))).any(|(mv, at)| {
            let ways: Vec<_> = (0..16).map(|luck| world.play(mv, luck)).collect();
            let is_safe = ways.iter().all(|step| step.number("hp") >= hp && step.state["phase"] == "explore");
            is_safe && (at == target || seen.insert(mv.clone()) && steps(&*ways[0].world, hp, target, seen))
        })
    }
    hint.deals(1).all(|world| steps(&*world, hp(hint), target, &mut HashSet::new()))
}

/// On how many of six a room hits, and how many HP that costs.
pub(super) fn harm(room: &str) -> (i64, i64) {
    match room {
        "Specter" | "Treasure Chest" => (1, 1),
        "Slime" => (2, 1),
        "Skeleton" | "Arrow Traps" => (3, 1),
        "Dragon" => (3, 3),
        "Ice Cavern" => (6, 1),
        _ => (0, 0),
    }
}

pub(super) fn is_enemy(room: &str) -> bool {
    ["Specter", "Slime", "Skeleton", "Dragon"].contains(&room)
}

/// What a room costs on average, in tenths of HP; an enemy is fought until it falls, on three of six.
pub(super) fn cost(room: &str) -> i64 {
    let (hits, damage) = harm(room);
    let of = if is_enemy(room) { 3 } else { 6 };
    (20 * hits * damage + of) / (2 * of)
}

/// How many hits of so much damage kill, with flask and shield.
pub(super) fn deadly_hits(hint: &Hint<'_>, room: &str) -> i64 {
    let (damage, flask) = (harm(room).1, if hint.flag("flask") { 3 } else { 0 });
    let stopped = hint.flag("shield") && room != "Ice Cavern";
    (hp(hint) + flask + damage - 1) / damage + i64::from(stopped)
}

/// The task of this name, if it is open and wants this type.
pub(super) fn counts(hint: &Hint<'_>, room: &str, task: &str) -> bool {
    TASKS.iter().position(|name| *name == task).is_some_and(|task| is_open(hint, task) && wanted(hint, task) == room)
}

/// The first argument of this name in a message or in those within it.
fn argument(message: &Message, name: &str) -> Option<String> {
    message.values().iter().find_map(|(argument, value)| match value {
        value if *argument == name => Some(value.to_string()),
        Value::Message(inner) => self::argument(inner, name),
        _ => None,
    })
}

/// The room of which the reason speaks first.
pub(super) fn subject(hint: &Hint<'_>) -> Option<(&'static str, usize)> {
    let at = at(hint, &argument(&hint.reason, "place")?)?;
    Some((kind(hint, at), at))
}

pub(super) fn title(score: i64) -> &'static str {
    match score {
        18.. => "King",
        15.. => "Lord Commander",
        12.. => "Captain",
        9.. => "Lieutenant",
        _ => "",
    }
}

/// The room of which the reason speaks first, or the enemy here.
pub(super) fn danger(hint: &Hint<'_>) -> &'static str {
    match hint.mv.as_str() {
        "fight" | "retreat" => kind(hint, here(hint)),
        _ => subject(hint).map_or("", |(room, _)| room),
    }
}

/// The cost of a room, with a warning where a hit or two kill.
pub(super) fn costs(hint: &Hint<'_>, slots: &[&str]) -> bool {
    place(hint, slots[0], slots[1]).is_some_and(|at| {
        let room = kind(hint, at);
        let warned = match deadly_hits(hint, room) {
            1 => hint.reason.contains("one hit kills"),
            2 if is_enemy(room) => hint.reason.contains("two hits kill"),
            _ => true,
        };
        cost(room) == tenths(slots[2]) && n(slots[3]) == hp(hint) && warned
    })
}
