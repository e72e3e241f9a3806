//! The moves and their spelling (move-1).

use std::fmt;
use std::str::FromStr;

use underdeck_game::NotationError;

/// A move: what a player can decide (move-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Draws the top card of the deck.
    Draw,
    /// Ends the game.
    Stop,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Draw => "draw",
            Self::Stop => "stop",
        })
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "draw" => Ok(Self::Draw),
            "stop" => Ok(Self::Stop),
            _ => Err(NotationError::new(text, "a move is draw or stop")),
        }
    }
}
