//! The features of a quest for a learned value: the place of each room, by the cost of the way there, and the tasks
//! left.

use underdeck_game::{Encoding, FieldKind as Bytes, Observation};

use super::plan::Plan;
use super::reach::Reach;
use super::{danger, goods};
use crate::kind::{self, Room};
use crate::square::CELLS;
use crate::state::{MOST_GP, MOST_HP};
use crate::{Item, Kind, Phase, Quest, Square};

/// The place of a room, or that it is resolved.
const PLACES: &[&str] =
    &["hidden", "resolved", "in reach", "at the edge", "near", "within 1 HP", "within 2 HP", "within 3 HP", "far"];
/// The highest cost of the way to a room, in HP, by place from the edge.
const COSTS: [f32; 5] = [0.01, 0.4, 1.0, 2.0, 3.3];
const HIDDEN: u8 = 0;
const RESOLVED: u8 = 1;
const IN_REACH: u8 = 2;

/// The phases: exploring, a fight, a hit.
const PHASES: &[&str] = &["explore", "combat", "hit"];
/// The type of a room, or none.
const KINDS: &[&str] = kind::WORDS.split_at(Kind::Staircase as usize + 1).0;

/// Costs and goods are counted in quarters, up to this many.
const MOST: u8 = 80;
/// The number of parts for the chance to lose by the heuristic's outlook.
const PARTS: u8 = 64;

pub(super) fn encoding() -> Encoding {
    let count = |max| Bytes::Count { max };
    let (place, kind) = (Bytes::Category { words: PLACES }, Bytes::Category { words: KINDS });
    Encoding::default()
        .field("phase", Bytes::Category { words: PHASES }, &[], "What is going on.")
        .field("enemy", kind, &[], "The type of the room of a fight or a hit.")
        .field("hp", count(MOST_HP), &[], "Health points.")
        .field("gp", count(MOST_GP), &[], "Gold pieces.")
        .field("items", Bytes::Bit, &[Item::ALL.len()], "The items held.")
        .field("tasks", kind, &[4], "The types of the tasks.")
        .field("done", Bytes::Bit, &[4], "Which tasks are done.")
        .field("goals", place, &[4, 2], "Where the rooms of each task lie, unless it is done.")
        .field("rooms", place, &[Kind::ALL.len(), 2], "Where the rooms of each type lie.")
        .field("lacking", Bytes::Bit, &[], "Whether the item of the Remove task is not held.")
        .field("spells", place, &[], "Where the wizard is who sells spells.")
        .field("home", count(MOST), &[], "What the way back costs, in quarters of an HP.")
        .field("ahead", count(MOST), &[], "What is left to do costs, in quarters of an HP.")
        .field("goods", count(MOST), &[], "What can be found on the way, in quarters of an HP.")
        .field("risk", count(PARTS), &[], "The chance to lose, by the heuristic's outlook, in 64ths.")
        .field("windows", count(8), &[], "How many hidden rooms lie next to rooms in reach.")
        .field("edge", count(8), &[], "How many rooms at the edge can be entered.")
        .field("hidden", count(26), &[], "How many rooms are hidden.")
        .field("ice", Bytes::Bit, &[], "Whether you stand on ice.")
}

pub(super) fn describe(quest: &Quest, out: &mut Observation<'_>) {
    let is_exploring = quest.phase == Phase::Explore;
    let start = if is_exploring { quest.pos } else { quest.prev.unwrap_or(quest.pos) };
    let reach = Reach::new(quest, start);
    let plan = Plan::new(&reach);
    let ways = plan.ways(reach.free);
    out.put(match quest.phase {
        Phase::Combat => 1,
        Phase::Hit => 2,
        Phase::Explore | Phase::Over(_) => 0u8,
    });
    out.put(if is_exploring { 0 } else { quest.here as u8 });
    out.count(quest.hp, MOST_HP);
    out.count(quest.gp, MOST_GP);
    Item::ALL.iter().for_each(|&item| out.put(quest.holds(item)));
    out.puts(quest.tasks.map(|kind| kind as u8));
    let done = quest.done();
    out.puts(done.map(u8::from));
    let places = Kind::ALL.map(|kind| places(&reach, &ways, kind));
    for (kind, is_done) in quest.tasks.into_iter().zip(done) {
        out.puts(if is_done { [RESOLVED; 2] } else { places[kind as usize - 1] });
    }
    places.into_iter().for_each(|pair| out.puts(pair));
    out.put(goods::lacking(quest).is_some());
    out.put(quest.wizard1.map_or(HIDDEN, |square| place(&reach, &ways, square)));
    let (ahead, goods) = (plan.ahead(reach.free), plan.goods(reach.free));
    for cost in [ways[Square::STAIRCASE.index()], ahead, goods] {
        out.put((cost * 4.0).min(f32::from(MOST)) as u8);
    }
    let lost = 1.0 - plan.chance(danger::health(quest) as f32 + goods, ahead);
    out.put((lost * f32::from(PARTS)) as u8);
    let (hidden, edge) = (quest.unrevealed(), reach.edge());
    out.count((edge & hidden).len(), 8);
    out.count((edge - hidden - quest.barred()).len(), 8);
    out.count(hidden.len(), 26);
    out.put(reach.is_on_ice());
}

/// The places of the rooms of a type, the easier one first.
fn places(reach: &Reach, ways: &[f32; CELLS], kind: Kind) -> [u8; 2] {
    let of = |is_second| {
        let square = reach.quest.place(Room::of_kind(kind, is_second));
        square.map_or(HIDDEN, |square| place(reach, ways, square))
    };
    let mut places = [of(false), if kind.copies() == 1 { RESOLVED } else { of(true) }];
    places.sort_unstable();
    places
}

fn place(reach: &Reach, ways: &[f32; CELLS], square: Square) -> u8 {
    if reach.quest.resolved.contains(square) {
        return RESOLVED;
    }
    if reach.free.contains(square) {
        return IN_REACH;
    }
    let farther = COSTS.iter().filter(|&&cost| ways[square.index()] > cost).count();
    IN_REACH + 1 + farther as u8
}
