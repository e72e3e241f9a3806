//! The goals of a scenario in words.

use underdeck_game::{Message, say};

use crate::keep::Keep;
use crate::kinds::Kind;
use crate::names;
use crate::tables::Goal;

/// The goal: `Own 3 Lairs` (end-6).
pub(crate) fn goal(goal: Goal) -> Message {
    match goal {
        Goal::Survive => say!(GOAL_SURVIVE),
        Goal::Own { what, n } => say!(GOAL_OWN, rooms = names::rooms(n, what)),
        Goal::House { rank, n } => say!(GOAL_HOUSE, n, rank),
        Goal::Kill { n } => say!(GOAL_KILL, n),
        Goal::Monarch => say!(GOAL_MONARCH),
        Goal::Stock { what, n } => say!(GOAL_STOCK, n, what),
        Goal::Arm { n } => say!(GOAL_ARM, n),
        Goal::Learn { n } => say!(GOAL_LEARN, n),
    }
}

/// The progress towards it: `2 of 3`.
pub(crate) fn progress(keep: &Keep, goal: Goal) -> Message {
    let of = |n: u16, most: u16| {
        if n >= most { say!(GOAL_REACHED, n, most) } else { say!(GOAL_PROGRESS, n, most) }
    };
    let sum = |counts: &[u8]| counts.iter().map(|&n| u16::from(n)).sum::<u16>();
    match goal {
        Goal::Survive => say!(GOAL_SO_FAR),
        Goal::Own { what, n } => of(keep.room(what).into(), n.into()),
        Goal::House { rank, n } => of(keep.minions.at_least(rank).into(), n.into()),
        Goal::Kill { n } => of(keep.killed_in_all(), n.into()),
        Goal::Monarch if keep.killed[Kind::MONARCH.place()] > 0 => say!(GOAL_DONE),
        Goal::Monarch => say!(GOAL_NOT_YET),
        Goal::Stock { what, n } => of(keep.store(what), n),
        Goal::Arm { n } => of(sum(&keep.wares), n.into()),
        Goal::Learn { n } => of(sum(&keep.spells), n.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::{Resource, Room};
    use crate::tables::{TableSet, tables};

    #[test]
    fn goals_have_their_progress_in_words() {
        let mut keep = Keep::of(TableSet::default(), &tables().mastery, 12);
        assert_eq!(goal(Goal::Own { what: Room::Quarry, n: 2 }), "Own 2 Quarries");
        assert_eq!(progress(&keep, Goal::Own { what: Room::Quarry, n: 2 }), "1 of 2");
        assert_eq!(goal(Goal::House { rank: 6, n: 1 }), "House 1 minion of rank 6 or more");
        keep.gain(Resource::Gold, 25);
        assert_eq!(progress(&keep, Goal::Stock { what: Resource::Gold, n: 20 }), "reached (25 of 20)");
        assert_eq!(
            (goal(Goal::Kill { n: 12 }), progress(&keep, Goal::Kill { n: 12 })),
            (say!(GOAL_KILL, n = 12), say!(GOAL_PROGRESS, n = 0, most = 12))
        );
        assert_eq!(progress(&keep, Goal::Monarch), "not yet");
    }
}
