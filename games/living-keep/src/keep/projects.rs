//! The projects on a slate.

use crate::kinds::{Spell, Work};

/// The most projects at once (R26).
const MOST: usize = 4;

/// A spell, door or trap in development, with the points left, at least 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Project {
    pub(crate) work: Work,
    pub(crate) left: u8,
}

/// The projects in the order in which they were started.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Projects {
    /// Unused places hold [`VACANT`].
    slots: [Project; MOST],
    len: u8,
}

const VACANT: Project = Project { work: Work::Spell(Spell::ToArms), left: 0 };

impl Projects {
    pub(crate) const NONE: Self = Self { slots: [VACANT; MOST], len: 0 };

    #[inline]
    pub(crate) fn list(&self) -> &[Project] {
        &self.slots[..usize::from(self.len).min(MOST)]
    }

    /// The first project of this name (R31).
    #[inline]
    pub(crate) fn find(&self, work: Work) -> Option<Project> {
        self.list().iter().copied().find(|project| project.work == work)
    }

    /// Adds a project at the end, if there is a slot.
    pub(crate) fn add(&mut self, project: Project) {
        if let Some(slot) = self.slots.get_mut(usize::from(self.len)) {
            *slot = project;
            self.len += 1;
        }
    }

    /// Adds points to a project; returns whether it is finished and removed (research-3).
    pub(crate) fn make(&mut self, work: Work, points: u8) -> bool {
        let Some(place) = self.list().iter().position(|project| project.work == work) else { return false };
        self.slots[place].left = self.slots[place].left.saturating_sub(points);
        if self.slots[place].left > 0 {
            return false;
        }
        self.remove(place);
        true
    }

    /// Drops the last project of this name (option-17, R31).
    pub(crate) fn erase(&mut self, work: Work) {
        if let Some(place) = self.list().iter().rposition(|project| project.work == work) {
            self.remove(place);
        }
    }

    fn remove(&mut self, place: usize) {
        self.slots.copy_within(place + 1.., place);
        self.slots[MOST - 1] = VACANT;
        self.len -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finished_project_leaves_nothing_behind() {
        let of = |works: &[Spell]| {
            let mut projects = Projects::NONE;
            works.iter().for_each(|&spell| projects.add(Project { work: Work::Spell(spell), left: 3 }));
            projects
        };
        let mut all = of(&Spell::ALL[1..5]);
        assert!(!all.make(Work::Spell(Spell::ALL[2]), 2));
        assert!(all.make(Work::Spell(Spell::ALL[2]), 2));
        assert_eq!(all, of(&[Spell::ALL[1], Spell::ALL[3], Spell::ALL[4]]));
    }
}
