//! Starting and resuming games.

use catalogue::{Error, Game};
use record::Record;

use crate::Session;
use crate::sitting::Sitting;
use crate::told::Told;

/// Starts the game of a deal code.
///
/// # Errors
/// If the code is mistyped or belongs to another game.
pub fn start(game: &Game, code: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(Sitting::start(game.read_code(code)?)))
}

/// Starts a game beside real cards: the player deals by hand and enters what turns up. The deal says the options alone.
///
/// Its [table](Session::table) asks for each card and each die by offers such as `turned QS` and `rolled 4`; until all luck of a move is
/// entered, they are the moves. So they are in its record too, and can be undone.
///
/// # Errors
/// If the code is mistyped or belongs to another game.
pub fn start_told(game: &Game, code: &str) -> Result<Box<dyn Session>, Error> {
    if cfg!(feature = "first") {
        return Err(Error::LeftOut);
    }
    Ok(Box::new(Told::start(game.read_code(code)?)))
}

/// Opens a record: resumes it as the game that it names.
///
/// # Errors
/// If its game is not in the catalogue, or it does not follow the rules.
pub fn open(record: &Record) -> Result<Box<dyn Session>, Error> {
    resume(catalogue::find(record.tag("Game").unwrap_or_default())?, record)
}

/// Resumes a record of one game at the end of its main line, finished or not.
///
/// # Errors
/// If it is a record of another game, or does not follow the rules.
pub fn resume(game: &Game, record: &Record) -> Result<Box<dyn Session>, Error> {
    game.check_record(record)?;
    if record.is_told() {
        if cfg!(feature = "first") {
            return Err(Error::LeftOut);
        }
        return Ok(Box::new(Told::resume(game.instance(), record.clone())?));
    }
    Ok(Box::new(Sitting::resume(game.instance(), record.clone())?))
}
