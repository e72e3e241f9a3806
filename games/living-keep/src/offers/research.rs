//! Beginning projects and working on them.

use game::Place;

use super::{Parts, less, number, ready};
use crate::kinds::{Resource, Work};
use crate::rules::price;
use crate::table;
use crate::words::odds::{Sums, percent};
use crate::words::{self, Desk};

pub(super) fn begin(desk: &Desk<'_>, work: Work) -> Parts {
    let (points, gold) = price(work);
    let cost = if gold > 0 {
        format!("{} now", words::begin(&less(desk, Resource::Gold, gold)))
    } else {
        "Free to begin".into()
    };
    let (effort, does, rules): (_, _, &[&str]) = match work {
        Work::Spell(spell) => {
            ("to channel, each for 1 mana", table::spell_does(spell), &["research-1", "R26", "R28", "R30"])
        }
        Work::Ware(ware) => ("of labour", table::ware_does(ware).to_owned(), &["research-2", "R26", "R28", "R30"]),
    };
    let effect = format!("{cost}; {points} points {effort}. It does this: {does}.");
    (ready(work), format!("Begin {}", words::work(work)), effect, rules)
}

/// Minions work: who, what they roll, and how likely it is finished (channel-1, crew-1, crew-2, crew-3, labour-1).
pub(super) fn crew(desk: &Desk<'_>, work: Work, n: u8) -> Parts {
    let keep = desk.keep;
    let (crew, specialists) = keep.workers(work, n);
    let dice = |n: u8, die: &str| (n > 0).then(|| if n == 1 { die.to_owned() } else { format!("{n}{die}") });
    let rolled: Vec<String> = [dice(specialists, "d8"), dice(n - specialists, "d4")].into_iter().flatten().collect();
    let sums = (0..n).fold(Sums::none(), |sums, place| sums.and(if place < specialists { 8 } else { 4 }));
    let left = keep.projects.find(work).map_or(0, |project| project.left);
    let is_spell = matches!(work, Work::Spell(_));
    let mana = keep.store(Resource::Mana);
    let done = match sums.at_least(left.into()) {
        _ if is_spell && mana < left.into() => format!("only {mana} mana, so it is not finished"),
        p if p <= 1e-9 => format!("{left} are left: not finished yet"),
        p if p >= 1.0 - 1e-9 => format!("{left} are left: finished"),
        p => format!("{left} are left: finished in {}", percent(p)),
    };
    let cost = if is_spell { " Each point costs 1 mana." } else { "" };
    let who: Vec<String> = crew.iter().map(|id| words::minion(keep, id)).collect();
    let effect = format!("{} roll {}: {}; {done}.{cost}", words::list(&who), rolled.join(" + "), sums.words());
    let effect = if n == 1 { effect.replacen(" roll ", " rolls ", 1) } else { effect };
    let verb = if is_spell { "Channel" } else { "Work on" };
    let label = format!("{verb} {} with {n}", words::work(work));
    let gesture = number(n, Place::Entry("projects", work.word().into()));
    let rules: &[&str] = match work {
        Work::Spell(_) => &["channel-1", "crew-1", "crew-2", "crew-3", "R27", "R29"],
        Work::Ware(_) => &["labour-1", "crew-1", "crew-2", "crew-3", "R27"],
    };
    (gesture, label, effect, rules)
}
