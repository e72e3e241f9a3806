//! Why there is no review.

use underdeck_game::Message;

/// Why a game cannot be reviewed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// There is no such game, an option is invalid, or the record does not follow the rules.
    #[error(transparent)]
    Catalogue(#[from] underdeck_catalogue::Error),
    /// The game keeps no score.
    #[error("{game} keeps no score: its games are reviewed by wins")]
    NoScore {
        /// The game.
        game: &'static str,
    },
    /// The deal has no such seat.
    #[error("there is no seat {seat}: this game has {seats}")]
    Seat {
        /// The seat, counted from 1.
        seat: usize,
        /// How many there are.
        seats: usize,
    },
    /// The answer is no legal move.
    #[error(transparent)]
    Move(#[from] underdeck_game::MoveError),
    /// An exercise is not as it was written, or the rules have changed since.
    #[error("this exercise cannot be used any more: {0}")]
    Exercise(String),
    /// No move was made.
    #[error("no move was made yet: there is nothing to review")]
    Empty,
    /// The caller wanted to stop before there was a first picture.
    #[error("interrupted before the first picture was done")]
    Stopped,
}

impl Error {
    /// The same in the words of every language.
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
