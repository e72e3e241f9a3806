//! Saving: after every move, as a copy on request, and to the records once the game is over.

use std::io::{self, Write};
use std::path::Path;

use underdeck_chronicle::daily::date_of;
use underdeck_game::{Link, Message, say};
use underdeck_home::{SaveSlot, Settings};
use underdeck_play::History;
use underdeck_record::Aid;

use super::{aside, interrupt};
use crate::failure::Failure;
use crate::say::{self, FAINT};
use crate::words;

/// The file of a game, and why the game is not saved there, if it is not.
pub(super) struct Saving {
    pub(super) slot: SaveSlot,
    failed: Option<String>,
}

impl Saving {
    pub(super) const fn new(slot: SaveSlot) -> Self {
        Self { slot, failed: None }
    }

    /// Saves the game. If that fails, the player reads the reason once, and the game continues unsaved.
    pub(super) fn save(&mut self, history: &mut History) {
        let failed = self.slot.save(history).err().map(|error| error.to_string());
        match (&failed, &self.failed) {
            (Some(now), before) if before.as_ref() != Some(now) => {
                Failure::Failed(now.clone()).report();
                say::note(&say!(LINE_UNSAVED));
            }
            (None, Some(_)) => say::note(&say!(SAVED_AGAIN)),
            _ => {}
        }
        interrupt::note_saved(failed.as_ref().map(|reason| (reason.clone(), history.record().to_string())));
        self.failed = failed;
    }

    /// Writes a copy to a file; without one, says where the game is saved.
    pub(super) fn save_copy(
        &mut self,
        history: &mut History,
        file: Option<&str>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let Some(file) = file else {
            self.save(history);
            return match self.failed {
                None => writeln!(out, "{}", say!(LINE_SAVED_IN, file = self.slot.path().display().to_string())),
                Some(_) => writeln!(out, "{}", say!(LINE_NOT_SAVED)),
            };
        };
        let path = Path::new(file);
        if path.exists() {
            return writeln!(out, "{}", say!(LINE_FILE_EXISTS, file));
        }
        match underdeck_home::write_whole(path, &history.record().to_string()) {
            Ok(()) => writeln!(out, "{FAINT}{}{FAINT:#}", say!(LINE_COPY, file)),
            Err(error) => writeln!(out, "{}", say!(LINE_NOT_WRITTEN, file, error = error.to_string())),
        }
    }

    /// Saves the game on leaving and prints where. If it cannot be saved, prints its record instead.
    ///
    /// # Errors
    /// The reason why it cannot be saved.
    pub(super) fn leave(
        &self,
        history: &mut History,
        asks: bool,
        settings: &Settings,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let left = self.close(history, asks, settings, out);
        if let Err(failure) = &left
            && !matches!(failure, Failure::Closed)
        {
            let record = history.record();
            writeln!(out, "{}\n\n{record}", say!(LINE_RECORD_PRINTED))?;
            out.flush()?;
        }
        left
    }

    fn close(
        &self,
        history: &mut History,
        asks: bool,
        settings: &Settings,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if let Some(outcome) = history.session().outcome() {
            let path = self.slot.finish(history)?;
            let (session, file) = (history.session(), path.display().to_string());
            let ending = words::ending(&outcome, history.own_seat());
            let mut facts = vec![ending, say!(MOVES, n = session.ply())];
            if session.informed() {
                let is_solver_used = session.record().aids().uses(Aid::Solver) > 0;
                facts.push(if is_solver_used { say!(MARK_SOLVER_USED) } else { say!(MARK_PEEKED) });
            }
            writeln!(out, "{}", say!(LINE_ENDED, facts = Message::join(facts, Link::Comma)))?;
            writeln!(out, "{}\n{}", words::deal_of(session), say!(LINE_RECORD, file = &file))?;
            if asks {
                writeln!(out, "{}", say!(LINE_REPLAY_IT, file))?;
            }
            let record = history.record();
            if date_of(&record).is_some() {
                write!(out, "\n{}", aside::card(&record, settings))?;
            }
        } else if history.nodes().len() > 1 || self.slot.path().exists() {
            self.slot.save(history)?;
            writeln!(out, "{}", say!(LINE_SAVED, resume = self.slot.resume_hint(history)))?;
        } else {
            let session = history.session();
            let game = session.info().id;
            match session.is_physical() {
                true => writeln!(out, "{}", say!(LINE_NOTHING_ENTERED, game))?,
                false => writeln!(out, "{}", say!(LINE_NOTHING_PLAYED, game, code = session.deal().code))?,
            }
        }
        Ok(out.flush()?)
    }
}
