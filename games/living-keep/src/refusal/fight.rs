//! Spells, doors, traps and war that are not allowed.

use super::{Reason, because, due, no_minion};
use crate::keep::Id;
use crate::kinds::{Kind, Resource, Spell, Ware};
use crate::phase::Phase;
use crate::tables::tables;
use crate::words::{self, Desk};

/// No spell can be cast while a choice is half made (R35).
pub(super) fn no_window(desk: &Desk<'_>) -> Option<Reason> {
    let phase = desk.view.phase;
    if phase.is_window() {
        return None;
    }
    Some(match phase {
        Phase::Draft | Phase::War | Phase::WarJoin => {
            because("no spells are cast in the draft and in the war", &["cast-1", "R35"])
        }
        _ => (format!("no spell can be cast while a choice is half made; {}", due(desk)), &["cast-1", "R35"]),
    })
}

pub(super) fn cast(desk: &Desk<'_>, spell: Spell) -> Reason {
    let keep = desk.keep;
    let name = words::spell(spell);
    if keep.spells[spell as usize] == 0 {
        return (format!("you have no {name} ready"), &["cast-1", "R34"]);
    }
    if !desk.state.is_time_for(spell) {
        let when = match spell {
            Spell::Regen => "in Upkeep",
            Spell::Premonition => "in Dig, Recruit and Hero, before the card is turned",
            Spell::PowerStrike => "when a hero is at the door",
            _ => "in Recruit",
        };
        return (format!("{name} can be cast only {when}"), &["cast-1", "R35", "R37"]);
    }
    let (mana, there) = (tables().spells[spell as usize].mana, keep.store(Resource::Mana));
    if mana > there {
        return (format!("{name} takes {mana} mana, and {there} is in store"), &["cast-1", "R34"]);
    }
    match spell {
        Spell::ToArms => because("To Arms takes an Evil Gate and a Lair", &["cast-2", "R36"]),
        Spell::SummonPeon => (format!("{} Peons are the most this Keep can have", keep.peons_max), &["cast-3"]),
        Spell::Regen => because("health is at its maximum", &["cast-4"]),
        Spell::Premonition => because("the main deck is empty: there is nothing to see", &["cast-5", "R37"]),
        Spell::PowerStrike => because("Power Strike does not touch the Monarch", &["cast-6"]),
        Spell::SummonDragon if keep.free_lairs() == 0 => because("no Lair is free for the Dragon", &["cast-7", "R38"]),
        Spell::SummonDragon => {
            let (food, there) = (tables().food[Kind::DRAGON.index()], keep.store(Resource::Food));
            (format!("the Dragon eats {food} at once, and {there} food is there"), &["cast-7", "R38"])
        }
    }
}

pub(super) fn use_ware(desk: &Desk<'_>, ware: Ware) -> Reason {
    let name = words::ware(ware);
    if desk.keep.wares[ware as usize] == 0 {
        return (format!("you have no {name} ready"), &["defend-1"]);
    }
    let (rank, hero) = (desk.view.hero_rank, desk.view.hero.unwrap_or(Kind::MONARCH));
    if tables().wares[ware as usize].avoid.contains(&hero) {
        let why = match ware {
            Ware::Pit => "jumps over pits",
            Ware::Rockfall => "catches rocks",
            _ => "cannot be harmed by poison",
        };
        let rules: &[&str] = match ware {
            Ware::Pit => &["use-4", "R47"],
            Ware::Rockfall => &["use-5", "R47"],
            _ => &["use-7", "R47"],
        };
        return (format!("the {} {why}", words::kind(hero)), rules);
    }
    match ware {
        Ware::Spikes => (format!("Spikes kill up to rank 4, and this is rank {rank}"), &["use-6", "R47"]),
        Ware::Darts => because("darts cannot lower a rank below 1", &["use-7", "R47"]),
        _ if hero == Kind::MONARCH => because("doors do not stop the Monarch", &["use-1", "use-2", "use-3", "R49"]),
        _ => because("a door does nothing to a rank below 2", &["use-1", "use-2", "use-3", "R47"]),
    }
}

pub(super) fn attack(id: Option<Id>) -> Reason {
    match id {
        Some(id) => no_minion(id),
        None => because("while you have minions, somebody must be sent", &["war-2", "R69"]),
    }
}

pub(super) fn join(desk: &Desk<'_>, id: Id) -> Reason {
    let keep = desk.keep;
    if !keep.minions.ids().contains(id) {
        return no_minion(id);
    }
    let first = keep.send.first().unwrap_or(0);
    let name = words::minion(keep, id);
    if id <= first {
        return match id == first {
            true => (format!("{name} attacks already"), &["war-3"]),
            false => (format!("{name} stands before #{first} on the list: begin with the lower number"), &["war-3"]),
        };
    }
    let sum = keep.strength() + keep.minions.rank(id);
    (format!("together they would have {sum}, and {} is the most", tables().limits.war_rank), &["war-3"])
}
