//! The errors of this crate.

use underdeck_game::{Message, say};

/// The error of a review, an exercise or a puzzle.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// There is no such game, an option is invalid, or the record does not follow the rules.
    Catalogue(underdeck_catalogue::Error),
    /// The request is for values by score, and the game keeps none.
    NoScore {
        /// The game.
        game: &'static str,
    },
    /// The deal has no such seat.
    Seat {
        /// The requested seat, from 1.
        seat: usize,
        /// The number of seats.
        seats: usize,
    },
    /// The answer is not a legal move.
    Move(underdeck_game::MoveError),
    /// An exercise or puzzle is damaged, or the rules have changed since it was made.
    Exercise(Message),
    /// The record has no moves.
    Empty,
    /// The caller stopped the work before the first result.
    Stopped,
}

impl Error {
    /// The error as a message that can be translated.
    pub fn said(&self) -> Message {
        match self {
            Self::Catalogue(error) => error.said(),
            Self::Move(error) => error.said(),
            Self::NoScore { game } => say!(COACH_NO_SCORE, game = *game),
            Self::Seat { seat, seats } => {
                say!(COACH_SEAT, seat, seats)
            }
            Self::Exercise(why) => say!(COACH_EXERCISE, why),
            Self::Empty => say!(COACH_EMPTY),
            Self::Stopped => say!(COACH_STOPPED),
        }
    }
}

underdeck_game::said_errors!(Error);

impl From<underdeck_catalogue::Error> for Error {
    fn from(error: underdeck_catalogue::Error) -> Self {
        Self::Catalogue(error)
    }
}

impl From<underdeck_game::MoveError> for Error {
    fn from(error: underdeck_game::MoveError) -> Self {
        Self::Move(error)
    }
}
