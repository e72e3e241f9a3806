//! Spells, doors and traps in development.

use underdeck_game::{Chance, Die};

use crate::State;
use crate::keep::{Ids, Keep, Project};
use crate::kinds::{Kind, Resource, Room, Spell, Ware, Work};
use crate::legal::{Bare, Crew, Legal, Menu, Things};
use crate::tables::tables;

const D4: Die = Die::new(4);
const D8: Die = Die::new(8);

/// The rooms that a work needs, the kind of minion who is good at it, and the kind who comes last
/// (channel-1, crew-1, labour-1).
pub(crate) const fn trade(work: Work) -> (Room, Kind, Kind) {
    match work {
        Work::Spell(_) => (Room::Library, Kind::OCCULTIST, Kind::GOBLIN),
        Work::Ware(_) => (Room::Blacksmith, Kind::GOBLIN, Kind::OCCULTIST),
    }
}

/// The points that a work takes, and the gold at its start (research-1, research-2, R30).
pub(crate) fn price(work: Work) -> (u8, u16) {
    match work {
        Work::Spell(spell) => (tables().spells[spell as usize].channel, 0),
        Work::Ware(ware) => {
            let row = &tables().wares[ware as usize];
            (row.labour, row.gold)
        }
    }
}

impl Keep {
    /// Whether there are libraries, or blacksmiths, enough to work (research-1, research-2, R23).
    #[inline]
    pub(crate) fn has_workshop(&self, work: Work) -> bool {
        self.room(trade(work).0) >= tables().limits.work_rooms
    }

    /// Whether the Keep houses two minions, or a specialist, whoever is idle (research-1, research-2, R28).
    pub(crate) fn has_hands(&self, work: Work) -> bool {
        self.minions.count() >= 2 || !self.minions.of_kind(trade(work).1).is_empty()
    }

    /// Whether the box of spells, doors or traps has a place left, projects included (research-1, research-2, R26).
    pub(crate) fn has_place(&self, work: Work) -> bool {
        let limits = &tables().limits;
        let place = Self::box_of(work);
        self.boxes()[place] < [limits.spell_box, limits.door_box, limits.trap_box][place]
    }

    /// Whether a research slot is free (research-1, R26).
    pub(crate) fn has_slot(&self) -> bool {
        self.projects.list().len() < usize::from(tables().limits.research_slots)
    }

    /// Whether a project can be started (research-1, research-2, R28, R30, R31).
    pub(crate) fn may_research(&self, work: Work) -> bool {
        self.has_workshop(work)
            && self.has_hands(work)
            && self.has_slot()
            && self.projects.find(work).is_none()
            && self.has_place(work)
            && price(work).1 <= self.store(Resource::Gold)
    }

    /// The project is written down; its gold is paid now (research-1, research-2, R30).
    pub(crate) fn start_project(&mut self, work: Work) {
        let (left, gold) = price(work);
        self.pay(Resource::Gold, gold);
        self.projects.add(Project { work, left });
    }

    /// The numbers of minions who can work on a project: at least two, or one with an idle specialist
    /// (channel-1, labour-1, R27, R28).
    pub(crate) fn crew(&self, work: Work) -> Crew {
        let needs_mana = matches!(work, Work::Spell(_));
        if !self.has_workshop(work)
            || self.projects.find(work).is_none()
            || (needs_mana && self.store(Resource::Mana) == 0)
        {
            return Crew::NONE;
        }
        let idle = self.minions.idle();
        let least = if idle.meets(self.minions.of_kind(trade(work).1)) { 1 } else { 2 };
        Crew { work, least, count: (idle.len() as u8 + 1).saturating_sub(least) }
    }

    /// Who works, in the order of their dice: specialists, others, the other trade's specialists; and how many of them are
    /// specialists (crew-1, labour-1, R27).
    pub(crate) fn workers(&self, work: Work, n: u8) -> (Ids, u8) {
        let (_, best, last) = trade(work);
        let idle = self.minions.idle();
        let (best, last) = (idle & self.minions.of_kind(best), idle & self.minions.of_kind(last));
        let others = idle - best - last;
        let mut crew = Ids::EMPTY;
        for group in [best, others, last] {
            crew |= group.first_few(usize::from(n) - crew.len());
        }
        (crew, (crew & best).len() as u8)
    }
}

impl State {
    /// Projects to start, and minions to work on those begun (research-4, research-5, R27, R32).
    #[inline]
    pub(crate) fn research_legal(&self) -> Legal {
        let keep = self.keep();
        let menu = Menu::NONE.spells(self.casts()).bare(Bare::Next);
        let any = Work::Spell(Spell::Regen);
        if !keep.has_workshop(any) && !keep.has_workshop(Work::Ware(Ware::Pit)) {
            return Legal::Menu(menu);
        }
        let works = (0..Work::COUNT).filter(|&place| keep.may_research(Work::at(place)));
        let menu = menu.things(Things::Research, works.fold(0, |bits, place| bits | 1 << place));
        let mut crews = [Crew::NONE; 4];
        for (crew, project) in crews.iter_mut().zip(keep.projects.list()) {
            *crew = keep.crew(project.work);
        }
        Legal::Research(crews, menu)
    }

    /// Minions channel: only the points that count cost mana (channel-1, crew-3, R29).
    pub(crate) fn channel(&mut self, spell: Spell, n: u8, chance: &mut impl Chance) {
        let work = Work::Spell(spell);
        let points = self.roll_crew(work, n, chance).min(self.keep().store(Resource::Mana));
        self.keep_mut().pay(Resource::Mana, points);
        self.finish(work, points);
    }

    /// Minions work at the anvil (labour-1, crew-3, R29).
    pub(crate) fn labour(&mut self, ware: Ware, n: u8, chance: &mut impl Chance) {
        let work = Work::Ware(ware);
        let points = self.roll_crew(work, n, chance);
        self.finish(work, points);
    }

    /// One die each, a d8 for a specialist; at most the points left (crew-2, crew-3, research-5).
    fn roll_crew(&mut self, work: Work, n: u8, chance: &mut impl Chance) -> u16 {
        let (crew, specialists) = self.keep().workers(work, n);
        let dice = (0..n).map(|place| if place < specialists { D8 } else { D4 });
        let sum: u16 = dice.map(|die| u16::from(chance.roll(die))).sum();
        let minions = &mut self.keep_mut().minions;
        minions.worked = minions.worked.union(crew);
        sum.min(self.keep().projects.find(work).map_or(0, |project| project.left.into()))
    }

    /// Points are made; a finished project is owned at once (research-3, R33).
    fn finish(&mut self, work: Work, points: u16) {
        let keep = self.keep_mut();
        if keep.projects.make(work, points as u8) {
            match work {
                Work::Spell(spell) => keep.spells[spell as usize] += 1,
                Work::Ware(ware) => keep.wares[ware as usize] += 1,
            }
        }
    }
}
