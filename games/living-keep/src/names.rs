//! Names of things.

use underdeck_cards::Card;
use underdeck_game::{Link, Message, Value, say};

use crate::deck::PEONS;
use crate::keep::{Id, Ids, Keep};
use crate::kinds::{Kind, Resource, Room, Spell, Ware, Work};
use crate::phase::Phase;
use crate::text;

/// The name of a family's member; its notation if there is none.
pub(crate) fn named(family: &str, word: impl std::fmt::Display) -> Message {
    let id = format!("{family}-{word}");
    text::TEXT.find(&id).map_or_else(|| id.into(), Message::from)
}

/// The things that are arguments of messages by their names, each with its family of messages.
macro_rules! named {
    ($($kind:ty: $family:literal, $word:expr);+ $(;)?) => {
        $(impl From<$kind> for Message {
            fn from(thing: $kind) -> Self {
                let word: fn($kind) -> _ = $word;
                named($family, word(thing))
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
    Room: "room", Room::word;
    Spell: "spell", Spell::word;
    Ware: "ware", Ware::word;
    Resource: "resource", Resource::word;
    Kind: "kind", |kind| kind;
    Phase: "phase", |phase| phase.step().word();
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

/// The name of a scenario by its number, from 1.
pub(crate) fn scenario(number: impl std::fmt::Display) -> Message {
    named("scenario", number)
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
    use super::*;

    #[test]
    fn words_are_put_together() {
        assert_eq!(or_nothing([]), "nothing");
        assert_eq!([rooms(1, Room::Gate), rooms(2, Room::Quarry)], ["1 Evil Gate", "2 Quarries"]);
        assert_eq!(price(&[(10, Resource::Gold), (0, Resource::Food), (8, Resource::Stone)]), "10 gold and 8 stone");
    }
}
