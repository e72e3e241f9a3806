//! The choice of projects and workers.

use super::plan::Plan;
use crate::Move;
use crate::kinds::{Resource, Spell, Ware, Work};
use crate::rules::trade;

/// The mean points of a worker, and of a specialist.
const LAYMAN: f32 = 2.5;
const EXPERT: f32 = 4.5;
/// The points beyond the need that a crew is sized for.
const SURE: f32 = 1.0;
/// Health that a Regen heals on average.
const HEALS: f32 = 4.5;
/// The most of one spell to keep.
const REGENS: f32 = 3.0;
const STRIKES: f32 = 2.0;
/// With a smaller lack than this heroes are no danger, and doors and traps are made for their points.
const SAFE: f32 = 30.0;
/// Gold left in addition to the wages when a door or trap is started.
const PURSE: f32 = 4.0;
/// The value of a work for a goal: any will do, the quickest first.
const WANTED: f32 = 100.0;
/// The value of doors and traps against heroes.
const USE: [f32; Ware::COUNT] = [2.0, 6.0, 8.0, 2.0, 6.0, 7.0, 9.0];

/// Works on a project, or else starts one that is worth its cost.
pub(super) fn choose(plan: &Plan<'_>) -> Move {
    work(plan).or_else(|| begin(plan)).unwrap_or(Move::Next)
}

/// Idle minions work on the first project that takes them; no more than it needs on average.
fn work(plan: &Plan<'_>) -> Option<Move> {
    // A spell learnt in the last turn comes too late.
    let is_use = |work| plan.aims.learns || plan.time.pays_again || matches!(work, Work::Ware(_));
    let projects = plan.keep.projects.list().iter().filter(|it| is_use(it.work));
    let (project, crew) = projects.map(|it| (it, plan.keep.crew(it.work))).find(|(_, crew)| crew.count > 0)?;
    let mut experts =
        (plan.keep.minions.idle_for(project.work) & plan.keep.minions.of_kind(trade(project.work).1)).len();
    let (mut n, mut points) = (0, 0.0);
    while n < crew.least || (n + 1 < crew.least + crew.count && points < f32::from(project.left) + SURE) {
        points += if experts > 0 { EXPERT } else { LAYMAN };
        experts = experts.saturating_sub(1);
        n += 1;
    }
    Some(match project.work {
        Work::Spell(spell) => Move::Channel(spell, n),
        Work::Ware(ware) => Move::Labour(ware, n),
    })
}

/// Starts the project with the highest value.
fn begin(plan: &Plan<'_>) -> Option<Move> {
    if plan.keep.minions.idle().len() < 2 && plan.keep.projects.list().len() > 1 {
        return None;
    }
    let works =
        (0..Work::COUNT).map(Work::at).filter(|&work| plan.keep.may_research(work, plan.view.options.free_slots));
    let values = works.map(|work| (work, value(plan, work))).filter(|(_, value)| *value > 0.0);
    values.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(work, _)| Move::Research(work))
}

fn value(plan: &Plan<'_>, work: Work) -> f32 {
    let (points, _) = plan.keep.price(work);
    match work {
        Work::Spell(_) if plan.aims.learns => WANTED - f32::from(points),
        Work::Spell(spell) => spell_value(plan, spell),
        Work::Ware(ware) if !can_forge(plan, ware) => 0.0,
        Work::Ware(_) if plan.aims.arms => WANTED - f32::from(points),
        Work::Ware(ware) => ware_value(plan, ware),
    }
}

/// The value of a spell: one at a time, while there is time to cast it.
fn spell_value(plan: &Plan<'_>, spell: Spell) -> f32 {
    let is_busy = plan.keep.projects.list().iter().any(|it| matches!(it.work, Work::Spell(_)));
    if is_busy || plan.time.digs < 2.0 {
        return 0.0;
    }
    let (lack, w) = (plan.threat.lack(&plan.host), plan.w);
    let owned = f32::from(plan.keep.owned(Work::Spell(spell)));
    let hurt = f32::from(plan.keep.hp_max.saturating_sub(plan.keep.hp));
    // In mastery a Keep healed to the last point counts three times.
    let spared = if plan.aims.points > 0.0 { 0.0 } else { w.regen };
    match spell {
        Spell::Regen if hurt > HEALS * owned + spared && owned < REGENS => 10.0 + hurt,
        Spell::PowerStrike if lack > w.strike && owned < STRIKES && plan.time.heroes > 1.0 => 15.0,
        Spell::SummonDragon if lack > w.dragon && owned < 1.0 && plan.keep.storage(Resource::Mana) >= 50 => 12.0,
        _ => 0.0,
    }
}

fn can_forge(plan: &Plan<'_>, ware: Ware) -> bool {
    let (_, gold) = plan.keep.price(Work::Ware(ware));
    !plan.time.pays_again || plan.store(Resource::Gold) - plan.wages() >= f32::from(gold) + PURSE
}

/// The value of a door or trap: in danger for its use against heroes, in safety for its points.
fn ware_value(plan: &Plan<'_>, ware: Ware) -> f32 {
    let works = plan.keep.projects.list().iter().filter(|it| matches!(it.work, Work::Ware(_))).count();
    if works as f32 > plan.w.forge {
        return 0.0;
    }
    let (lack, points) = (plan.threat.lack(&plan.host), plan.aims.points);
    let owned = f32::from(plan.keep.owned(Work::Ware(ware)));
    if lack >= SAFE {
        (USE[ware as usize] - plan.w.repeat * owned).max(0.0)
    } else {
        let row = &plan.keep.tables().wares[ware as usize];
        let gold = plan.keep.tables().points.resources()[Resource::Gold as usize] * i32::from(row.gold);
        row.points as f32 * points - gold as f32 * plan.scarcity()
    }
}
