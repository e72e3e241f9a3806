//! Reasons for building a room or not, and for projects.

use crate::kinds::{Resource, Room, Spell, Work};
use crate::words::{self, count, plural};

use super::super::build::{has_lairs_for_now, reserve, wanted_rooms, worths};
use super::super::plan::Plan;
use super::minions::heroes;
use super::{beaten, unbeaten};

/// The best reason for the room, compared with the next best one.
pub(super) fn why_build(plan: &Plan<'_>, room: Room) -> String {
    let wanted = wanted_rooms(plan);
    let other = wanted.iter().map(|&(_, room)| room).find(|&other| other != room);
    let is_first = wanted.first().is_some_and(|&(_, first)| first == room);
    let why = why_room(plan, room);
    match other {
        Some(other) if is_first => format!("{why}; {} is worth less for its price", one(other.name())),
        Some(better) => format!("{why}; {}, which is worth more, is still too dear", one(better.name())),
        None => format!("{why}; no other room is worth its price"),
    }
}

/// The greatest part of a room's value.
fn why_room(plan: &Plan<'_>, room: Room) -> String {
    let worths = worths(plan, room);
    let most = (1..worths.len()).fold(0, |best, next| if worths[next] > worths[best] { next } else { best });
    let (name, n) = (room.name(), plan.keep.room(room));
    let (row, a) = (&plan.keep.tables().rooms[room as usize], one(name));
    match most {
        0 => format!("{a} counts {} points at the end", row.points),
        1 if plan.aims.learns && row.capacity.is_some() => {
            format!("the spells that your goal asks for take mana, and {a} stores it")
        }
        1 => format!("your goal needs {a}, and you have {n} of {}", plan.aims.rooms[room as usize]),
        2 => format!("without {a} no higher room can be built"),
        3 => why_growth(plan, room),
        _ => {
            let (what, each) = row.capacity.unwrap_or((Resource::Gold, 0));
            format!("{a} stores {each} {what} more, which count at the end")
        }
    }
}

/// The value of the room for the turns ahead.
fn why_growth(plan: &Plan<'_>, room: Room) -> String {
    let (keep, name, n) = (plan.keep, room.name(), plan.keep.room(room));
    let lack = beaten(plan);
    match room {
        Room::Gate if n == 0 => format!("without an {name} nobody comes to serve, and {lack}"),
        Room::Gate => format!("another {name} shows three more cards to choose from, and {lack}"),
        Room::Lair if has_lairs_for_now(plan) => {
            format!("a {name} takes in another minion of the last turns, with {} free now", keep.free_lairs())
        }
        Room::Lair => format!("a {name} lets another minion in, with {} free now, and {lack}", keep.free_lairs()),
        Room::Farm => format!(
            "{} food a turn are due, with {} free, and {} give {} to {}",
            keep.minions.food(plan.keep.tables()),
            count(keep.free_lairs() as u64, "Lair"),
            count(n, name),
            2 * n,
            12 * n
        ),
        Room::Vault => format!(
            "pay of {} and what is dug may exceed the storage for {} gold",
            keep.minions.pay(),
            keep.storage(Resource::Gold)
        ),
        Room::Quarry => {
            format!("what is dug may exceed the storage for {} stone", keep.storage(Resource::Stone))
        }
        Room::Shrine if n > 0 => format!("another {name} stores more mana for the spells of your Libraries"),
        Room::Shrine => format!("a {name} opens the workshops, and {lack}"),
        _ => format!(
            "number {} of the {} {} that make one work, and {lack}",
            n + 1,
            plan.keep.tables().limits.work_rooms,
            plural(name)
        ),
    }
}

/// The reason for building no room.
pub(super) fn why_save(plan: &Plan<'_>) -> String {
    let Some((_, first)) = wanted_rooms(plan).first().copied() else {
        return "No room is worth its price now".into();
    };
    let row = &plan.keep.tables().rooms[first as usize];
    let kept = reserve(plan, first);
    let kept = if kept > 0.0 { format!(", with {:.0} gold kept for pay", kept.ceil()) } else { String::new() };
    let cost = words::price(&[(row.gold, Resource::Gold), (row.stone, Resource::Stone)]);
    let [gold, stone] = [Resource::Gold, Resource::Stone].map(|what| plan.keep.store(what));
    format!("Saving for {} at {cost}{kept}: you have {gold} gold and {stone} stone", one(first.name()))
}

/// The reason for working on no project.
pub(super) fn why_not_research(plan: &Plan<'_>) -> String {
    if (0..Work::COUNT).map(Work::at).any(|work| plan.keep.has_workshop(work)) {
        return "no work, begun or new, is worth its price or its workers now".into();
    }
    let [libraries, smiths] = [Room::Library, Room::Blacksmith].map(|room| plan.keep.room(room));
    format!(
        "Libraries and Blacksmiths work in {}s, and you have {libraries} and {smiths}",
        ["one", "two", "three", "four"][usize::from(plan.keep.tables().limits.work_rooms - 1) % 4]
    )
}

/// The number of workers, and the points left.
pub(super) fn why_work(plan: &Plan<'_>, work: Work, n: u8) -> String {
    let left = plan.keep.projects.find(work).map_or(0, |project| project.left);
    let (name, are) = (work.name(), if left == 1 { "is" } else { "are" });
    let points = count(left, "point");
    let idle = plan.keep.minions.idle().len();
    if usize::from(n) < idle {
        format!("{points} {are} left of the {name}, and {n} of {idle} idle minions work on it")
    } else {
        format!(
            "{points} {are} left of the {name}, and {} on it: all who are idle",
            if n == 1 { "1 minion works".into() } else { format!("{n} minions work") }
        )
    }
}

/// The reason for a spell, door or trap.
pub(super) fn why_begin(plan: &Plan<'_>, work: Work) -> String {
    let (name, a) = (work.name(), one(work.name()));
    let (points, gold) = plan.keep.price(work);
    let unbeaten = heroes(unbeaten(plan));
    match work {
        Work::Spell(_) if plan.aims.learns => {
            format!("your goal asks for spells, and {a} takes {points} points")
        }
        Work::Ware(_) if plan.aims.arms => {
            format!("your goal asks for doors and traps, and {a} takes {points} points and {gold} gold")
        }
        Work::Spell(Spell::Regen) => {
            let (hp, most, owned) = (plan.keep.hp, plan.keep.hp_max, plan.keep.owned(work));
            format!("health is {hp} of {most}, with {} in store", count(owned, name))
        }
        Work::Spell(_) if unbeaten == "nobody" => format!("{a} takes {points} points"),
        Work::Spell(_) => format!("{a} helps where your host does not: {unbeaten}"),
        Work::Ware(_) if unbeaten == "nobody" && plan.aims.points > 0.0 => {
            let worth = plan.keep.tables().wares.iter().find(|row| row.name == name).map_or(0, |row| row.points);
            format!("your host beats all heroes to come, and the {worth} points of {a} count at the end")
        }
        Work::Ware(_) if unbeaten == "nobody" => format!("{a} takes {points} points and {gold} gold"),
        Work::Ware(_) => format!("{a} may stop those whom your host cannot beat: {unbeaten}"),
    }
}

/// `an Evil Gate`, `Spikes`: one of a thing.
fn one(name: &str) -> String {
    if name.ends_with('s') { name.into() } else { words::a(name) }
}
