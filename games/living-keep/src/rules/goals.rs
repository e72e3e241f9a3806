//! The goals of a scenario.

use crate::State;
use crate::keep::Keep;
use crate::kinds::{Kind, Mode};
use crate::phase::End;
use crate::tables::Goal;

impl Keep {
    /// Whether a goal holds; `survive` holds only when the time is up (end-6, R60).
    pub(crate) fn fulfils(&self, goal: Goal, is_time_up: bool) -> bool {
        match goal {
            Goal::Survive => is_time_up,
            Goal::Own { what: room, n } => self.room(room) >= n,
            Goal::House { rank, n } => self.minions.at_least(rank) >= n,
            Goal::Kill { n } => self.killed_in_all() >= u16::from(n),
            Goal::Monarch => self.killed[Kind::MONARCH.place()] > 0,
            Goal::Stock { what, n } => self.store(what) >= n,
            Goal::Arm { n } => self.wares.iter().sum::<u8>() >= n,
            Goal::Learn { n } => self.spells.iter().sum::<u8>() >= n,
        }
    }

    /// The number of heroes killed, including the Monarch (end-6).
    pub(crate) fn killed_in_all(&self) -> u16 {
        self.killed.iter().map(|&n| u16::from(n)).sum()
    }
}

impl State {
    /// Wins a running campaign game in which all goals hold (goals-1, end-3, R60).
    #[inline]
    pub(crate) fn look_at_goals(&mut self) {
        if self.options.mode == Mode::Campaign && !self.phase.is_over() && self.goals_hold(false) {
            self.end(End::Goal);
        }
    }

    /// Whether all goals of the scenario hold (goals-1, end-3, end-6).
    pub(crate) fn goals_hold(&self, is_time_up: bool) -> bool {
        let goals = &self.tables().scenario(self.options.scenario).goals;
        goals.iter().all(|&goal| self.keeps[0].fulfils(goal, is_time_up))
    }
}
