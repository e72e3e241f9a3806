//! Starting and resuming games.

use underdeck_catalogue::{Error, Game};
use underdeck_record::{PROGRAM, Record};

use crate::Session;
use crate::game_session::GameSession;
use crate::physical_session::PhysicalSession;
use crate::session::EYE;

/// Starts the game of a deal code.
///
/// # Errors
/// If the code is mistyped or belongs to another game.
pub fn start(game: &Game, code: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(GameSession::start(game.read_code(code)?)))
}

/// Starts a game that can be played and is not explained: no hints, nothing about things on the table, no rules of a move. A program that starts
/// and [resumes](resume_core) games so alone links no more than that.
///
/// # Errors
/// As [`start`].
pub fn start_core(game: &Game, code: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(GameSession::start(game.read_core(code)?)))
}

/// Resumes a recorded game as [`start_core`] starts one.
///
/// # Errors
/// As [`resume`], or [`Error::LeftOut`] if the game needs more than the moves of people: real cards, the program or the coach.
pub fn resume_core(game: &Game, record: &Record) -> Result<Box<dyn Session>, Error> {
    game.check_record(record)?;
    if record.is_physical() || [PROGRAM, EYE.0].into_iter().any(|tag| record.tag(tag).is_some()) {
        return Err(Error::LeftOut);
    }
    Ok(Box::new(GameSession::resume(game.core(), record.clone())?))
}

/// Starts a game with real cards: the player deals the cards and enters what turns up. The deal code holds the options alone.
///
/// Its [table](Session::table) asks for each card and each die by offers such as `turned QS` and `rolled 4`; until all luck of a move is
/// entered, they are the moves. So they are in its record too, and can be undone.
///
/// # Errors
/// If the code is mistyped or belongs to another game.
pub fn start_physical(game: &Game, code: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(PhysicalSession::start(game.read_code(code)?)))
}

/// Opens a record: resumes it as the game that it names.
///
/// # Errors
/// If its game is not in the catalogue, or it does not follow the rules.
pub fn open(record: &Record) -> Result<Box<dyn Session>, Error> {
    resume(underdeck_catalogue::find(record.tag("Game").unwrap_or_default())?, record)
}

/// Resumes a record of one game at the end of its main line, finished or not.
///
/// # Errors
/// If it is a record of another game, or does not follow the rules.
pub fn resume(game: &Game, record: &Record) -> Result<Box<dyn Session>, Error> {
    game.check_record(record)?;
    if record.is_physical() {
        return Ok(Box::new(PhysicalSession::resume(game.instance(), record.clone())?));
    }
    Ok(Box::new(GameSession::resume(game.instance(), record.clone())?))
}
