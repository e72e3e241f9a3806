//! Repairing damaged games: the file is set aside, and the game resumes from its last good move.

use std::fs;
use std::path::{Path, PathBuf};

use underdeck_catalogue::Game;
use underdeck_game::{Message, say};
use underdeck_play::Session;
use underdeck_record::{Note, Record};

use crate::Error;
use crate::disk::{Disk, RealDisk, write_on};
use crate::error::shown;
use crate::files::{game_of, read};

/// A damaged game that was found, and its repair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// The file of the game. It holds the repaired game if there is one.
    pub path: PathBuf,
    /// The damage, without the path.
    pub fault: String,
    /// The copy of the damaged file, byte for byte.
    pub aside: PathBuf,
    /// The number of moves of the repaired game; `None` if no move could be read.
    pub moves: Option<usize>,
}

impl Repair {
    /// The message for the player.
    pub fn said(&self) -> Message {
        let (path, aside, fault) = (shown(&self.path), shown(&self.aside), &self.fault);
        match self.moves {
            Some(moves) => say!(HOME_REPAIRED, path, fault, aside, moves),
            None => say!(HOME_LOST, path, fault, aside),
        }
    }
}

/// Repairs a damaged game, in the home or in a file of the player; `None` if it is not damaged, or the disk cannot be written.
pub fn repair(path: &Path) -> Option<Repair> {
    repair_on(&RealDisk, path)
}

pub(crate) fn repair_on(disk: &dyn Disk, path: &Path) -> Option<Repair> {
    let bytes = read(path).ok()?;
    let fault = Record::from_bytes(&bytes).err()?.to_string();
    let aside = name_aside(path)?;
    // The copy comes first: a crash before the second write loses nothing.
    write_on(disk, &aside, &bytes).ok()?;
    let moves = match longest(path, &bytes) {
        Ok(record) => {
            write_on(disk, path, record.sealed().as_bytes()).ok()?;
            Some(record.moves().len())
        }
        Err(_) => {
            fs::remove_file(path).ok()?;
            None
        }
    };
    Some(Repair { path: path.to_owned(), fault, aside, moves })
}

/// The longest beginning of a damaged record that is a legal game.
fn longest(path: &Path, bytes: &[u8]) -> Result<Record, Error> {
    let mut record = Record::salvage(bytes);
    let game = game_of(path, &record)?;
    if underdeck_play::resume(game, &record).is_ok() {
        return Ok(record);
    }
    // The damage may be in a variation.
    for played in &mut record.line_mut().moves {
        played.notes.retain(|note| matches!(note, Note::Comment(_)));
    }
    record.remove_tag("At");
    let legal = legal_moves(game, &record)?;
    record.line_mut().moves.truncate(legal);
    underdeck_play::resume(game, &record)?;
    Ok(record)
}

/// The number of moves of a record that can be played from its deal. A move that would end the game does not count: the record
/// is of a game in progress.
fn legal_moves(game: &Game, record: &Record) -> Result<usize, Error> {
    let code = record.tag("Deal").unwrap_or_default();
    let mut session: Box<dyn Session> = if record.is_physical() {
        underdeck_play::start_physical(game, code)?
    } else {
        underdeck_play::start(game, code)?
    };
    for (n, (spelling, _)) in record.moves().enumerate() {
        let is_offered = session.table().offers.iter().any(|offer| offer.spelling == spelling);
        if !is_offered || session.play(spelling).is_err() || session.outcome().is_some() {
            return Ok(n);
        }
    }
    Ok(record.moves().len())
}

/// A free name for a damaged file, beside it.
pub(crate) fn name_aside(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_string_lossy().into_owned();
    let names = (1..).map(|n| if n == 1 { format!("{name}.damaged") } else { format!("{name}.damaged-{n}") });
    names.map(|name| path.with_file_name(name)).find(|aside| !aside.exists())
}
