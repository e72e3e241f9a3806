//! Saving: after every move, as a copy on request, and to the records once the game is over.

use std::io::{self, Write};
use std::path::Path;

use underdeck_chronicle::daily::date_of;
use underdeck_game::prose;
use underdeck_home::{SaveSlot, Settings};
use underdeck_play::History;

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
                say::note("The game goes on unsaved; `save FILE` tries another place.");
            }
            (None, Some(_)) => say::note("The game is saved again."),
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
                None => writeln!(out, "Saved after every move in {}", self.slot.path().display()),
                Some(_) => writeln!(out, "No: the game is not saved; `save FILE` writes a copy elsewhere."),
            };
        };
        let path = Path::new(file);
        if path.exists() {
            return writeln!(out, "{file} exists already; name another file.");
        }
        match underdeck_home::write_whole(path, &history.record().to_string()) {
            Ok(()) => writeln!(out, "{FAINT}A copy is in {file}.{FAINT:#}"),
            Err(error) => writeln!(out, "{file} cannot be written: {error}"),
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
            writeln!(out, "The game is not saved. Its record, to keep in a file that ends in .udr:\n\n{record}")?;
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
            let session = history.session();
            let marked = if session.informed() { ", informed" } else { "" };
            writeln!(
                out,
                "The game ended: {}, {}{marked}.",
                words::ending(&outcome, history.own_seat()),
                prose::count(session.ply(), "move")
            )?;
            writeln!(out, "{}\nRecord: {}", words::deal_of(session), path.display())?;
            if asks {
                writeln!(out, "Look at it again: underdeck replay {}", path.display())?;
            }
            let record = history.record();
            if date_of(&record).is_some() {
                write!(out, "\n{}", aside::card(&record, settings))?;
            }
        } else if history.nodes().len() > 1 || self.slot.path().exists() {
            self.slot.save(history)?;
            writeln!(out, "Saved. {}", self.slot.resume_hint(history))?;
        } else {
            let session = history.session();
            let (id, code) = (session.info().id, session.deal().code);
            match session.is_physical() {
                true => writeln!(out, "Nothing was entered. Begin again: underdeck table {id}")?,
                false => writeln!(out, "Nothing was played. The same deal: underdeck play {id} --deal {code}")?,
            }
        }
        Ok(out.flush()?)
    }
}
