//! Gains in words; cards, goals and icons are in their files.

pub(crate) mod faces;
pub(crate) mod goals;
pub(crate) mod icons;

use underdeck_game::{Message, say};

use crate::keep::Keep;
use crate::kinds::Resource;
pub(crate) use crate::names::{a, count, minion, minions, or_nothing, phase, plural, price, rooms};

/// A gain, and the part of it that is lost for lack of storage.
pub(crate) fn gain(keep: &Keep, n: u16, what: Resource) -> Message {
    let free = keep.storage(what) - keep.store(what).min(keep.storage(what));
    let gained = say!("{n} {what}", n, what = what.word());
    match n.saturating_sub(free) {
        0 => gained,
        lost if lost == n => say!("{gained}, all lost for want of storage", gained),
        lost => say!("{gained}, {lost} of it lost for want of storage", gained, lost),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{TableSet, tables};

    /// The few numbers in the help are those of the tables.
    #[test]
    fn the_help_keeps_to_the_tables() {
        let (help, tables) =
            (include_str!("../text/en/how_to_play.md").replace("\n> ", " ").replace('\n', " "), tables());
        let row = |name: &str| tables.heroes.iter().find(|row| row.name == name).unwrap();
        let minion = |name: &str| tables.minions.iter().find(|row| row.name == name).unwrap();
        assert_eq!((row("Knight").rank, row("Knight").damage, minion("Orc").rank), (7, 9, 5));
        assert!(help.contains("He has rank 7, the Orc 5") && help.contains("nine health are gone"));
        assert_eq!((minion("Skeleton").food, minion("Dragon").pay), (0, 0));
        let limits = tables.limits;
        assert!(help.contains(&format!("ranks make {} at most", limits.war_rank)));
        assert!(help.contains(&format!("equal rank, up to {}, shields", limits.war_pair_rank)));
        assert_eq!((limits.work_rooms, tables.points.hp_unhurt), (4, 10));
        assert!(help.contains("Four Libraries") && help.contains("worth ten times its health"));
    }

    #[test]
    fn a_gain_shows_the_part_that_is_lost() {
        let mut keep = Keep::of(TableSet::default(), &tables().mastery, 12);
        assert_eq!(gain(&keep, 25, Resource::Gold), "25 gold");
        assert_eq!(gain(&keep, 3, Resource::Mana), "3 mana, all lost for want of storage");
        keep.gain(Resource::Gold, 20);
        assert_eq!(gain(&keep, 9, Resource::Gold), "9 gold, 4 of it lost for want of storage");
    }
}
