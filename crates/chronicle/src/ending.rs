//! What a result is for one of several seats.

use game::{GameResult, Seat};
use record::Record;

use crate::tree::{Program, Tree};

/// The tag of the seat, from 1, of the player from whose games a record comes: another person played the other seat at another device.
pub const SEAT: &str = "Seat";

/// The seat of the player of a record, to whom one of its results is `won` and another `lost`: the only person in a game against the
/// program, or the one that the tag [`SEAT`] names. `None` if several people play at one screen.
pub fn own_seat(record: &Record) -> Option<Seat> {
    let named = || record.tag(SEAT)?.parse::<u8>().ok()?.checked_sub(1).map(Seat);
    Program::of(record).map(Program::other_seat).or_else(named)
}

/// The word of a result, such as `winner 2`, for one seat: see [`GameResult::for_seat`]. Other words stay.
pub fn result_for(word: &str, seat: Option<Seat>) -> String {
    GameResult::of_word(word).map_or_else(|| word.to_owned(), |result| result.for_seat(seat).word())
}

impl Tree {
    /// The seat of the player, as [`own_seat`] finds it in the record.
    pub fn own_seat(&self) -> Option<Seat> {
        own_seat(&self.session().record())
    }
}
