//! The seats of a record that can be reviewed.

use underdeck_bridge::ChanceAnswer;
use underdeck_game::{AnyState, Playable, Seat};
use underdeck_record::{PROGRAM, Record, replay_any, replay_record};

use crate::Error;

/// The number of seats with a review of their own: all seats in a contest, one in a cooperative game.
///
/// # Errors
/// If the game or the deal does not exist.
pub fn seats(record: &Record) -> Result<u8, Error> {
    let game = underdeck_catalogue::find(record.tag("Game").unwrap_or_default())?.instance();
    let deal = record.deal(game).map_err(underdeck_catalogue::Error::from)?;
    Ok(if deal.start().0.is_shared() { 1 } else { game.info().seats })
}

/// The human player's seat: the first, or the second if the program plays the first.
pub fn own_seat(record: &Record) -> Seat {
    let is_program = record.tag(PROGRAM).is_some_and(|text| text.starts_with("1 "));
    Seat(u8::from(is_program))
}

/// The number of each move in a record, in which answers about real cards are numbered too.
pub(crate) fn numbers(record: &Record) -> Vec<usize> {
    let is_move = |spelling: &str| !record.is_physical() || spelling.parse::<ChanceAnswer>().is_err();
    let entered = (1..).zip(record.moves()).filter(|(_, (spelling, _))| is_move(spelling));
    entered.map(|(number, _)| number).collect()
}

/// The position at the end of a record.
///
/// # Errors
/// If the game does not exist, or the record does not follow the rules.
pub(crate) fn state_of(record: &Record) -> Result<Box<dyn AnyState>, Error> {
    let game = underdeck_catalogue::find(record.tag("Game").unwrap_or_default())?;
    let mut replay = replay_any(game.instance(), record).map_err(underdeck_catalogue::Error::from)?;
    replay.states.pop().ok_or(Error::Empty)
}

/// The typed position at the end of a record.
pub(crate) fn last_state<S: Playable>(record: &Record) -> Result<S, Error> {
    let mut replay = replay_record::<S>(record).map_err(underdeck_catalogue::Error::from)?;
    replay.states.pop().ok_or(Error::Empty)
}
