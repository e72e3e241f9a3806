//! Training and research that is not allowed.

use super::{Reason, because, no_minion};
use crate::keep::Keep;
use crate::kinds::{Resource, Room, Work};
use crate::rules::{price, trade};
use crate::tables::tables;
use crate::words::{self, Desk, count};

pub(super) fn train(desk: &Desk<'_>, id: u8) -> Reason {
    let keep = desk.keep;
    let (need, rooms, places) = (tables().limits.work_rooms, keep.room(Room::Training), keep.training_places());
    if !keep.minions.ids().contains(id) {
        return no_minion(id);
    }
    let name = words::minion(keep, id);
    if places == 0 {
        let needed = count(need, words::room(Room::Training));
        return (format!("training takes {needed}, and there are {rooms}"), &["train-1", "R23", "R24"]);
    }
    if keep.minions.trained.contains(id) {
        return (format!("{name} was trained this turn already"), &["train-1", "R24"]);
    }
    if keep.minions.rank(id) >= tables().limits.max_rank {
        return (
            format!("{name} has rank {}, the highest there is", keep.minions.rank(id)),
            &["train-1", "R24", "R25"],
        );
    }
    let trained = count(places as u64, "minion");
    let rooms = count(rooms, words::room(Room::Training));
    (format!("{rooms} train {trained} a turn, and that is done"), &["train-1", "R24"])
}

/// A workshop is needed for everything (research-1, research-2, R23).
fn no_workshop(keep: &Keep, work: Work) -> Option<Reason> {
    let room = trade(work).0;
    let (need, there) = (tables().limits.work_rooms, keep.room(room));
    let what = if matches!(work, Work::Spell(_)) { "spells take" } else { "doors and traps take" };
    let rules: &[&str] = match work {
        Work::Spell(_) => &["research-1", "channel-1", "R23"],
        Work::Ware(_) => &["research-2", "labour-1", "R23"],
    };
    let reason = || format!("{what} {}, and there {} {there}", count(need, words::room(room)), super::are(there));
    (!keep.has_workshop(work)).then(|| (reason(), rules))
}

pub(super) fn begin(desk: &Desk<'_>, work: Work) -> Reason {
    let keep = desk.keep;
    let name = words::work(work);
    if let Some(reason) = no_workshop(keep, work) {
        return reason;
    }
    if !keep.has_hands(work) {
        let expert = words::a(words::kind(trade(work).1));
        return (format!("a project takes 2 minions or {expert} in the Keep"), &["research-1", "research-2", "R28"]);
    }
    if keep.projects.find(work).is_some() {
        return (format!("{} is in development already", words::a(name)), &["research-1", "R31"]);
    }
    let limits = &tables().limits;
    if !keep.has_slot() {
        return (format!("all {} research slots are taken", limits.research_slots), &["research-1", "R26"]);
    }
    if !keep.has_place(work) {
        let place = Keep::box_of(work);
        let most = [limits.spell_box, limits.door_box, limits.trap_box][place];
        let what = ["spells", "doors", "traps"][place];
        return (
            format!("there is room for {most} {what}, those in development included"),
            &["research-1", "research-2", "R26"],
        );
    }
    let (gold, there) = (price(work).1, keep.store(Resource::Gold));
    (format!("{} costs {gold} gold now, and {there} is in store", words::a(name)), &["research-2", "R30"])
}

pub(super) fn crew(desk: &Desk<'_>, work: Work, n: u8) -> Reason {
    let keep = desk.keep;
    let name = words::work(work);
    let rules: &'static [&'static str] = match work {
        Work::Spell(_) => &["channel-1", "R27", "R28"],
        Work::Ware(_) => &["labour-1", "R27", "R28"],
    };
    if let Some(reason) = no_workshop(keep, work) {
        return reason;
    }
    if keep.projects.find(work).is_none() {
        return (format!("no {name} is in development: `research {work}` begins one"), rules);
    }
    if matches!(work, Work::Spell(_)) && keep.store(Resource::Mana) == 0 {
        return because("channelling takes mana, and there is none", &["channel-1", "crew-3", "R29"]);
    }
    let idle = keep.minions.idle().len() as u64;
    if u64::from(n) > idle {
        return (format!("only {} can still work this turn", count(idle, "minion")), rules);
    }
    let expert = words::a(words::kind(trade(work).1));
    (format!("{n} cannot work alone: it takes 2 idle minions, or {expert} who is idle"), rules)
}
