//! Beginning projects and working on them.

use super::gesture::{Parts, less, number, ready};
use super::luck;
use super::odds::{self, Sums, percent};
use super::reason::{Reason, are, because};
use super::scene::Scene;
use super::{casting, defend};
use crate::View;
use crate::keep::Keep;
use crate::kinds::{Resource, Room, Work};
use crate::rules::{price, trade};
use crate::tables::tables;
use crate::words::{self, count};
use underdeck_game::prose::{capitalised, list};
use underdeck_game::{Message, Place, SeenChance, say};

pub(super) fn ask(keep: &Keep) -> String {
    let need = tables().limits.work_rooms;
    let (library, smith) = (keep.room(Room::Library), keep.room(Room::Blacksmith));
    if library < need && smith < need {
        let (libraries, smiths) = (Room::Library.name(), Room::Blacksmith.name());
        return format!(
            "spells take {} (there are {library}), doors and traps {} ({smith}).",
            count(need, libraries),
            count(need, smiths)
        );
    }
    let idle = keep.minions.idle().len() as u64;
    let begun = keep.projects.list().iter().map(|project| format!("{} {}", project.work.name(), project.left));
    let begun: Vec<String> = begun.collect();
    let begun = if begun.is_empty() { String::new() } else { format!(" Points left: {}.", list(&begun)) };
    format!("{} can still work, {} mana is in store.{begun}", count(idle, "minion"), keep.store(Resource::Mana))
}

pub(super) fn offer_begin(scene: &Scene<'_>, work: Work) -> Parts {
    let (points, gold) = price(work);
    let cost = match gold {
        0 => "Free to begin".into(),
        gold => say!("{paid} now", paid = less(scene, Resource::Gold, gold).capitalised()),
    };
    let (effort, does, rules): (Message, _, &[&str]) = match work {
        Work::Spell(spell) => {
            let effort = say!("to channel, each for {n} mana", n = 1);
            (effort, casting::spell_does(spell), &["research-1", "R26", "R28", "R30"])
        }
        Work::Ware(ware) => ("of labour".into(), defend::ware_does(ware), &["research-2", "R26", "R28", "R30"]),
    };
    let effect = say!("{cost}; {points} points {effort}. It does this: {does}.", cost, points, effort, does);
    (ready(work), say!("Begin {name}", name = work.name()), effect, rules)
}

pub(super) fn tell_begin(work: Work) -> String {
    format!("{} is begun.", capitalised(&words::a(work.name())))
}

pub(super) fn refuse_begin(scene: &Scene<'_>, work: Work) -> Reason {
    let keep = scene.keep;
    let name = work.name();
    if let Some(reason) = no_workshop(keep, work) {
        return reason;
    }
    if !keep.has_hands(work) {
        let expert = words::a(trade(work).1.name());
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

/// A workshop is needed for everything (research-1, research-2, R23).
fn no_workshop(keep: &Keep, work: Work) -> Option<Reason> {
    let room = trade(work).0;
    let (need, there) = (tables().limits.work_rooms, keep.room(room));
    let what = if matches!(work, Work::Spell(_)) { "spells take" } else { "doors and traps take" };
    let rules: &[&str] = match work {
        Work::Spell(_) => &["research-1", "channel-1", "R23"],
        Work::Ware(_) => &["research-2", "labour-1", "R23"],
    };
    let reason = || format!("{what} {}, and there {} {there}", count(need, room.name()), are(there));
    (!keep.has_workshop(work)).then(|| (reason(), rules))
}

/// Minions work: who, what they roll, and how likely it is finished (channel-1, crew-1, crew-2, crew-3, labour-1).
pub(super) fn offer_crew(scene: &Scene<'_>, work: Work, n: u8) -> Parts {
    let keep = scene.keep;
    let (crew, specialists) = keep.workers(work, n);
    let dice = [(specialists, 8), (n - specialists, 4)].into_iter().filter(|(n, _)| *n > 0);
    let dice = Message::join(dice.map(|(n, sides)| odds::dice(n, sides)), " + ");
    let sums = (0..n).fold(Sums::none(), |sums, place| sums.and(if place < specialists { 8 } else { 4 }));
    let left = keep.projects.find(work).map_or(0, |project| project.left);
    let is_spell = matches!(work, Work::Spell(_));
    let mana = keep.store(Resource::Mana);
    let done = match sums.at_least(left.into()) {
        _ if is_spell && mana < left.into() => say!("only {mana} mana, so it will not be finished", mana),
        p if p <= 1e-9 => say!("{left} are left: not finished yet", left),
        p if p >= 1.0 - 1e-9 => say!("{left} are left: finished", left),
        p => say!("{left} are left: finished in {chance} of cases", left, chance = percent(p)),
    };
    let cost = if is_spell { say!(" Each point costs {n} mana.", n = 1) } else { "".into() };
    let (who, roll) = (list(crew.iter().map(|id| words::minion(keep, id))), if n == 1 { "rolls" } else { "roll" });
    let sums = sums.words();
    let effect = say!("{who} {roll} {dice}: {sums}; {done}.{cost}", who, roll, dice, sums, done, cost);
    let verb = if is_spell { "Channel" } else { "Work on" };
    let label = say!("{verb} {name} with {n}", verb, name = work.name(), n);
    let gesture = number(n, Place::Entry("projects", work.word().into()));
    let rules: &[&str] = match work {
        Work::Spell(_) => &["channel-1", "crew-1", "crew-2", "crew-3", "R27", "R29"],
        Work::Ware(_) => &["labour-1", "crew-1", "crew-2", "crew-3", "R27"],
    };
    (gesture, label, effect, rules)
}

/// Who worked, what they rolled, and what counted of it (crew-2, crew-3, research-3).
pub(super) fn tell_crew(before: &View, work: Work, n: u8, chance: &[SeenChance], after: &View) -> Vec<String> {
    let keep = before.deciding_keep();
    let (crew, _) = keep.workers(work, n);
    let who = list(crew.iter().map(|id| words::minion(keep, id)));
    let dice = luck::dice(chance);
    let verb = match (work, n) {
        (Work::Spell(_), 1) => "channels",
        (Work::Spell(_), _) => "channel",
        (Work::Ware(_), 1) => "works on",
        (Work::Ware(_), _) => "work on",
    };
    let rolled = if dice.is_empty() { String::new() } else { format!(": {}", luck::words(&dice)) };
    let mut lines = vec![format!("{who} {verb} {}{rolled}.", work.name())];
    let left = keep.projects.find(work).map_or(0, |project| project.left);
    let now = after_keep(before, after).projects.find(work).map_or(0, |project| project.left);
    lines.push(if now == 0 {
        format!("{} is ready.", capitalised(&format!("the {}", work.name())))
    } else {
        format!("{}: {now} to go.", count(left - now, "point"))
    });
    lines
}

/// The Keep that decided, as it is now.
fn after_keep<'a>(before: &View, after: &'a View) -> &'a crate::keep::Keep {
    match &after.other {
        crate::view::Other::Partner(partner) if before.to_move != after.seat => partner,
        _ => &after.keep,
    }
}

pub(super) fn refuse_crew(scene: &Scene<'_>, work: Work, n: u8) -> Reason {
    let keep = scene.keep;
    let name = work.name();
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
    let expert = words::a(trade(work).1.name());
    (format!("{n} cannot work alone: it takes 2 idle minions, or {expert} who is idle"), rules)
}
