//! Handing a game over between two players at one screen.

use std::io::{self, Write};

use super::secrecy::Position;
use super::table::AtTable;
use crate::say::{self, STRONG};

impl<W: Write> AtTable<W> {
    /// Whether seats keep secrets from each other, so that there is a curtain between them.
    pub(super) fn hides(&self) -> bool {
        !self.tree.session().is_shared()
    }

    /// Closes the curtain before another seat decides; if nobody is at a terminal, names that seat instead.
    pub(super) fn close(&mut self, position: Position) -> io::Result<()> {
        let next = self.tree.session().seat().0 + 1;
        if !self.style.asks {
            writeln!(self.out, "{STRONG}Player {next}{STRONG:#}")?;
            return self.open();
        }
        self.handover.put(position);
        match position {
            Position::Closing => writeln!(self.out, "Press Enter, and hand over to player {next}."),
            _ => writeln!(self.out, "Player {next}: press Enter when nobody else is looking."),
        }
    }

    /// Takes the next step in opening the handover, on any line typed.
    pub(super) fn step_handover(&mut self) -> io::Result<()> {
        match self.handover.position() {
            Position::Open => Ok(()),
            Position::Closing => {
                self.out.flush()?;
                say::clear()?;
                self.close(Position::Closed)
            }
            Position::Closed => {
                self.out.flush()?;
                say::clear()?;
                self.open()
            }
        }
    }

    /// Tells everything not told yet: the game is over, and nothing is secret any more.
    pub(super) fn print_all_news(&mut self) -> io::Result<()> {
        self.handover.take_all_news().iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// Opens the curtain for the seat to decide: shows what it may know of the last moves, and its table.
    fn open(&mut self) -> io::Result<()> {
        self.handover.put(Position::Open);
        for line in self.handover.take_news(self.tree.session().seat()) {
            writeln!(self.out, "{line}")?;
        }
        self.show(self.style.brief)
    }
}
