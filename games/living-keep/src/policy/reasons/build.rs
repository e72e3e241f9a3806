//! Reasons for building a room or not, and for projects.

use underdeck_game::{Message, say};

use crate::kinds::{Resource, Room, Spell, Work};
use crate::names;

use super::super::build::{has_lairs_for_now, reserve, wanted_rooms, worths};
use super::super::plan::Plan;
use super::minions::heroes;
use super::{beaten, unbeaten, whole};

/// The best reason for the room, compared with the next best one.
pub(super) fn why_build(plan: &Plan<'_>, room: Room) -> Message {
    let wanted = wanted_rooms(plan);
    let other = wanted.iter().map(|&(_, room)| room).find(|&other| other != room);
    let is_first = wanted.first().is_some_and(|&(_, first)| first == room);
    let why = why_room(plan, room);
    match other {
        Some(other) if is_first => say!(REASON_BUILD_FIRST, why, other),
        Some(other) => say!(REASON_BUILD_DEAR, why, other),
        None => say!(REASON_BUILD_ONLY, why),
    }
}

/// The greatest part of a room's value.
fn why_room(plan: &Plan<'_>, room: Room) -> Message {
    let worths = worths(plan, room);
    let most = (1..worths.len()).fold(0, |best, next| if worths[next] > worths[best] { next } else { best });
    let row = &plan.keep.tables().rooms[room as usize];
    match most {
        0 => say!(REASON_ROOM_POINTS, room, n = row.points),
        1 if plan.aims.learns && row.capacity.is_some() => say!(REASON_ROOM_MANA, room),
        1 => say!(REASON_ROOM_GOAL, most = plan.aims.rooms[room as usize], room, n = plan.keep.room(room)),
        2 => say!(REASON_ROOM_TIER, room),
        3 => why_growth(plan, room),
        _ => {
            let (what, n) = row.capacity.unwrap_or((Resource::Gold, 0));
            say!(REASON_ROOM_STORE, room, n, what)
        }
    }
}

/// The value of the room for the turns ahead.
fn why_growth(plan: &Plan<'_>, room: Room) -> Message {
    let (keep, n, free) = (plan.keep, plan.keep.room(room), plan.keep.free_lairs());
    let (beaten, all) = beaten(plan);
    let host = say!(REASON_HOST, beaten, all);
    match room {
        Room::Gate if n == 0 => say!(REASON_ROOM_GATE, room, host),
        Room::Gate => say!(REASON_ROOM_GATE_MORE, room, host),
        Room::Lair if has_lairs_for_now(plan) => say!(REASON_ROOM_LAIR_LAST, room, free),
        Room::Lair => say!(REASON_ROOM_LAIR, room, free, host),
        Room::Farm => {
            let food = keep.minions.food(keep.tables());
            say!(REASON_ROOM_FARM, food, free, farms = n, least = 2 * n, most = 12 * n)
        }
        Room::Vault => say!(REASON_ROOM_VAULT, pay = keep.minions.pay(), storage = keep.storage(Resource::Gold)),
        Room::Quarry => say!(REASON_ROOM_QUARRY, storage = keep.storage(Resource::Stone)),
        Room::Shrine if n > 0 => say!(REASON_ROOM_SHRINE_MORE, room),
        Room::Shrine => say!(REASON_ROOM_SHRINE, room, host),
        _ => say!(REASON_ROOM_WORKSHOP, most = keep.tables().limits.work_rooms, room, n = n + 1, host),
    }
}

/// The reason for building no room.
pub(super) fn why_save(plan: &Plan<'_>) -> Message {
    let Some((_, room)) = wanted_rooms(plan).first().copied() else { return say!(REASON_SAVE_NONE) };
    let row = &plan.keep.tables().rooms[room as usize];
    let cost = names::price(&[(row.gold, Resource::Gold), (row.stone, Resource::Stone)]);
    let [gold, stone] = [Resource::Gold, Resource::Stone].map(|what| plan.keep.store(what));
    match whole(reserve(plan, room).ceil()) {
        1.. => say!(REASON_SAVE_PAY, room, cost, kept = whole(reserve(plan, room).ceil()), gold, stone),
        _ => say!(REASON_SAVE, room, cost, gold, stone),
    }
}

/// The reason for working on no project.
pub(super) fn why_not_research(plan: &Plan<'_>) -> Message {
    if (0..Work::COUNT).map(Work::at).any(|work| plan.keep.has_workshop(work)) {
        return say!(REASON_RESEARCH_NONE);
    }
    let n = plan.keep.tables().limits.work_rooms;
    let [(libraries, read), (smiths, forge)] =
        [Room::Library, Room::Blacksmith].map(|room| (names::rooms(n, room), plan.keep.room(room)));
    say!(REASON_RESEARCH_ROOMS, libraries, smiths, read, forge)
}

/// The number of workers, and the points left.
pub(super) fn why_work(plan: &Plan<'_>, work: Work, n: u8) -> Message {
    let left = plan.keep.projects.find(work).map_or(0, |project| project.left);
    let idle = plan.keep.minions.idle_for(work).len();
    match usize::from(n) < idle {
        true => say!(REASON_WORK, work, left, n, idle),
        false => say!(REASON_WORK_ALL, work, left, n),
    }
}

/// The reason for a spell, door or trap.
pub(super) fn why_begin(plan: &Plan<'_>, work: Work) -> Message {
    let (keep, (points, gold)) = (plan.keep, plan.keep.price(work));
    match (work, heroes(unbeaten(plan))) {
        (Work::Spell(_), _) if plan.aims.learns => say!(REASON_BEGIN_GOAL, work, points),
        (Work::Ware(_), _) if plan.aims.arms => say!(REASON_BEGIN_GOAL_WARE, work, points, gold),
        (Work::Spell(Spell::Regen), _) => {
            say!(REASON_BEGIN_REGEN, hp = keep.hp, most = keep.hp_max, n = keep.owned(work), work)
        }
        (Work::Spell(_), None) => say!(REASON_BEGIN_SPELL, work, points),
        (Work::Spell(_), Some(heroes)) => say!(REASON_BEGIN_SPELL_AGAINST, work, heroes),
        (Work::Ware(ware), None) if plan.aims.points > 0.0 => {
            say!(REASON_BEGIN_WARE_POINTS, n = keep.tables().wares[ware as usize].points, work)
        }
        (Work::Ware(_), None) => say!(REASON_BEGIN_WARE, work, points, gold),
        (Work::Ware(_), Some(heroes)) => say!(REASON_BEGIN_WARE_AGAINST, work, heroes),
    }
}
