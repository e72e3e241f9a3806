//! Keeping the game: saved after every move, copied on request, and in the records once it is over.

use std::io::{self, Write};
use std::path::Path;

use underdeck_chronicle::daily::date_of;
use underdeck_game::prose;

use super::AtTable;
use crate::failure::Failure;
use crate::play::{aside, interrupt};
use crate::say::{self, FAINT};
use crate::words;

impl<W: Write> AtTable<W> {
    /// Keeps the game and prints where. If it cannot be saved, prints its record instead.
    ///
    /// # Errors
    /// Why it cannot be saved.
    pub(in crate::play) fn leave(&mut self) -> Result<(), Failure> {
        let left = self.keep();
        if let Err(failure) = &left
            && !matches!(failure, Failure::Closed)
        {
            let record = self.tree.record();
            writeln!(self.out, "The game is not saved. Its record, to keep in a file that ends in .udr:\n\n{record}")?;
            self.out.flush()?;
        }
        left
    }

    fn keep(&mut self) -> Result<(), Failure> {
        if let Some(outcome) = self.tree.session().outcome() {
            let kept = self.place.finish(&mut self.tree)?;
            let session = self.tree.session();
            let marked = if session.informed() { ", informed" } else { "" };
            writeln!(
                self.out,
                "The game ended: {}, {}{marked}.",
                words::ending(&outcome, self.tree.own_seat()),
                prose::count(session.ply(), "move")
            )?;
            writeln!(self.out, "{}\nRecord: {}", words::deal_of(session), kept.display())?;
            if self.style.asks {
                writeln!(self.out, "Look at it again: underdeck replay {}", kept.display())?;
            }
            let record = self.tree.record();
            if date_of(&record).is_some() {
                write!(self.out, "\n{}", aside::card(&record, &self.settings))?;
            }
        } else if self.tree.nodes().len() > 1 || self.place.path().exists() {
            self.place.save(&mut self.tree)?;
            writeln!(self.out, "Saved. {}", self.how_to_go_on())?;
        } else {
            let session = self.tree.session();
            let (id, code) = (session.info().id, session.deal().code);
            match session.is_physical() {
                true => writeln!(self.out, "Nothing was entered. Begin again: underdeck table {id}")?,
                false => writeln!(self.out, "Nothing was played. The same deal: underdeck play {id} --deal {code}")?,
            }
        }
        Ok(self.out.flush()?)
    }

    pub(super) fn save_copy(&mut self, file: Option<&str>) -> io::Result<()> {
        let Some(file) = file else {
            self.save();
            return match self.unsaved {
                None => writeln!(self.out, "Saved after every move in {}", self.place.path().display()),
                Some(_) => writeln!(self.out, "No: the game is not saved; `save FILE` writes a copy elsewhere."),
            };
        };
        let path = Path::new(file);
        if path.exists() {
            return writeln!(self.out, "{file} exists already; name another file.");
        }
        match underdeck_home::write_whole(path, &self.tree.record().to_string()) {
            Ok(()) => writeln!(self.out, "{FAINT}A copy is in {file}.{FAINT:#}"),
            Err(error) => writeln!(self.out, "{file} cannot be written: {error}"),
        }
    }

    /// Saves the game. If that fails, the game goes on unsaved under a notice with the reason, told once.
    pub(in crate::play) fn save(&mut self) {
        let failed = self.place.save(&mut self.tree).err().map(|error| error.to_string());
        match (&failed, &self.unsaved) {
            (Some(now), before) if before.as_ref() != Some(now) => {
                Failure::Failed(now.clone()).report();
                say::note("The game goes on unsaved; `save FILE` tries another place.");
            }
            (None, Some(_)) => say::note("The game is saved again."),
            _ => {}
        }
        interrupt::note_saved(failed.as_ref().map(|reason| (reason.clone(), self.tree.record().to_string())));
        self.unsaved = failed;
    }
}
