//! Answers: what the player reports of real cards and dice.

use std::fmt;
use std::str::FromStr;

use underdeck_cards::Card;
use underdeck_game::{Die, Message, NotationError};

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
        exact.ok_or_else(|| NotationError::new(text, "what was turned or rolled, such as `turned QS` or `rolled 4`"))
    }
}

/// The error of a refused answer. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AnswerError {
    /// There is no question.
    #[error("no card or roll is needed now: make a move")]
    NothingAsked,
    /// The question is about a die and the answer a card, or vice versa.
    #[error("enter {asked}, not {entered}")]
    WrongKind {
        /// The expected answer.
        asked: Message,
        /// The answer entered.
        entered: ChanceAnswer,
    },
    /// The die has no such side.
    #[error("{die} shows 1 to {}, not {value}", die.sides())]
    NoSuchSide {
        /// The die.
        die: Die,
        /// The value entered.
        value: u8,
    },
    /// The card was already entered, so it cannot be here.
    #[error(
        "{card} was already entered {when}: one of the two entries is wrong. `correct {card} CARD` changes the first"
    )]
    AlreadyEntered {
        /// The card.
        card: Card,
        /// The place of the first entry, such as `at set-up` or `after move 3, explore`.
        when: Message,
    },
    /// The card is not in the pile, or an earlier answer excludes it.
    #[error("{card} cannot be there: {why}")]
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
        let text = self.to_string();
        match self {
            Self::NothingAsked => Message::new("entry-none", text, []),
            Self::WrongKind { asked, entered } => Message::new(
                "entry-kind",
                text,
                [("asked", asked.clone().into()), ("entered", entered.to_string().into())],
            ),
            Self::NoSuchSide { die, value } => {
                let values =
                    [("die", die.to_string().into()), ("sides", die.sides().into()), ("value", (*value).into())];
                Message::new("entry-side", text, values)
            }
            Self::AlreadyEntered { card, when } => {
                Message::new("entry-repeated", text, [("card", card.to_string().into()), ("when", when.clone().into())])
            }
            Self::CannotBe { card, why } => {
                Message::new("entry-cannot", text, [("card", card.to_string().into()), ("why", why.clone().into())])
            }
        }
    }
}
