//! Gains and sentences; cards, goals and icons are in their files.

pub(crate) mod faces;
pub(crate) mod goals;
pub(crate) mod icons;

use underdeck_game::{Link, Message, Value, say};

use crate::keep::Keep;
use crate::kinds::Resource;
pub(crate) use crate::names::{amount, minion, minions, or_nothing, price, rooms};

/// A gain, and the part of it that is lost for lack of storage.
pub(crate) fn gain(keep: &Keep, n: u16, what: Resource) -> Message {
    let free = keep.storage(what) - keep.store(what).min(keep.storage(what));
    match n.saturating_sub(free) {
        0 => amount(n, what),
        lost if lost == n => say!(GAIN_LOST_ALL, n, what),
        lost => say!(GAIN_LOST, n, what, lost),
    }
}

/// Whole sentences, one after another.
pub(crate) fn sentences(all: impl IntoIterator<Item = Message>) -> Message {
    Message::join(all, Link::Sign(" "))
}

/// The change from one number to another.
pub(crate) fn change(was: impl Into<i64>, is: impl Into<i64>) -> Value {
    Value::Change(is.into() - was.into())
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
        assert_eq!(gain(&keep, 3, Resource::Mana), "3 mana (all lost: no room)");
        keep.gain(Resource::Gold, 20);
        assert_eq!(gain(&keep, 9, Resource::Gold), "9 gold (4 lost: no room)");
    }
}
