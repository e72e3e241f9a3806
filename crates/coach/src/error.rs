//! The errors of this crate.

use underdeck_game::Message;

/// The error of a review, an exercise or a puzzle.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// There is no such game, an option is invalid, or the record does not follow the rules.
    #[error(transparent)]
    Catalogue(#[from] underdeck_catalogue::Error),
    /// The request is for values by score, and the game keeps none.
    #[error("{game} keeps no score: its games are reviewed by wins")]
    NoScore {
        /// The game.
        game: &'static str,
    },
    /// The deal has no such seat.
    #[error("there is no seat {seat}: this game has {seats}")]
    Seat {
        /// The requested seat, from 1.
        seat: usize,
        /// The number of seats.
        seats: usize,
    },
    /// The answer is not a legal move.
    #[error(transparent)]
    Move(#[from] underdeck_game::MoveError),
    /// An exercise or puzzle is damaged, or the rules have changed since it was made.
    #[error("this exercise no longer works: {0}")]
    Exercise(String),
    /// The record has no moves.
    #[error("no move has been made yet: there is nothing to review")]
    Empty,
    /// The caller stopped the work before the first result.
    #[error("interrupted before the first estimate was ready")]
    Stopped,
}

impl Error {
    /// The error as a message that can be translated.
    pub fn said(&self) -> Message {
        let text = self.to_string();
        match self {
            Self::Catalogue(error) => error.said(),
            Self::Move(error) => error.said(),
            Self::NoScore { game } => Message::new("coach-no-score", text, [("game", (*game).into())]),
            Self::Seat { seat, seats } => {
                Message::new("coach-seat", text, [("seat", (*seat).into()), ("seats", (*seats).into())])
            }
            Self::Exercise(why) => Message::new("coach-exercise", text, [("why", why.as_str().into())]),
            Self::Empty => Message::new("coach-empty", text, []),
            Self::Stopped => Message::new("coach-stopped", text, []),
        }
    }
}
