//! Answers: what the player reports of real cards and dice.

use std::fmt;
use std::str::FromStr;

use underdeck_cards::Card;
use underdeck_game::{Die, Message, NotationError, say};

/// A turned card or a rolled die, as the player enters it: `turned QS`, `rolled 4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChanceAnswer {
    /// The card.
    Turned(Card),
    /// The value shown by the die.
    Rolled(u8),
}

impl fmt::Display for ChanceAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turned(card) => write!(f, "turned {card}"),
            Self::Rolled(value) => write!(f, "rolled {value}"),
        }
    }
}

impl FromStr for ChanceAnswer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let answer = match text.split_once(' ') {
            Some(("turned", card)) => card.parse().ok().map(Self::Turned),
            Some(("rolled", value)) => value.parse().ok().map(Self::Rolled),
            _ => None,
        };
        let exact = answer.filter(|answer| answer.to_string() == text);
        exact.ok_or_else(|| NotationError::new(text, say!(ANSWER_EXPECTED)))
    }
}

/// The error of a refused answer. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AnswerError {
    /// There is no question.
    NothingAsked,
    /// The question is about a die and the answer a card, or vice versa.
    WrongKind {
        /// The expected answer.
        asked: Message,
        /// The answer entered.
        entered: ChanceAnswer,
    },
    /// The die has no such side.
    NoSuchSide {
        /// The die.
        die: Die,
        /// The value entered.
        value: u8,
    },
    /// The card was already entered, so it cannot be here.
    AlreadyEntered {
        /// The card.
        card: Card,
        /// The place of the first entry, such as `at set-up` or `after move 3, explore`.
        when: Message,
    },
    /// The card is not in the pile, or an earlier answer excludes it.
    CannotBe {
        /// The card.
        card: Card,
        /// The reason, in a few words.
        why: Message,
    },
}

impl AnswerError {
    /// The error as a message that can be translated.
    pub fn said(&self) -> Message {
        match self {
            Self::NothingAsked => say!(ENTRY_NONE),
            Self::WrongKind { asked, entered } => {
                say!(ENTRY_KIND, asked = asked.clone(), entered = entered.to_string())
            }
            Self::NoSuchSide { die, value } => {
                say!(ENTRY_SIDE, die = die.to_string(), sides = die.sides(), value)
            }
            Self::AlreadyEntered { card, when } => {
                say!(ENTRY_REPEATED, card = card.to_string(), when = when.clone())
            }
            Self::CannotBe { card, why } => {
                say!(ENTRY_CANNOT, card, why = why.clone())
            }
        }
    }
}

underdeck_game::said_errors!(AnswerError);
