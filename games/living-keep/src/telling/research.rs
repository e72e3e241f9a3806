//! Starting projects and working on them.

use super::Played;
use super::gesture::{less, number, ready};
use super::luck;
use super::odds::{self, Sums, percent};
use super::scene::Scene;
use super::{casting, defend};
use crate::View;
use crate::keep::Keep;
use crate::kinds::{Resource, Room, Work};
use crate::words::{self, count};
use underdeck_game::prose::{capitalised, list};
use underdeck_game::{Message, MoveWords, Place, say};

pub(super) fn ask(keep: &Keep) -> String {
    let need = keep.tables().limits.work_rooms;
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

pub(super) fn offer_begin(scene: &Scene<'_>, work: Work) -> MoveWords {
    let (points, gold) = scene.keep.price(work);
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

pub(super) fn describe_begin(work: Work) -> String {
    format!("{} is begun.", capitalised(&words::a(work.name())))
}

/// The offer of work: the workers, their dice, and the chance that the project is finished
/// (channel-1, crew-1, crew-2, crew-3, labour-1).
pub(super) fn offer_crew(scene: &Scene<'_>, work: Work, n: u8) -> MoveWords {
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

/// The workers, their dice, and the points that counted (crew-2, crew-3, research-3).
pub(super) fn describe_crew(&Played { before, chance, after }: &Played<'_>, work: Work, n: u8) -> Vec<String> {
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
