//! The choice of the next room.

use super::plan::{CARDS, GOLD, MANA, Plan, STONE};
use crate::Move;
use crate::kinds::{Resource, Room};

/// Turns beyond these are too far ahead to invest for.
const FAR: f32 = 12.0;
/// The points of a middling minion, and its rank.
const MIDDLING: (f32, f32) = (30.0, 7.0);
/// With this many turns ahead the guest of another lair counts in full.
const STAY: f32 = 3.0;
/// With fewer turns ahead than this lairs are built for the guests of the last ones.
const LATE: f32 = 12.5;
/// The value of a room that a higher room requires.
const OPENS: f32 = 20.0;
/// The value of a room when only rooms are missing.
const RUSH: f32 = 1000.0;
/// The value of a second shrine while libraries are being built.
const SECOND_SHRINE: f32 = 40.0;
/// The additional value of the last of the four workshops, as a share of the first.
const COMPLETES: f32 = 0.5;

/// The next room, or the end of the phase.
pub(super) fn choose(plan: &Plan<'_>) -> Move {
    next_room(plan).map_or(Move::Next, Move::Build)
}

/// The room with the highest value for its cost, or meanwhile another that does not delay it.
fn next_room(plan: &Plan<'_>) -> Option<Room> {
    let wanted = wanted_rooms(plan);
    let (_, first) = *wanted.first()?;
    wanted
        .iter()
        .map(|&(_, room)| room)
        .find(|&room| can_afford(plan, room) && (room == first || !puts_off(plan, room, first)))
}

/// The rooms that are worth more than their price, best value first.
pub(super) fn wanted_rooms(plan: &Plan<'_>) -> Vec<(f32, Room)> {
    let (gates, most) = (plan.keep.room(Room::Gate), plan.keep.rooms_max[Room::Gate as usize]);
    let has_gates = f32::from(gates) >= f32::from(most).min(plan.w.gates);
    let open = |&room: &Room| {
        let is_early = has_gates || plan.keep.tables().rooms[room as usize].tier == 0 || room == Room::Gate;
        is_early && plan.keep.has_room_for(room) && plan.keep.has_tiers_below(room)
    };
    let valued = |room: Room| {
        let value = value(plan, room);
        (value > price(plan, room)).then(|| (value / cost(plan, room), room))
    };
    let mut wanted: Vec<_> = Room::ALL.iter().copied().filter(open).filter_map(valued).collect();
    wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
    wanted
}

fn can_afford(plan: &Plan<'_>, room: Room) -> bool {
    plan.keep.can_pay_for(room) && left(plan, room).0 >= reserve(plan, room)
}

/// Whether a room delays a better one beyond the next turn.
fn puts_off(plan: &Plan<'_>, room: Room, better: Room) -> bool {
    let (gold, stone) = left(plan, room);
    let row = &plan.keep.tables().rooms[better as usize];
    let cards = f32::from(plan.keep.peons) * CARDS * plan.w.patience;
    gold + cards * GOLD < f32::from(row.gold) + reserve(plan, better) || stone + cards * STONE < f32::from(row.stone)
}

/// Gold and stone left after a room is built.
fn left(plan: &Plan<'_>, room: Room) -> (f32, f32) {
    let row = &plan.keep.tables().rooms[room as usize];
    (plan.store(Resource::Gold) - f32::from(row.gold), plan.store(Resource::Stone) - f32::from(row.stone))
}

/// Gold kept for the pay of the present minions and of those who may come once a room is built.
pub(super) fn reserve(plan: &Plan<'_>, room: Room) -> f32 {
    let free = plan.keep.free_lairs() as f32 + f32::from(u8::from(room == Room::Lair));
    let gates = plan.keep.room(Room::Gate) + u8::from(room == Room::Gate);
    if plan.time.pays_again { plan.wages() + plan.w.hire * free.min(f32::from(gates)) } else { 0.0 }
}

/// The points that a room's gold and stone would bring at the end.
fn price(plan: &Plan<'_>, room: Room) -> f32 {
    let (row, points) = (&plan.keep.tables().rooms[room as usize], plan.keep.tables().points.resources());
    let cost =
        i32::from(row.gold) * points[Resource::Gold as usize] + i32::from(row.stone) * points[Resource::Stone as usize];
    cost as f32 * plan.scarcity()
}

/// The cost in gold, for comparing rooms.
fn cost(plan: &Plan<'_>, room: Room) -> f32 {
    let row = &plan.keep.tables().rooms[room as usize];
    f32::from(row.gold) + plan.w.stone_cost * f32::from(row.stone)
}

/// The value of another room now. Its points, and those of a store, can wait for the end.
fn value(plan: &Plan<'_>, room: Room) -> f32 {
    let [points, goal, opens, growth, filled] = worths(plan, room);
    points + goal + opens + growth + filled
}

/// The parts of another room's value: its points, a goal, the rooms that it opens, the turns ahead, and the points that
/// it stores at the end.
pub(super) fn worths(plan: &Plan<'_>, room: Room) -> [f32; 5] {
    let row = &plan.keep.tables().rooms[room as usize];
    let n = plan.keep.room(room);
    let soon = (plan.w.horizon / plan.time.digs.max(1.0)).min(1.0);
    let points = row.points as f32 * plan.aims.points * soon;
    let goal = if n < plan.aims.rooms[room as usize] { goal(plan) } else { 0.0 };
    let opens = if n == 0 && row.tier == 0 { OPENS } else { 0.0 };
    [points, goal, opens, growth(plan, room), filled(plan, room) * soon * soon]
}

/// The value of a room for a goal: very high if only rooms are missing.
const fn goal(plan: &Plan<'_>) -> f32 {
    if plan.aims.only_rooms { RUSH } else { plan.w.goal }
}

/// The points of a store's content at the end, if the Peons have time to fill it.
fn filled(plan: &Plan<'_>, room: Room) -> f32 {
    let Some((what, each)) = plan.keep.tables().rooms[room as usize].capacity else { return 0.0 };
    // Turns of Peons; for a shrine including those for its gold.
    let turns = match what {
        Resource::Gold => f32::from(each) / (CARDS * GOLD),
        Resource::Stone => f32::from(each) / (CARDS * STONE),
        Resource::Food => 6.0,
        Resource::Mana => f32::from(each) / MANA + 2.3,
    };
    let chance = (plan.slack() / (turns * plan.w.sureness)).clamp(0.0, 1.0);
    f32::from(each) * plan.keep.tables().points.resources()[what as usize] as f32 * chance * plan.aims.points
}

/// The value of another room for the turns ahead.
fn growth(plan: &Plan<'_>, room: Room) -> f32 {
    let (w, keep) = (plan.w, plan.keep);
    let (n, gates) = (keep.room(room), keep.room(Room::Gate));
    let lack = plan.threat.lack(&plan.host);
    let turns = plan.time.digs.min(FAR);
    let income = f32::from(keep.peons) * CARDS;
    match room {
        Room::Gate if n == 0 => w.first_gate * lack + guest(plan),
        Room::Gate => (if n == 1 { w.second_gate } else { w.next_gate }) * lack,
        Room::Lair if !has_lairs_for_now(plan) => w.lair * lack + guest(plan),
        Room::Lair if plan.time.digs < LATE && (keep.free_lairs() as f32) < w.crowd * f32::from(gates) => guest(plan),
        Room::Lair => 0.0,
        Room::Farm => {
            let guests = keep.free_lairs().min(gates.into()) as f32;
            let needs = f32::from(keep.minions.food(plan.keep.tables())) + 5.0 * guests + 2.0;
            let covered = plan.harvest() + plan.store(Resource::Food) / turns.max(1.0);
            w.farm * ((needs - covered) / 7.0).clamp(0.0, 1.0) * turns
        }
        Room::Vault => {
            let lost = f32::from(keep.minions.pay()) + income * GOLD - f32::from(keep.storage(Resource::Gold));
            w.vault * (lost / 25.0).clamp(0.0, 1.0) * turns
        }
        Room::Quarry => {
            let lost = 15.0 + income * STONE - f32::from(keep.storage(Resource::Stone));
            w.quarry * (lost / 50.0).clamp(0.0, 1.0) * turns
        }
        Room::Shrine if n == 0 => {
            let shops = [Room::Training, Room::Library, Room::Blacksmith];
            w.opens * shops.iter().map(|&shop| workshop(plan, shop)).sum::<f32>() * lack
        }
        Room::Shrine if n == 1 && keep.room(Room::Library) > 1 => SECOND_SHRINE,
        Room::Shrine => 0.0,
        Room::Training | Room::Library | Room::Blacksmith if n < plan.keep.tables().limits.work_rooms => {
            workshop(plan, room) * lack * (1.0 + COMPLETES * f32::from(n))
        }
        Room::Training | Room::Library | Room::Blacksmith => 0.0,
    }
}

/// Whether there are lairs for all minions who can be hired at once.
pub(super) fn has_lairs_for_now(plan: &Plan<'_>) -> bool {
    plan.keep.free_lairs() >= usize::from(plan.keep.room(Room::Gate).max(1))
}

/// The value of the guest of another lair.
fn guest(plan: &Plan<'_>) -> f32 {
    let (points, rank) = MIDDLING;
    let guest = points * plan.aims.points + rank * plan.aims.rank + plan.aims.minion;
    guest * plan.w.guest * (plan.time.digs / STAY).min(1.0)
}

/// The part of the host's lack that a workshop covers, if all four can ever be built.
fn workshop(plan: &Plan<'_>, room: Room) -> f32 {
    if plan.keep.rooms_max[room as usize] < plan.keep.tables().limits.work_rooms {
        return 0.0;
    }
    match room {
        Room::Training => plan.w.training,
        Room::Library => plan.w.library,
        _ => plan.w.blacksmith,
    }
}
