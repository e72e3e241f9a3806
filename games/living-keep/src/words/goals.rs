//! The goals of a scenario in words.

use super::count;
use crate::keep::Keep;
use crate::kinds::Kind;
use crate::tables::Goal;

/// The goal: `Own 3 Lairs` (end-6).
pub(crate) fn goal(goal: Goal) -> String {
    match goal {
        Goal::Survive => "Still stand when the turn cards are spent".into(),
        Goal::Own { what, n } => format!("Own {}", count(n, what.name())),
        Goal::House { rank, n } => format!("House {} of rank {rank} or more", count(n, "minion")),
        Goal::Kill { n } => format!("Kill {}", heroes(n)),
        Goal::Monarch => "Kill the Monarch".into(),
        Goal::Stock { what, n } => format!("Have {n} {what} in store"),
        Goal::Arm { n } => format!("Have {n} doors and traps ready"),
        Goal::Learn { n } => format!("Have {} ready to cast", count(n, "spell")),
    }
}

/// The progress towards it: `2 of 3`.
pub(crate) fn progress(keep: &Keep, goal: Goal) -> String {
    let of = |there: u16, n: u16| {
        if there >= n { format!("reached ({there} of {n})") } else { format!("{there} of {n}") }
    };
    let sum = |counts: &[u8]| counts.iter().map(|&n| u16::from(n)).sum::<u16>();
    match goal {
        Goal::Survive => "so far".into(),
        Goal::Own { what, n } => of(keep.room(what).into(), n.into()),
        Goal::House { rank, n } => of(keep.minions.at_least(rank).into(), n.into()),
        Goal::Kill { n } => of(keep.killed_in_all(), n.into()),
        Goal::Monarch if keep.killed[Kind::MONARCH.place()] > 0 => "done".into(),
        Goal::Monarch => "not yet".into(),
        Goal::Stock { what, n } => of(keep.store(what), n),
        Goal::Arm { n } => of(sum(&keep.wares), n.into()),
        Goal::Learn { n } => of(sum(&keep.spells), n.into()),
    }
}

/// `1 hero`, `3 heroes`.
pub(crate) fn heroes(n: impl Into<u64>) -> String {
    match n.into() {
        1 => "1 hero".into(),
        n => format!("{n} heroes"),
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
            ("Kill 12 heroes".into(), "0 of 12".into())
        );
        assert_eq!(progress(&keep, Goal::Monarch), "not yet");
    }
}
