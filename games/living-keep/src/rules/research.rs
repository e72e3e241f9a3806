//! Spells, doors and traps in development.

use underdeck_game::{Chance, Die, Refusal, RuleIds, say};

use crate::State;
use crate::keep::{Ids, Keep, Project};
use crate::kinds::{Kind, Resource, Room, Spell, Ware, Work};
use crate::legal::{Bare, Crew, Legal, Menu, Things};
use crate::names;

const D4: Die = Die::new(4);
const D8: Die = Die::new(8);

/// The rooms that a work needs, its specialists, and the kind that works last (channel-1, crew-1, labour-1).
pub(crate) const fn trade(work: Work) -> (Room, Kind, Kind) {
    match work {
        Work::Spell(_) => (Room::Library, Kind::OCCULTIST, Kind::GOBLIN),
        Work::Ware(_) => (Room::Blacksmith, Kind::GOBLIN, Kind::OCCULTIST),
    }
}

impl Keep {
    /// The points that a work takes, and the gold at its start (research-1, research-2, R30).
    pub(crate) fn price(&self, work: Work) -> (u8, u16) {
        match work {
            Work::Spell(spell) => (self.tables().spells[spell as usize].channel, 0),
            Work::Ware(ware) => {
                let row = &self.tables().wares[ware as usize];
                (row.labour, row.gold)
            }
        }
    }

    /// Whether there are enough libraries, or blacksmiths, to work (research-1, research-2, R23).
    #[inline]
    pub(crate) fn has_workshop(&self, work: Work) -> bool {
        self.room(trade(work).0) >= self.tables().limits.work_rooms
    }

    /// Whether the Keep houses two minions, or a specialist, idle or not (research-1, research-2, R28).
    pub(crate) fn has_hands(&self, work: Work) -> bool {
        self.minions.count() >= 2 || !self.minions.of_kind(trade(work).1).is_empty()
    }

    /// Whether the box of spells, doors or traps has a place left, projects included (research-1, research-2, R26).
    pub(crate) fn has_place(&self, work: Work) -> bool {
        let place = Self::box_of(work);
        self.boxes()[place] < self.box_limits()[place]
    }

    /// Whether a research slot is free (research-1, R26).
    pub(crate) fn has_slot(&self) -> bool {
        self.projects.list().len() < usize::from(self.tables().limits.research_slots)
    }

    /// Whether a project can be started; with `free_slots` beside one of the same name
    /// (research-1, research-2, option-17, R28, R30, R31).
    pub(crate) fn may_research(&self, work: Work, free_slots: bool) -> bool {
        self.has_workshop(work)
            && self.has_hands(work)
            && self.has_slot()
            && (free_slots || self.projects.find(work).is_none())
            && self.has_place(work)
            && self.can_start(work)
    }

    fn can_start(&self, work: Work) -> bool {
        self.price(work).1 <= self.store(Resource::Gold)
    }

    /// Whether a project can be started, with the most obvious reason if not
    /// (research-1, research-2, R23, R26, R28, R30, R31).
    pub(crate) fn check_research(&self, work: Work, free_slots: bool) -> Result<(), Refusal> {
        let limits = &self.tables().limits;
        self.check_workshop(work)?;
        Refusal::unless(self.has_hands(work), &["research-1", "research-2", "R28"], || {
            say!(RESEARCH_REFUSED_HANDS, expert = trade(work).1)
        })?;
        Refusal::unless(free_slots || self.projects.find(work).is_none(), &["research-1", "R31"], || {
            say!(RESEARCH_REFUSED_BEGUN, work)
        })?;
        Refusal::unless(self.has_slot(), &["research-1", "R26"], || {
            say!(RESEARCH_REFUSED_SLOTS, n = limits.research_slots)
        })?;
        Refusal::unless(self.has_place(work), &["research-1", "research-2", "R26"], || {
            let n = self.box_limits()[Self::box_of(work)];
            match work {
                Work::Spell(_) => say!(RESEARCH_REFUSED_SPELLS, n),
                Work::Ware(ware) if ware.is_door() => say!(RESEARCH_REFUSED_DOORS, n),
                Work::Ware(_) => say!(RESEARCH_REFUSED_TRAPS, n),
            }
        })?;
        Refusal::unless(self.can_start(work), &["research-2", "R30"], || {
            say!(RESEARCH_REFUSED_GOLD, work, gold = self.price(work).1, there = self.store(Resource::Gold))
        })
    }

    /// Every project needs a workshop (research-1, research-2, channel-1, labour-1, R23).
    fn check_workshop(&self, work: Work) -> Result<(), Refusal> {
        let rules: RuleIds = match work {
            Work::Spell(_) => &["research-1", "channel-1", "R23"],
            Work::Ware(_) => &["research-2", "labour-1", "R23"],
        };
        Refusal::unless(self.has_workshop(work), rules, || {
            let (room, n) = (trade(work).0, self.tables().limits.work_rooms);
            let (rooms, there) = (names::rooms(n, room), self.room(room));
            match work {
                Work::Spell(_) => say!(RESEARCH_REFUSED_LIBRARIES, rooms, there),
                Work::Ware(_) => say!(RESEARCH_REFUSED_BLACKSMITHS, rooms, there),
            }
        })
    }

    /// Whether this number of minions can work on a project (channel-1, crew-3, labour-1, R27, R28, R29).
    pub(crate) fn check_crew(&self, work: Work, n: u8) -> Result<(), Refusal> {
        let rules: RuleIds = match work {
            Work::Spell(_) => &["channel-1", "R27", "R28"],
            Work::Ware(_) => &["labour-1", "R27", "R28"],
        };
        self.check_workshop(work)?;
        Refusal::unless(self.projects.find(work).is_some(), rules, || say!(CREW_REFUSED_PROJECT, work))?;
        Refusal::unless(self.has_mana_for(work), &["channel-1", "crew-3", "R29"], || say!(CREW_REFUSED_MANA))?;
        let idle = self.minions.idle_for(work).len();
        Refusal::unless(usize::from(n) <= idle, rules, || say!(CREW_REFUSED_IDLE, n = idle))?;
        Refusal::unless(n >= self.crew(work).least, rules, || say!(CREW_REFUSED_ALONE, expert = trade(work).1))
    }

    /// Whether there is mana for the first point, if points cost any (channel-1, R29).
    fn has_mana_for(&self, work: Work) -> bool {
        matches!(work, Work::Ware(_)) || self.store(Resource::Mana) > 0
    }

    /// The limits of the boxes of spells, doors and traps (R26).
    pub(crate) fn box_limits(&self) -> [u8; 3] {
        let limits = &self.tables().limits;
        [limits.spell_box, limits.door_box, limits.trap_box]
    }

    /// Adds the project and pays its gold (research-1, research-2, R30).
    pub(crate) fn start_project(&mut self, work: Work) {
        let (left, gold) = self.price(work);
        self.pay(Resource::Gold, gold);
        self.projects.add(Project { work, left });
    }

    /// The numbers of minions who can work on a project: at least two, or one with an idle specialist
    /// (channel-1, labour-1, R27, R28).
    pub(crate) fn crew(&self, work: Work) -> Crew {
        if !self.has_workshop(work) || self.projects.find(work).is_none() || !self.has_mana_for(work) {
            return Crew::NONE;
        }
        let idle = self.minions.idle_for(work);
        let least = if idle.meets(self.minions.of_kind(trade(work).1)) { 1 } else { 2 };
        Crew { work, least, count: (idle.len() as u8 + 1).saturating_sub(least) }
    }

    /// The workers in the order of their dice: specialists, others, the other trade's specialists; and the number of
    /// specialists (crew-1, labour-1, R27).
    pub(crate) fn workers(&self, work: Work, n: u8) -> (Ids, u8) {
        let (_, best, last) = trade(work);
        let idle = self.minions.idle_for(work);
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
    /// Projects to start, and minions to work on present ones (research-4, research-5, R27, R32).
    #[inline]
    pub(crate) fn research_legal(&self) -> Legal {
        let keep = self.keep();
        let menu = Menu::NONE.spells(self.casts()).bare(Bare::Next);
        let any = Work::Spell(Spell::Regen);
        if !keep.has_workshop(any) && !keep.has_workshop(Work::Ware(Ware::Pit)) {
            return Legal::Menu(menu);
        }
        let works = (0..Work::COUNT).filter(|&place| keep.may_research(Work::at(place), self.options.free_slots));
        let menu = menu.things(Things::Research, works.fold(0, |bits, place| bits | 1 << place));
        let mut crews = [Crew::NONE; 4];
        let projects = keep.projects.list();
        for (n, (crew, project)) in crews.iter_mut().zip(projects).enumerate() {
            // Of several of one name the first is worked on (option-17).
            if projects[..n].iter().all(|other| other.work != project.work) {
                *crew = keep.crew(project.work);
            }
        }
        Legal::Research(crews, menu)
    }

    /// Minions channel; only points that count cost mana (channel-1, crew-3, R29).
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

    /// Rolls one die each, a d8 for a specialist; at most the points left count (crew-2, crew-3, research-5).
    fn roll_crew(&mut self, work: Work, n: u8, chance: &mut impl Chance) -> u16 {
        let (crew, specialists) = self.keep().workers(work, n);
        let dice = (0..n).map(|place| if place < specialists { D8 } else { D4 });
        let sum: u16 = dice.map(|die| u16::from(chance.roll(die))).sum();
        let two_jobs = self.options.two_jobs;
        self.keep_mut().minions.mark_worked(crew, work, two_jobs);
        sum.min(self.keep().projects.find(work).map_or(0, |project| project.left.into()))
    }

    /// Adds points; a finished project is owned at once (research-3, R33).
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
