//! What a result is for one of several seats.

use game::{GameResult, Seat};
use record::Record;

use crate::tree::Program;

/// The seat of the only person in a game against the program, to whom one of its results is `won` and another `lost`; `None` if
/// people play all seats.
pub fn own_seat(record: &Record) -> Option<Seat> {
    Program::of(record).map(Program::other_seat)
}

/// The word of a result, such as `winner 2`, for one seat: see [`GameResult::for_seat`]. Other words stay.
pub fn result_for(word: &str, seat: Option<Seat>) -> String {
    GameResult::of_word(word).map_or_else(|| word.to_owned(), |result| result.for_seat(seat).word())
}
