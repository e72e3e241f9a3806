//! Whose turn it is and how a game ended.

/// A seat at the table, from 0. Solo games have seat 0 alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(pub u8);

/// The seat to decide, or the outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat has at least one legal move.
    Decide(Seat),
    /// The game is over; no move is legal.
    Over(Outcome),
}

/// The end of a game, in the terms common to all games.
///
/// A game's own figures (health left, floors, …) are in the `outcome` object of its state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Won, lost, or which of several seats won.
    pub result: GameResult,
    /// The rulebook's word for the end, such as `fight`; equal to the result's word where the rules name no cause.
    pub cause: &'static str,
    /// The score, where the rules keep one.
    pub score: Option<i32>,
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum GameResult {
    /// The player, or all players together, lost.
    Lost,
    /// Two seats, and neither won.
    Draw,
    /// One of several seats won.
    Winner(Seat),
    /// The player, or all players together, won.
    Won,
}

impl GameResult {
    /// The result for one seat: `Won` or `Lost` where one of several seats won. The result of partners stays as it is, and so does any
    /// result for `None` (several people who read the same screen).
    ///
    /// ```
    /// use underdeck_game::{GameResult, Seat};
    ///
    /// let result = GameResult::Winner(Seat(1));
    /// assert_eq!(result.for_seat(Some(Seat(1))), GameResult::Won);
    /// assert_eq!(result.for_seat(Some(Seat(0))), GameResult::Lost);
    /// assert_eq!(result.for_seat(None), result);
    /// assert_eq!(GameResult::Lost.for_seat(Some(Seat(1))), GameResult::Lost);
    /// ```
    pub fn for_seat(self, seat: Option<Seat>) -> Self {
        match (self, seat) {
            (Self::Winner(winner), Some(seat)) if winner == seat => Self::Won,
            (Self::Winner(_), Some(_)) => Self::Lost,
            _ => self,
        }
    }

    /// The result with this [word](Self::word).
    pub fn of_word(word: &str) -> Option<Self> {
        let all = [Self::Won, Self::Lost, Self::Draw, Self::Winner(Seat(0)), Self::Winner(Seat(1))];
        all.into_iter().find(|result| result.word() == word)
    }

    /// `won`, `lost`, `draw`, or `winner 1` with the seat counted from 1.
    pub fn word(self) -> String {
        match self {
            Self::Won => "won".into(),
            Self::Lost => "lost".into(),
            Self::Draw => "draw".into(),
            Self::Winner(seat) => format!("winner {}", seat.0 + 1),
        }
    }
}
