//! Names shared by the rules and the texts, and numbers in words.

use underdeck_cards::Card;
use underdeck_game::prose::{counted, list};
use underdeck_game::{Message, say};

use crate::deck::PEONS;
use crate::keep::{Id, Ids, Keep};
use crate::kinds::{Kind, Resource};
use crate::phase::Phase;

/// The list, or `nothing` if it is empty.
pub(crate) fn or_nothing(list: Message) -> Message {
    if list.is_empty() { "nothing".into() } else { list }
}

/// `1 card`, `3 cards`, `0 Quarries`.
pub(crate) fn count(n: impl Into<u64>, thing: &str) -> Message {
    counted(n.into() as usize, thing, &plural(thing))
}

/// The verb for this number.
pub(crate) const fn are(n: u8) -> &'static str {
    if n == 1 { "is" } else { "are" }
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

/// `10 gold and 8 stone`, without free parts.
pub(crate) fn price(parts: &[(u16, Resource)]) -> Message {
    or_nothing(list(parts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| say!("{n} {what}", n, what = what.word()))))
}

/// The phase's name in the rulebook.
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

/// The card with its name in the game: `5C Orc`.
pub(crate) fn short(card: Card) -> Message {
    match Kind::of(card) {
        Some(kind) => say!("{card} {name}", card, name = kind.name()),
        None if PEONS.contains(card) => say!("{card} Peon", card),
        None => say!("{card}", card),
    }
}

/// The cards with their names, `nothing` for none.
pub(crate) fn shorts(cards: impl IntoIterator<Item = Card>) -> Message {
    or_nothing(list(cards.into_iter().map(short)))
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
