//! Names of things.

use std::cell::Cell;

use underdeck_cards::Card;
use underdeck_game::{Link, Message, Value, say};

use crate::deck::PEONS;
use crate::keep::{Id, Ids, Keep};
use crate::kinds::{Kind, Resource, Room, Spell, Ware, Work};
use crate::phase::Phase;
use crate::tables::{TableSet, Tables, tables};
use crate::text;

/// The name of a family's member; its notation if there is none.
pub(crate) fn named(family: &str, word: impl std::fmt::Display) -> Message {
    let id = format!("{family}-{word}");
    text::TEXT.find(&id).map_or_else(|| id.into(), Message::from)
}

thread_local! {
    /// The tables whose names are spoken.
    static TABLES: Cell<TableSet> = Cell::new(TableSet::default());
}

/// Says something about a game with these tables: their names take the place of ours.
pub(crate) fn by<T>(tables: TableSet, say: impl FnOnce() -> T) -> T {
    struct Back(TableSet);

    impl Drop for Back {
        fn drop(&mut self) {
            TABLES.set(self.0);
        }
    }

    let _back = Back(TABLES.replace(tables));
    say()
}

/// The name of a family's member, or the one that the tables in force give it.
fn named_by(
    family: &str,
    word: impl std::fmt::Display,
    name: impl Fn(&'static Tables) -> Option<&'static str>,
) -> Message {
    let in_force = TABLES.get();
    let new = if in_force == TableSet::default() {
        None
    } else {
        name(in_force.get()).filter(|_| name(in_force.get()) != name(tables()))
    };
    match (new, text::TEXT.find(&format!("{family}-{word}"))) {
        (Some(new), Some(id)) => Message::renamed(id, new),
        _ => named(family, word),
    }
}

/// The things that are arguments of messages by their names, each with its family of messages, and its name in tables.
macro_rules! named {
    ($($kind:ty: $family:literal, $word:expr, $name:expr);+ $(;)?) => {
        $(impl From<$kind> for Message {
            fn from(thing: $kind) -> Self {
                let word: fn($kind) -> _ = $word;
                let name: fn($kind, &'static Tables) -> Option<&'static str> = $name;
                named_by($family, word(thing), |tables| name(thing, tables))
            }
        }

        impl From<$kind> for Value {
            fn from(thing: $kind) -> Self {
                Message::from(thing).into()
            }
        })+
    };
}
named! {
    Room: "room", Room::word, |room, tables| Some(&tables.rooms[room as usize].name);
    Spell: "spell", Spell::word, |spell, tables| Some(&tables.spells[spell as usize].name);
    Ware: "ware", Ware::word, |ware, tables| Some(&tables.wares[ware as usize].name);
    Resource: "resource", Resource::word, |_, _| None;
    Kind: "kind", |kind| kind, |kind, tables| match kind.is_minion() {
        true => Some(&tables.minions[kind.place()].name),
        false => tables.heroes.get(kind.place()).map(|row| row.name.as_str()),
    };
    Phase: "phase", |phase| phase.step().word(), |_, _| None;
}

impl From<Work> for Message {
    fn from(work: Work) -> Self {
        match work {
            Work::Spell(spell) => spell.into(),
            Work::Ware(ware) => ware.into(),
        }
    }
}

impl From<Work> for Value {
    fn from(work: Work) -> Self {
        Message::from(work).into()
    }
}

/// A minion or hero with the card, if there is one.
pub(crate) fn who(kind: Kind) -> Message {
    kind.card().map_or_else(|| kind.into(), short)
}

/// The name of a scenario by its number, from 1.
pub(crate) fn scenario(number: usize) -> Message {
    named_by("scenario", number, |tables| tables.scenarios.get(number.wrapping_sub(1)).map(|row| row.name.as_str()))
}

/// Rooms of a kind with their number: `no Farm`, `1 Farm`, `3 Farms`.
pub(crate) fn rooms(n: u8, room: Room) -> Message {
    say!(COUNT_ROOMS, n, room)
}

/// The parts as a list, or `nothing` if there are none.
pub(crate) fn or_nothing(parts: impl IntoIterator<Item = Message>) -> Message {
    let mut parts = parts.into_iter().peekable();
    if parts.peek().is_none() { say!(NOTHING) } else { Message::join(parts, Link::And) }
}

/// A minion by kind and id: `Orc #3`.
pub(crate) fn minion(keep: &Keep, id: Id) -> Message {
    say!(MINION, kind = keep.minions.get(id).kind, id)
}

/// Minions with their ranks: `Orc #3 (rank 5) and Bat #4 (rank 2)`.
pub(crate) fn minions(keep: &Keep, ids: Ids) -> Message {
    let ranked = |id| say!(MINION_RANKED, kind = keep.minions.get(id).kind, id, rank = keep.minions.rank(id));
    Message::join(ids.iter().map(ranked), Link::And)
}

/// `10 gold and 8 stone`, without free parts; `nothing` if all are free.
pub(crate) fn price(parts: &[(u16, Resource)]) -> Message {
    or_nothing(parts.iter().filter(|(n, _)| *n > 0).map(|&(n, what)| amount(n, what)))
}

/// `10 gold`.
pub(crate) fn amount(n: u16, what: Resource) -> Message {
    say!(AMOUNT, n, what)
}

/// A die: `d8`.
pub(crate) fn die(sides: u8) -> Message {
    say!(DIE, sides)
}

/// Some dice of a kind: `d8`, `4d6`.
pub(crate) fn dice(n: impl Into<usize>, sides: u8) -> Message {
    match n.into() {
        1 => die(sides),
        n => say!(DICE, n, sides),
    }
}

/// The card with its name in the game: `5♣ Orc`.
pub(crate) fn short(card: Card) -> Message {
    match Kind::of(card) {
        Some(kind) => say!(CARD_KIND, card, kind),
        None if PEONS.contains(card) => say!(CARD_PEON, card),
        None => Message::join([card], Link::Comma),
    }
}

/// The cards with their names, `nothing` for none.
pub(crate) fn shorts(cards: impl IntoIterator<Item = Card>) -> Message {
    or_nothing(cards.into_iter().map(short))
}

#[cfg(test)]
mod tests {
    use underdeck_game::Language;

    use super::*;

    /// A loaded name takes the place of ours in every form of every language.
    #[test]
    fn loaded_names_are_spoken() {
        let tables = "room.gate.name = \"Maw\"\nroom.farm.name = \"Iron Hall\"\nminion.5C.name = \"Grunt\"\nscenario.4.name = \"Teeth\"\n";
        let tables = TableSet::read(tables).unwrap();
        let said = |n| by(tables, || [rooms(n, Room::Gate), rooms(n, Room::Farm), Kind::minion(3).into(), scenario(4)]);
        assert_eq!(said(1), ["1 Maw", "1 Iron Hall", "Grunt", "Teeth"]);
        assert_eq!(said(2)[..2], ["2 Maws", "2 Iron Halls"]);
        assert_eq!(
            [rooms(1, Room::Gate), Kind::minion(3).into(), scenario(5)],
            ["1 Evil Gate", "Orc", "The Drowned Library"]
        );
        let german = Language::of("de").unwrap();
        assert_eq!(said(2).map(|name| name.write(german)), ["2 Maw", "2 Iron Hall", "Grunt", "Teeth"]);
    }

    #[test]
    fn words_are_put_together() {
        assert_eq!(or_nothing([]), "nothing");
        assert_eq!([rooms(1, Room::Gate), rooms(2, Room::Quarry)], ["1 Evil Gate", "2 Quarries"]);
        assert_eq!(price(&[(10, Resource::Gold), (0, Resource::Food), (8, Resource::Stone)]), "10 gold and 8 stone");
    }
}
