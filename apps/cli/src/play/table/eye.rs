//! The coach's eye: the value of each position while the game runs, if the player wants it.

use std::io::{self, Write};

use coach::Glance;
use play::NodeId;
use record::Aid;

use super::AtTable;

/// What the coach's eye has last said, and where.
pub(super) struct Seen {
    at: Option<NodeId>,
    words: String,
}

impl<W: Write> AtTable<W> {
    /// Opens the coach's eye, or closes it. It stays closed in deals of the day and where two play.
    pub(super) fn turn_eye(&mut self) -> io::Result<()> {
        if self.eye.take().is_some() {
            return writeln!(self.out, "The coach looks away. The game stays marked as coached.");
        }
        if self.tree.refuses_peek().is_some() {
            return writeln!(self.out, "No: the coach looks on neither in a deal of the day nor where two play.");
        }
        self.eye = Some(Seen { at: None, words: String::new() });
        writeln!(self.out, "The coach looks on, and the record says so: no board takes this game. eye again ends it.")
    }

    /// Says what the position is worth and what it was before, once for each position. The record is marked first.
    pub(super) fn look_on(&mut self) -> io::Result<()> {
        let here = self.tree.here();
        let Some(Seen { words: before, .. }) = self.eye.take_if(|seen| seen.at != Some(here)) else { return Ok(()) };
        if !self.is_over() {
            self.tree.use_aid(Aid::Coach);
            self.save();
        }
        let record = self.tree.session().record();
        let glance = match Glance::of_play(&record) {
            Ok(glance) => glance,
            Err(error) => return writeln!(self.out, "The coach has no answer: {error}."),
        };
        writeln!(self.out, "{}", glance.says(&before))?;
        let words = glance.words();
        self.eye = Some(Seen { at: Some(here), words });
        Ok(())
    }
}
