//! The moves of the Well and their spelling.

use std::fmt;
use std::str::FromStr;

use underdeck_cards::{Card, CardSet};
use underdeck_game::NotationError;

/// A move of the Well.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum ToyMove {
    Draw,
    Peek,
    Keep,
    Sink,
    Roll(Card),
    Sell(CardSet),
    Pay(u8),
    Stir,
    Leave,
}

impl fmt::Display for ToyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Peek => f.write_str("peek"),
            Self::Keep => f.write_str("keep"),
            Self::Sink => f.write_str("sink"),
            Self::Roll(card) => write!(f, "roll {card}"),
            Self::Sell(cards) => write!(f, "sell {cards}"),
            Self::Pay(gold) => write!(f, "pay {gold}"),
            Self::Stir => f.write_str("stir"),
            Self::Leave => f.write_str("leave"),
        }
    }
}

impl FromStr for ToyMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let read = match verb {
            "draw" => Some(Self::Draw),
            "peek" => Some(Self::Peek),
            "keep" => Some(Self::Keep),
            "sink" => Some(Self::Sink),
            "roll" => rest.parse().ok().map(Self::Roll),
            "sell" => rest.parse().ok().map(Self::Sell),
            "pay" => rest.parse().ok().map(Self::Pay),
            "stir" => Some(Self::Stir),
            "leave" => Some(Self::Leave),
            _ => None,
        };
        // Only the one canonical spelling.
        read.filter(|mv| mv.to_string() == text).ok_or_else(|| {
            let moves = "draw, peek, keep, sink, roll C, sell C …, pay n, stir, leave";
            NotationError::new(text, format!("a move is one of {moves}, with cards in canonical order"))
        })
    }
}
