//! A Keep in an observation.

use underdeck_game::Observation;

use super::CARDS;
use crate::keep::{Keep, MOST_MINIONS};
use crate::kinds::{Kind, Work};

pub(super) const MOST_PROJECTS: usize = 4;

pub(super) const KINDS: &[&str] = &[
    "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "DR",
    "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "TD", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "XR",
    "none",
];
pub(super) const WORKS: &[&str] = &[
    "to_arms",
    "summon_peon",
    "regen",
    "premonition",
    "power_strike",
    "summon_dragon",
    "wooden",
    "metal",
    "magic",
    "pit",
    "rockfall",
    "spikes",
    "darts",
    "none",
];

/// Adds the fields of a Keep, their names after a prefix.
macro_rules! keep_fields {
    ($encoding:expr, $prefix:literal, $two_jobs:expr) => {{
        let encoding = $encoding
            .field(
                concat!($prefix, "stores"),
                count(255),
                &[Resource::COUNT, 2],
                "Gold, stone, food and mana, each in two bytes that add up to it.",
            )
            .field(concat!($prefix, "hurt"), Bytes::Bit, &[], "Whether damage was ever taken.")
            .field(concat!($prefix, "peons"), count(40), &[], "Peons.")
            .field(concat!($prefix, "peons_max"), count(40), &[], "The most Peons.")
            .field(concat!($prefix, "rooms"), count(24), &[Room::COUNT], "Rooms of each kind.")
            .field(concat!($prefix, "rooms_max"), count(24), &[Room::COUNT], "The most rooms of each kind.")
            .field(concat!($prefix, "spells"), count(6), &[Spell::COUNT], "Spells of each kind.")
            .field(concat!($prefix, "wares"), count(6), &[Ware::COUNT], "Doors and traps of each kind.")
            .field(concat!($prefix, "project"), category(WORKS), &[MOST_PROJECTS], "What is in development.")
            .field(concat!($prefix, "project_left"), count(40), &[MOST_PROJECTS], "Points that these projects lack.")
            .field(concat!($prefix, "minion"), category(KINDS), &[MOST_MINIONS], "The minion of each id, from 1.")
            .field(concat!($prefix, "minion_rank"), count(40), &[MOST_MINIONS], "Its rank.")
            .field(concat!($prefix, "minion_pay"), count(73), &[MOST_MINIONS], "Its pay.")
            .field(concat!($prefix, "minion_trained"), Bytes::Bit, &[MOST_MINIONS], "Whether it was trained this turn.")
            .field(concat!($prefix, "minion_worked"), Bytes::Bit, &[MOST_MINIONS], "Whether it worked this turn.");
        let encoding = match $two_jobs {
            true => encoding.field(
                concat!($prefix, "minion_forged"),
                Bytes::Bit,
                &[MOST_MINIONS],
                "Whether it worked on a door or trap this turn.",
            ),
            false => encoding,
        };
        encoding
            .field(concat!($prefix, "send"), Bytes::Bit, &[MOST_MINIONS], "Whether it is chosen for the battle.")
            .field(concat!($prefix, "banished"), count(24), &[Kind::EACH], "Minions of each kind that were banished.")
            .field(concat!($prefix, "killed"), count(24), &[Kind::EACH], "Heroes of each kind that were killed.")
            .field(concat!($prefix, "escaped"), count(24), &[Kind::EACH], "Heroes of each kind that escaped.")
            .field(concat!($prefix, "hand"), Bytes::Bit, &[CARDS], "For each card, whether it is in the draft hand.")
            .field(
                concat!($prefix, "seen"),
                Bytes::Bit,
                &[CARDS],
                "For each card, whether it was in an earlier draft hand and lies in the discard.",
            )
    }};
}

pub(super) fn kind(kind: Option<Kind>) -> u8 {
    kind.map_or(Kind::COUNT, Kind::index) as u8
}

/// Writes a Keep without its health; with `two_jobs` the marks of both kinds of work.
pub(super) fn write(out: &mut Observation<'_>, keep: &Keep, two_jobs: bool) {
    out.wides(keep.stores);
    out.puts([keep.hurt.into(), keep.peons.min(40), keep.peons_max.min(40)]);
    out.counts(keep.rooms, 24);
    out.counts(keep.rooms_max, 24);
    out.counts(keep.spells, 6);
    out.counts(keep.wares, 6);
    let (works, left) = (out.next(MOST_PROJECTS), out.next(MOST_PROJECTS));
    works.fill(Work::COUNT as u8);
    left.fill(0);
    for (n, project) in keep.projects.list().iter().enumerate() {
        (works[n], left[n]) = (project.work.index() as u8, project.left.min(40));
    }
    let [kinds, ranks, pays] = std::array::from_fn(|_| out.next(MOST_MINIONS));
    kinds.fill(kind(None));
    ranks.fill(0);
    pays.fill(0);
    for (id, minion) in keep.minions.iter() {
        let place = usize::from(id) - 1;
        (kinds[place], ranks[place], pays[place]) = (kind(Some(minion.kind)), minion.rank.min(40), minion.pay.min(73));
    }
    let marks = [Some(keep.minions.trained), Some(keep.minions.worked), two_jobs.then_some(keep.minions.forged)];
    for ids in marks.into_iter().flatten().chain([keep.send]) {
        out.bits(ids.bits().into(), MOST_MINIONS);
    }
    out.counts(keep.banished, 24);
    out.counts(keep.killed, 24);
    out.counts(keep.escaped, 24);
    out.plane(keep.hand, CARDS);
    out.plane(keep.seen, CARDS);
}

const _: () = assert!(KINDS.len() == Kind::COUNT + 1 && WORKS.len() == Work::COUNT + 1);
