//! Input of a learned value: the Keep, the heroes that it beats, and the time ahead.

use underdeck_game::{Encoding, FieldKind as Bytes, Observation};

use super::defend::chance_to_kill;
use super::plan::Plan;
use crate::View;
use crate::deck::MINIONS;
use crate::encode::{PHASES, place};
use crate::keep::{MOST_MINIONS, Minion};
use crate::kinds::{Kind, Resource, Room, Spell, Ware};
use crate::rules::Score;

/// Ranks of minions and heroes.
const RANKS: usize = 10;
/// The number of parts for the chance to kill the hero at the door.
const PARTS: u8 = 16;
/// Gold, food and mana are counted by twos, stone by fours.
const STEPS: [u16; Resource::COUNT] = [2, 4, 2, 2];
/// The points of a score in one step, and the points below 0 that are counted.
const STEP: i32 = 24;
const BELOW: i32 = 240;

pub(super) fn encoding() -> Encoding {
    let count = |max| Bytes::Count { max };
    Encoding::default()
        .field("phase", Bytes::Category { words: PHASES }, &[], "Which decision is due.")
        .field("digs", count(70), &[], "Digs in the turns after this one.")
        .field("heroes", count(70), &[], "How many heroes are expected.")
        .field("monarch", Bytes::Bit, &[], "Whether the Monarch is expected.")
        .field("door", count(RANKS as u8), &[], "The rank of the hero at the door.")
        .field("kill", count(PARTS), &[], "The chance that he is killed, in sixteenths.")
        .field("hp", count(200), &[], "Health.")
        .field("hurt", Bytes::Bit, &[], "Whether damage was ever taken.")
        .field(
            "stores",
            count(255),
            &[Resource::COUNT],
            "Gold, stone, food and mana; gold, food and mana by twos, stone by fours.",
        )
        .field("first_rooms", count(24), &[5], "Lairs, farms, vaults, quarries, gates.")
        .field("further_rooms", count(24), &[Room::COUNT - 5], "Shrines, libraries, training rooms, blacksmiths.")
        .field("peons", count(40), &[], "Peons.")
        .field("host", count(MOST_MINIONS as u8), &[RANKS], "How many minions have each rank or more.")
        .field("pay", count(200), &[], "What the minions are paid.")
        .field("food", count(200), &[], "What they eat.")
        .field("offers", count(RANKS as u8), &[2], "The two highest ranks of the minions turned up.")
        .field("wares", count(6), &[Ware::COUNT], "Doors and traps of each kind.")
        .field("spells", count(6), &[Spell::COUNT], "Spells of each kind.")
        .field("work", count(120), &[], "Points that the projects lack.")
        .field("lack", count(100), &[], "The root of what the host lacks against the heroes to come.")
        .field("score", count(255), &[], "The Mastery score so far, by twenty-fours.")
}

pub(super) fn describe(view: &View, out: &mut Observation<'_>) {
    let plan = Plan::of(view);
    let keep = plan.keep;
    out.put(place(view.phase));
    out.count(plan.time.digs as u16, 70);
    out.count(plan.time.heroes as u16, 70);
    out.put(plan.time.monarch > 0.0);
    out.count(view.hero_rank, RANKS as u8);
    out.put((chance_to_kill(&plan) * f32::from(PARTS)) as u8);
    out.count(keep.hp, 200);
    out.put(keep.hurt);
    let stores: [u16; Resource::COUNT] = std::array::from_fn(|n| keep.stores[n] / STEPS[n]);
    out.counts(stores, 255);
    for room in Room::ALL {
        out.count(keep.room(*room), 24);
    }
    out.count(keep.peons, 40);
    let host: [u8; RANKS] = std::array::from_fn(|n| plan.host.at_least(n as u8 + 1));
    out.puts(host);
    out.count(keep.minions.pay(), 200);
    out.count(keep.minions.food(keep.tables()), 200);
    out.puts(offers(view));
    out.counts(keep.wares, 6);
    out.counts(keep.spells, 6);
    out.count(keep.projects.list().iter().map(|project| u16::from(project.left)).sum::<u16>(), 120);
    out.put(plan.threat.lack(&plan.host).sqrt().min(100.0) as u8);
    let score = Score::of(keep, view.monarch).sum();
    out.put(((score + BELOW) / STEP).clamp(0, 255) as u8);
}

/// The two highest ranks of the minions turned up.
fn offers(view: &View) -> [u8; 2] {
    let ranks =
        (view.revealed.open() & MINIONS).iter().filter_map(Kind::of).map(|kind| Minion::new(kind, view.tables()).rank);
    ranks.fold([0; 2], |[first, second], rank| if rank > first { [rank, first] } else { [first, second.max(rank)] })
}
