//! What things are called, and numbers in words.

pub(crate) mod faces;
pub(crate) mod goals;
pub(crate) mod icons;

use underdeck_game::prose::{counted, list};
use underdeck_game::{Message, say};

use crate::keep::{Id, Ids, Keep};
use crate::kinds::Resource;
use crate::phase::Phase;

/// The list, `nothing` where it is empty.
pub(crate) fn or_nothing(list: Message) -> Message {
    if list.is_empty() { "nothing".into() } else { list }
}

/// `1 card`, `3 cards`, `0 Quarries`.
pub(crate) fn count(n: impl Into<u64>, thing: &str) -> Message {
    counted(n.into() as usize, thing, &plural(thing))
}

/// `cards`, `Quarries`.
pub(crate) fn plural(thing: &str) -> String {
    match thing.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ => format!("{thing}s"),
    }
}

/// `a Bat`, `an Orc`.
pub(crate) fn a(name: &str) -> String {
    let article = if name.starts_with(['A', 'E', 'I', 'O', 'a', 'e', 'i', 'o']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// A minion by kind and id: `Orc #3`.
pub(crate) fn minion(keep: &Keep, id: Id) -> Message {
    say!("{name} #{id}", name = keep.minions.get(id).kind.name(), id)
}

/// Minions with their ranks: `Orc #3 (rank 5) and Bat #4 (rank 2)`.
pub(crate) fn minions(keep: &Keep, ids: Ids) -> Message {
    list(ids.iter().map(|id| say!("{minion} (rank {rank})", minion = minion(keep, id), rank = keep.minions.rank(id))))
}

/// `10 gold and 8 stone`, without what costs nothing.
pub(crate) fn price(parts: &[(u16, Resource)]) -> Message {
    or_nothing(list(parts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| say!("{n} {what}", n, what = what.word()))))
}

/// A gain, and how much of it is lost for want of storage.
pub(crate) fn gain(keep: &Keep, n: u16, what: Resource) -> Message {
    let free = keep.storage(what) - keep.store(what).min(keep.storage(what));
    let gained = say!("{n} {what}", n, what = what.word());
    match n.saturating_sub(free) {
        0 => gained,
        lost if lost == n => say!("{gained}, all lost for want of storage", gained),
        lost => say!("{gained}, {lost} of it lost for want of storage", gained, lost),
    }
}

/// The phase as the rulebook writes it.
pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Upkeep | Phase::Shortfall => "Upkeep",
        Phase::Dig | Phase::Peon | Phase::Divide => "Dig/Chant",
        Phase::Build => "Build",
        Phase::Train => "Train",
        Phase::Research => "Research",
        Phase::Recruit | Phase::Pick => "Recruit",
        Phase::Reorder => "Premonition",
        Phase::Hero | Phase::Defend => "Hero",
        Phase::Draft => "Draft",
        Phase::War | Phase::WarJoin => "War",
        Phase::Over(_) => "the end",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::tables;

    #[test]
    fn words_are_put_together() {
        assert_eq!(
            [count(1u8, "Quarry"), count(0u8, "Quarry"), count(2u8, "key")],
            ["1 Quarry", "0 Quarries", "2 keys"]
        );
        assert_eq!([a("Orc"), a("Bat")], ["an Orc", "a Bat"]);
        assert_eq!(or_nothing("".into()), "nothing");
        assert_eq!(price(&[(10, Resource::Gold), (0, Resource::Food), (8, Resource::Stone)]), "10 gold and 8 stone");
    }

    /// The few numbers of the tables that the help tells are those of the tables.
    #[test]
    fn the_help_keeps_to_the_tables() {
        let (help, tables) = (include_str!("how_to_play.md").replace("\n> ", " ").replace('\n', " "), tables());
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
    fn what_finds_no_room_is_told() {
        let mut keep = Keep::of(&tables().mastery, 12);
        assert_eq!(gain(&keep, 25, Resource::Gold), "25 gold");
        assert_eq!(gain(&keep, 3, Resource::Mana), "3 mana, all lost for want of storage");
        keep.gain(Resource::Gold, 20);
        assert_eq!(gain(&keep, 9, Resource::Gold), "9 gold, 4 of it lost for want of storage");
    }
}
