//! What is studied and forged.

use super::plan::Plan;
use crate::Move;
use crate::kinds::{Resource, Spell, Ware, Work};
use crate::rules::trade;

/// Points that a worker makes on average, and that a specialist makes.
const LAYMAN: f32 = 2.5;
const EXPERT: f32 = 4.5;
/// How many points beyond the need a crew is sized for.
const SURE: f32 = 1.0;
/// Health that a Regen heals on average.
const HEALS: f32 = 4.5;
/// The most of one spell that are kept.
const REGENS: f32 = 3.0;
const STRIKES: f32 = 2.0;
/// With a smaller lack than this heroes are no danger, and doors and traps are made for their points.
const SAFE: f32 = 30.0;
/// Gold left beside the wages when a door or trap is begun.
const PURSE: f32 = 4.0;
/// What a goal asks for: anything, the quickest first.
const WANTED: f32 = 100.0;
/// How well doors and traps keep heroes out.
const USE: [f32; Ware::COUNT] = [2.0, 6.0, 8.0, 2.0, 6.0, 7.0, 9.0];

impl Plan<'_> {
    /// Work on what is begun, or else something new that is worth it.
    pub(super) fn research(&self) -> Move {
        self.work().or_else(|| self.begin()).unwrap_or(Move::Next)
    }

    /// Idle minions work on the first project that takes them, no more of them than it needs on average.
    fn work(&self) -> Option<Move> {
        // A spell learnt in the last turn comes too late.
        let is_use = |work| self.aims.learns || self.time.pays_again || matches!(work, Work::Ware(_));
        let projects = self.keep.projects.list().iter().filter(|it| is_use(it.work));
        let (project, crew) = projects.map(|it| (it, self.keep.crew(it.work))).find(|(_, crew)| crew.count > 0)?;
        let mut experts = (self.keep.minions.idle() & self.keep.minions.of_kind(trade(project.work).1)).len();
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

    /// The project wanted most.
    fn begin(&self) -> Option<Move> {
        if self.keep.minions.idle().len() < 2 && self.keep.projects.list().len() > 1 {
            return None;
        }
        let works = (0..Work::COUNT).map(Work::at).filter(|&work| self.keep.may_research(work));
        let wishes = works.map(|work| (work, self.wish(work))).filter(|(_, wish)| *wish > 0.0);
        wishes.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(work, _)| Move::Research(work))
    }

    fn wish(&self, work: Work) -> f32 {
        let (points, _) = self.keep.price(work);
        match work {
            Work::Spell(_) if self.aims.learns => WANTED - f32::from(points),
            Work::Spell(spell) => self.wish_for_spell(spell),
            Work::Ware(ware) if !self.can_forge(ware) => 0.0,
            Work::Ware(_) if self.aims.arms => WANTED - f32::from(points),
            Work::Ware(ware) => self.wish_for_ware(ware),
        }
    }

    /// One spell at a time, while there is time to cast it.
    fn wish_for_spell(&self, spell: Spell) -> f32 {
        let is_busy = self.keep.projects.list().iter().any(|it| matches!(it.work, Work::Spell(_)));
        if is_busy || self.time.digs < 2.0 {
            return 0.0;
        }
        let (lack, w) = (self.threat.lack(&self.host), self.w);
        let owned = f32::from(self.keep.owned(Work::Spell(spell)));
        let hurt = f32::from(self.keep.hp_max.saturating_sub(self.keep.hp));
        // In mastery a Keep healed to the last point counts three times.
        let spared = if self.aims.points > 0.0 { 0.0 } else { w.regen };
        match spell {
            Spell::Regen if hurt > HEALS * owned + spared && owned < REGENS => 10.0 + hurt,
            Spell::PowerStrike if lack > w.strike && owned < STRIKES && self.time.heroes > 1.0 => 15.0,
            Spell::SummonDragon if lack > w.dragon && owned < 1.0 && self.keep.storage(Resource::Mana) >= 50 => 12.0,
            _ => 0.0,
        }
    }

    fn can_forge(&self, ware: Ware) -> bool {
        let (_, gold) = self.keep.price(Work::Ware(ware));
        !self.time.pays_again || self.store(Resource::Gold) - self.wages() >= f32::from(gold) + PURSE
    }

    /// In danger what keeps heroes out; in safety what earns points.
    fn wish_for_ware(&self, ware: Ware) -> f32 {
        let works = self.keep.projects.list().iter().filter(|it| matches!(it.work, Work::Ware(_))).count();
        if works as f32 > self.w.forge {
            return 0.0;
        }
        let (lack, points) = (self.threat.lack(&self.host), self.aims.points);
        let owned = f32::from(self.keep.owned(Work::Ware(ware)));
        if lack >= SAFE {
            (USE[ware as usize] - self.w.repeat * owned).max(0.0)
        } else {
            let row = &self.keep.tables().wares[ware as usize];
            let gold = self.keep.tables().points.resources()[Resource::Gold as usize] * i32::from(row.gold);
            row.points as f32 * points - gold as f32 * self.scarcity()
        }
    }
}
