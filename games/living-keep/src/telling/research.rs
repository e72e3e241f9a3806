//! Starting projects and working on them.

use super::Played;
use super::gesture::{number, paid, ready};
use super::luck;
use super::odds::{self, Sums, percent};
use super::scene::{self, Scene};
use super::{casting, defend};
use crate::View;
use crate::keep::Keep;
use crate::kinds::{Resource, Room, Work};
use crate::names;
use crate::words::{self, sentences};
use underdeck_game::{Gesture, Link, Message, MoveWords, Place, say};

pub(super) fn ask(keep: &Keep) -> Message {
    let need = keep.tables().limits.work_rooms;
    let (libraries, smiths) = (keep.room(Room::Library), keep.room(Room::Blacksmith));
    if libraries < need && smiths < need {
        let [all, others] = [Room::Library, Room::Blacksmith].map(|room| names::rooms(need, room));
        return say!(ASK_RESEARCH_ROOMS, libraries = all, read = libraries, smiths = others, forge = smiths);
    }
    let idle = say!(ASK_RESEARCH, idle = keep.minions.idle().len(), mana = keep.store(Resource::Mana));
    let begun = keep.projects.list().iter();
    let works: Vec<Message> = begun.map(|project| say!(WORK_LEFT, work = project.work, left = project.left)).collect();
    let begun = (!works.is_empty()).then(|| say!(ASK_RESEARCH_BEGUN, works));
    sentences([idle].into_iter().chain(begun))
}

pub(super) fn offer_begin(scene: &Scene<'_>, work: Work) -> MoveWords {
    let (points, gold) = scene.keep.price(work);
    let (effect, rules): (_, &[&str]) = match work {
        Work::Spell(spell) => {
            let does = casting::spell_does(spell);
            (say!(BEGIN_SPELL, points, mana = 1, does), &["research-1", "R26", "R28", "R30"])
        }
        Work::Ware(ware) => {
            let (paid, does) = (paid(scene, Resource::Gold, gold), defend::ware_does(ware));
            (say!(BEGIN_WARE, paid, points, does), &["research-2", "R26", "R28", "R30"])
        }
    };
    (ready(work), say!(BEGIN_LABEL, work), effect, rules)
}

pub(super) fn describe_begin(work: Work) -> Message {
    say!(BEGUN, work)
}

/// The offer to drop the last project of a name (option-17).
pub(super) fn offer_erase(scene: &Scene<'_>, work: Work) -> MoveWords {
    let left = last_of(scene.keep, work);
    (Gesture::Press, say!(ERASE_LABEL, work), say!(ERASE_EFFECT, left), &["option-17", "R31"])
}

pub(super) fn describe_erase(before: &View, work: Work) -> Message {
    say!(ERASED, work, left = last_of(before.deciding_keep(), work))
}

/// The points that the last project of a name lacks.
fn last_of(keep: &Keep, work: Work) -> u8 {
    keep.projects.list().iter().rfind(|project| project.work == work).map_or(0, |project| project.left)
}

/// The offer of work: the workers, their dice, and the chance that the project is finished
/// (channel-1, crew-1, crew-2, crew-3, labour-1).
pub(super) fn offer_crew(scene: &Scene<'_>, work: Work, n: u8) -> MoveWords {
    let keep = scene.keep;
    let (crew, specialists) = keep.workers(work, n);
    let dice = [(specialists, 8), (n - specialists, 4)].into_iter().filter(|(n, _)| *n > 0);
    let dice = Message::join(dice.map(|(n, sides)| odds::dice(n, sides)), Link::Sign(" + "));
    let sums = (0..n).fold(Sums::none(), |sums, place| sums.and(if place < specialists { 8 } else { 4 }));
    let left = keep.projects.find(work).map_or(0, |project| project.left);
    let is_spell = matches!(work, Work::Spell(_));
    let mana = keep.store(Resource::Mana);
    let done = match sums.at_least(left.into()) {
        _ if is_spell && mana < left.into() => say!(CREW_NO_MANA, mana),
        p if p <= 1e-9 => say!(CREW_UNFINISHED, left),
        p if p >= 1.0 - 1e-9 => say!(CREW_FINISHED, left),
        p => say!(CREW_MAYBE, chance = percent(p), left),
    };
    let crew: Vec<Message> = crew.iter().map(|id| words::minion(keep, id)).collect();
    let roll = say!(CREW_ROLL, dice, sums = sums.words(), crew);
    let cost = is_spell.then(|| say!(CREW_MANA, n = 1));
    let gesture = number(n, Place::Entry("projects", work.word().into()));
    let (label, rules): (_, &[&str]) = match work {
        Work::Spell(_) => (say!(CREW_LABEL_SPELL, work, n), &["channel-1", "crew-1", "crew-2", "crew-3", "R27", "R29"]),
        Work::Ware(_) => (say!(CREW_LABEL_WARE, work, n), &["labour-1", "crew-1", "crew-2", "crew-3", "R27"]),
    };
    (gesture, label, sentences([done, roll].into_iter().chain(cost)), rules)
}

/// The workers, their dice, and the points that counted (crew-2, crew-3, research-3).
pub(super) fn describe_crew(&Played { before, chance, after }: &Played<'_>, work: Work, n: u8) -> Vec<Message> {
    let keep = before.deciding_keep();
    let crew: Vec<Message> = keep.workers(work, n).0.iter().map(|id| words::minion(keep, id)).collect();
    let dice = luck::dice(chance);
    let left = keep.projects.find(work).map_or(0, |project| project.left);
    let there = scene::keep_after(before, after).projects;
    let is_done = there.list().len() < keep.projects.list().len();
    let now = if is_done { 0 } else { there.find(work).map_or(0, |project| project.left) };
    vec![
        if dice.is_empty() {
            say!(WORKED, crew, work)
        } else {
            say!(WORKED_ROLLED, crew, work, dice = luck::words(&dice))
        },
        if now == 0 { say!(WORK_READY, work) } else { say!(WORK_ADVANCED, n = left - now, left = now) },
    ]
}
