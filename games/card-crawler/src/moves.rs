//! The player's decisions and their spelling.

use std::fmt;
use std::str::FromStr;

use underdeck_cards::{Card, CardSet};
use underdeck_game::{NotationError, prose};

use crate::Location;
use crate::deck::HEALER;

/// A decision of the player. No move resigns, and the number of moves is unbounded (R40, state-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `enter R discard C`: moves from outside into a room of the rim (enter-1).
    Enter(Location, Card),
    /// `go R discard C`: moves into a neighbouring room (go-1).
    Go(Location, Card),
    /// `loot with C`: takes the room's card and puts C down for it (loot-1).
    Loot(Card),
    /// `attack with C …`: fights the monster in the room (attack-1).
    Attack(CardSet),
    /// `double`: trashes the queen of spades (double-1, double-2).
    Double,
    /// `flee R trash C`, `flee outside trash C`: leaves the room of a living monster (flee-1, flee-2).
    Flee(Location, Card),
    /// `heal trash C`: trashes a card for a wound (heal-1).
    Heal(Card),
    /// `heal QH`: discards the queen of hearts for a wound (heal-2).
    HealByQueen,
    /// `end`: ends the action phase (end-1).
    End,
    /// `take wound`: takes the wound of the jack of spades (trap-1).
    TakeWound,
    /// `trash C`: trashes a card instead of the wound of the jack of spades (trap-2).
    Trash(Card),
    /// `defend nothing`, `defend with C …`: meets a monster's attack (defend-1, defend-2).
    Defend(CardSet),
}

impl Move {
    /// The spellings of moves, in the order of the reference.
    pub(crate) const PATTERNS: &'static [&'static str] = &[
        "enter R discard C",
        "go R discard C",
        "loot with C",
        "attack with C …",
        "double",
        "flee R trash C",
        "flee outside trash C",
        "heal trash C",
        "heal QH",
        "end",
        "take wound",
        "trash C",
        "defend nothing",
        "defend with C …",
    ];

    /// The card of the hand that the move costs; `None` for none or a set.
    pub(crate) const fn price(self) -> Option<Card> {
        match self {
            Self::Enter(_, card) | Self::Go(_, card) | Self::Flee(_, card) => Some(card),
            Self::Loot(card) | Self::Heal(card) | Self::Trash(card) => Some(card),
            Self::HealByQueen => Some(HEALER),
            Self::Attack(_) | Self::Defend(_) | Self::Double | Self::End | Self::TakeWound => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Enter(room, card) => write!(f, "enter {room} discard {card}"),
            Self::Go(room, card) => write!(f, "go {room} discard {card}"),
            Self::Loot(card) => write!(f, "loot with {card}"),
            Self::Attack(cards) => write!(f, "attack with {cards}"),
            Self::Double => f.write_str("double"),
            Self::Flee(to, card) => write!(f, "flee {to} trash {card}"),
            Self::Heal(card) => write!(f, "heal trash {card}"),
            Self::HealByQueen => f.write_str("heal QH"),
            Self::End => f.write_str("end"),
            Self::TakeWound => f.write_str("take wound"),
            Self::Trash(card) => write!(f, "trash {card}"),
            Self::Defend(cards) if cards.is_empty() => f.write_str("defend nothing"),
            Self::Defend(cards) => write!(f, "defend with {cards}"),
        }
    }
}

/// Accepts only the spelling that `Display` writes.
impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        let refuse = |expected: &str| NotationError::new(text, expected);
        let card = |word: &str| NotationError::card(text, word);
        let cards = |words: &[&str]| NotationError::cards(text, words);
        let location = |word: &str| word.parse::<Location>().map_err(|_| refuse("a room is r1c1 to r5c5"));
        let room = |word: &str| {
            let room = location(word)?;
            room.is_room().then_some(room).ok_or_else(|| refuse("a room is r1c1 to r5c5"))
        };
        Ok(match words[..] {
            ["double"] => Self::Double,
            ["end"] => Self::End,
            ["enter", to, "discard", c] => Self::Enter(room(to)?, card(c)?),
            ["go", to, "discard", c] => Self::Go(room(to)?, card(c)?),
            ["flee", to, "trash", c] => Self::Flee(location(to)?, card(c)?),
            ["loot", "with", c] => Self::Loot(card(c)?),
            ["attack", "with", ref with @ ..] if !with.is_empty() => Self::Attack(cards(with)?),
            ["heal", "QH"] => Self::HealByQueen,
            ["heal", "trash", c] => Self::Heal(card(c)?),
            ["take", "wound"] => Self::TakeWound,
            ["trash", c] => Self::Trash(card(c)?),
            ["defend", "nothing"] => Self::Defend(CardSet::EMPTY),
            ["defend", "with", ref with @ ..] if !with.is_empty() => Self::Defend(cards(with)?),
            _ => {
                let moves = prose::either(Move::PATTERNS);
                return Err(refuse(&format!("a move is {moves}, with single spaces")));
            }
        })
    }
}
