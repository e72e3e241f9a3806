//! The coach's eye: the value of each position while the game runs, if the player wants it.

use std::io::{self, Write};

use underdeck_coach::PositionValue;
use underdeck_play::{Command, NEVER, NodeId, Refusal};

use super::AtTable;

/// What the coach's eye has last said, and where.
#[derive(Default)]
pub(super) struct RevealState {
    at: Option<NodeId>,
    words: String,
}

impl<W: Write> AtTable<W> {
    /// Opens the coach's eye, or closes it.
    pub(super) fn turn_eye(&mut self) -> io::Result<()> {
        let was_open = self.eye.take().is_some();
        let turned = self.tree.apply(Command::Eye, self.context());
        self.save();
        match turned {
            _ if was_open => writeln!(self.out, "The coach looks away. The game stays marked as coached."),
            Err(Refusal::NoPeek(_)) => {
                writeln!(self.out, "No: the coach looks on neither in a deal of the day nor where two play.")
            }
            Err(refused) => writeln!(self.out, "No: {refused}."),
            Ok(_) => {
                self.eye = Some(RevealState::default());
                writeln!(
                    self.out,
                    "The coach looks on, and the record says so: no board takes this game. eye again ends it."
                )
            }
        }
    }

    /// Says what the position is worth and what it was before, once for each position. The record is marked first.
    pub(super) fn look_on(&mut self) -> io::Result<()> {
        let here = self.tree.here();
        let Some(RevealState { words: before, .. }) = self.eye.take_if(|seen| seen.at != Some(here)) else {
            return Ok(());
        };
        let look = |record: &_, stop: &_| PositionValue::of_play(record, stop).map_err(|error| error.to_string());
        let Some(question) = self.tree.glance(look) else { return Ok(()) };
        let found =
            question.find(&NEVER).and_then(|found| found.show(&mut self.tree).map_err(|refused| refused.to_string()));
        let glance = match found {
            Ok(glance) => glance,
            Err(error) => return writeln!(self.out, "The coach has no answer: {error}."),
        };
        writeln!(self.out, "{}", glance.says(&before))?;
        let words = glance.words();
        self.eye = Some(RevealState { at: Some(here), words });
        Ok(())
    }
}
