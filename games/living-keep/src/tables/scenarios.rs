//! Laying the scenarios out.

use super::lay_out::{MOST_BOX, Text};
use super::raw::{Raw, RawGoal, RawScenario};
use super::{Goal, Scenario, Setup, TableError};
use crate::kinds::{Resource, Room, Spell, Ware};

impl Text<'_> {
    pub(super) fn scenarios(
        &self,
        raw: &Raw,
        stores: [(Room, u16); Resource::COUNT],
    ) -> Result<[Scenario; 10], TableError> {
        let mut scenarios = Vec::new();
        for (row, number) in raw.scenario.as_ref().iter().zip(1..=10) {
            self.number::<u8>(&row.id, number, number)?;
            scenarios.push(self.scenario(row, stores)?);
        }
        let count = raw.scenario.as_ref().len();
        scenarios
            .try_into()
            .ok()
            .filter(|_| count == 10)
            .ok_or_else(|| self.fault(&raw.scenario, format!("{count} entries, expected are 10")))
    }

    fn scenario(&self, raw: &RawScenario, stores: [(Room, u16); Resource::COUNT]) -> Result<Scenario, TableError> {
        let hp_max: u16 = self.number(&raw.hp_max, 1, 200)?;
        let (peons, peons_max) = self.peons(&raw.peons, &raw.peons_max)?;
        let (rooms, rooms_max) = self.limited_rooms(&raw.rooms, &raw.rooms_max, 0)?;
        let monarch = self.number(&raw.monarch, 0, 5)?;
        if !matches!(monarch, 0 | 1 | 3 | 5) {
            return Err(self.fault(&raw.monarch, format!("{monarch} is none of 0, 1, 3, 5")));
        }
        let mut wares = [0; Ware::COUNT];
        let doors: [i64; Ware::DOORS] = self.list(&raw.doors, 0, MOST_BOX)?;
        let traps: [i64; Ware::COUNT - Ware::DOORS] = self.list(&raw.traps, 0, MOST_BOX)?;
        for (slot, n) in wares.iter_mut().zip(doors.into_iter().chain(traps)) {
            *slot = n as u8;
        }
        if let Some(kind) = raw.minions.iter().find(|kind| !kind.as_ref().is_minion()) {
            return Err(self.fault(kind, format!("{} is no minion", kind.as_ref())));
        }
        if raw.minions.len() > usize::from(rooms[Room::Lair as usize]) {
            return Err(self.fault(&raw.rooms, "there are more minions than lairs"));
        }
        Ok(Scenario {
            name: raw.name.clone(),
            story: raw.story.clone(),
            turn_decks: self.number(&raw.turn_decks, 1, 5)?,
            monarch,
            setup: Setup {
                hp: self.number(&raw.hp, 1, hp_max.into())?,
                hp_max,
                peons,
                peons_max,
                stores: self.stored([&raw.gold, &raw.stone, &raw.food, &raw.mana], &rooms, stores)?,
                rooms,
                rooms_max,
                spells: self.list::<{ Spell::COUNT }>(&raw.spells, 0, MOST_BOX)?.map(|n| n as u8),
                wares,
                minions: raw.minions.iter().map(|kind| *kind.as_ref()).collect(),
            },
            goals: self.goals(raw)?,
        })
    }

    fn goals(&self, raw: &RawScenario) -> Result<Vec<Goal>, TableError> {
        if raw.goals.as_ref().is_empty() {
            return Err(self.fault(&raw.goals, "a scenario has a goal"));
        }
        let number = |n: i64| u8::try_from(n).map_err(|_| self.fault(&raw.goals, format!("{n} is not in 0..=255")));
        let goal = |goal: &RawGoal| {
            Ok(match *goal {
                RawGoal::Survive => Goal::Survive,
                RawGoal::Own { what, n } => Goal::Own(what, number(n)?),
                RawGoal::House { rank, n } => Goal::House { rank: number(rank)?, n: number(n)? },
                RawGoal::Kill { n } => Goal::Kill(number(n)?),
                RawGoal::Monarch => Goal::Monarch,
                RawGoal::Stock { what, n } => Goal::Stock(what, number(n)?.into()),
                RawGoal::Arm { n } => Goal::Arm(number(n)?),
                RawGoal::Learn { n } => Goal::Learn(number(n)?),
            })
        };
        raw.goals.as_ref().iter().map(goal).collect()
    }
}
