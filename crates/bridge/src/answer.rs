//! What a player tells of real cards and dice.

use std::fmt;
use std::str::FromStr;

use cards::Card;
use game::NotationError;

/// A card that was turned or a die that was rolled, as the player tells it: `turned QS`, `rolled 4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// The card.
    Turned(Card),
    /// What the die shows.
    Rolled(u8),
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turned(card) => write!(f, "turned {card}"),
            Self::Rolled(value) => write!(f, "rolled {value}"),
        }
    }
}

impl FromStr for Answer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let answer = match text.split_once(' ') {
            Some(("turned", card)) => card.parse().ok().map(Self::Turned),
            Some(("rolled", value)) => value.parse().ok().map(Self::Rolled),
            _ => None,
        };
        let exact = answer.filter(|answer| answer.to_string() == text);
        exact.ok_or_else(|| NotationError::new(text, "what was turned or rolled, such as `turned QS` or `rolled 4`"))
    }
}
