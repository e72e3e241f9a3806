//! The decisions and their spelling.

use std::str::FromStr;

use underdeck_game::{Link, Message, NotationError, say};

use crate::{Item, Square};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `go CELL`: enters an adjacent room (explore-2).
    Go(Square),
    /// `leave`: goes up the staircase (explore-3).
    Leave,
    /// `view CELL`: sees a room in the crystal (explore-4).
    View(Square),
    /// `fountain`: drinks from the fountain (explore-5).
    Fountain,
    /// `buy healing` and so on: buys a spell of the first wizard (explore-6 to explore-9).
    Cast(Spell),
    /// `buy amulet` and so on: buys an item of the other wizard (explore-10).
    Buy(Item),
    /// `fight`: fights a round (fight-2).
    Fight,
    /// `retreat`: goes back to the previous room (fight-3).
    Retreat,
    /// `shield`: stops the hit with the shield (hit-2).
    Shield,
    /// `take`: takes the hit (hit-3).
    Take,
    /// `drink`: drinks the flask (move-2, hit-4).
    Drink,
    /// `abandon`: loses the quest (move-1).
    Abandon,
}

/// A spell of the first wizard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spell {
    /// Gains 1 HP (explore-6).
    Healing,
    /// Reveals a room (explore-7).
    Seeing(Square),
    /// Resolves a wall (explore-8).
    Dissolving(Square),
    /// Resolves a trap (explore-9).
    Disarming(Square),
}

underdeck_game::spellings! { Move:
    "go CELL"(cell) => Go(cell),
    "leave"() => Leave,
    "view CELL"(cell) => View(cell),
    "fountain"() => Fountain,
    "buy healing"() => Cast(Spell::Healing),
    "buy seeing CELL"(cell) => Cast(Spell::Seeing(cell)),
    "buy dissolving CELL"(cell) => Cast(Spell::Dissolving(cell)),
    "buy disarming CELL"(cell) => Cast(Spell::Disarming(cell)),
    "buy amulet|key|flask|shield"(item) => Buy(item),
    "fight"() => Fight,
    "retreat"() => Retreat,
    "shield"() => Shield,
    "take"() => Take,
    "drink"() => Drink,
    "abandon"() => Abandon,
}

/// The accepted spellings, in words.
fn expected() -> Message {
    say!(MOVES_ACCEPTED, moves = Message::join(Move::PATTERNS.iter().map(|pattern| Message::quote(pattern)), Link::Or))
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::read(text).and_then(Result::ok).ok_or_else(|| NotationError::new(text, expected()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_one_spelling_reads() {
        for text in [
            "go r2c4",
            "leave",
            "view r1c3",
            "fountain",
            "buy healing",
            "buy seeing r5c5",
            "buy dissolving r1c1",
            "buy disarming r5c7",
            "buy amulet",
            "buy key",
            "buy flask",
            "buy shield",
            "fight",
            "retreat",
            "shield",
            "take",
            "drink",
            "abandon",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "go",
            "go r6c1",
            "go r2c4 ",
            " leave",
            "Leave",
            "leave now",
            "buy",
            "buy sword",
            "buy healing r1c1",
            "buy seeing",
            "go  r2c4",
            "go r02c4",
            "view r2c8",
            "fight on",
        ] {
            assert!(text.parse::<Move>().unwrap_err().to_string().contains("is no move"), "{text}");
        }
    }
}
