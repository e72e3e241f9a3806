//! Asking the solver: about a running game once the player has agreed to be informed, about a finished one at once.

use std::io::{self, Write};

use chronicle::{NEVER, look_back, peek};
use play::Playback;

use super::{Asked, AtTable, Next};
use crate::failure::Failure;

impl<W: Write> AtTable<W> {
    /// Asks before the solver is asked about a running game, unless it must not be asked.
    pub(super) fn ask_to_peek(&mut self) -> io::Result<()> {
        if let Some(reason) = self.tree.refuses_peek() {
            return writeln!(self.out, "No: {reason}");
        }
        self.asked = Some(Asked::Peek);
        writeln!(
            self.out,
            "Sure: the solver knows all hidden cards and all luck to come. Asked, the record says from now on that you were \
             informed. Type solve again, or yes, to ask it; anything else leaves it."
        )
    }

    /// Says whether the running game can still be won. The record is marked first.
    pub(super) fn peek(&mut self) -> io::Result<()> {
        self.tree.mark_peek();
        self.save();
        let session = self.tree.session();
        writeln!(self.out, "{}", peek(&session.deal(), &session.moves(), &NEVER))
    }

    /// Says whether the finished game could have been won, and steps through how.
    pub(super) fn look_back(&mut self) -> Result<Next, Failure> {
        let record = self.tree.record();
        let solved = match look_back(&record, &NEVER) {
            Ok(solved) => solved,
            Err(error) => {
                writeln!(self.out, "The solver has no answer: {error}.")?;
                return Ok(Next::Stay);
            }
        };
        self.tree.see_solution();
        self.save();
        solved.words.iter().try_for_each(|words| writeln!(self.out, "{words}"))?;
        let Some(line) = solved.line else { return Ok(Next::Stay) };
        let mut replay = Playback::of(record)?;
        if !self.style.asks {
            return Ok(writeln!(self.out, "Played so: {}", line.join("; ")).map(|()| Next::Stay)?);
        }
        let first = replay.add_line(&line, "The solver:");
        first.map(|first| replay.go(first));
        writeln!(
            self.out,
            "Here its line begins. n goes on along it, p goes back, quit returns to the end of your game.\n"
        )?;
        self.out.flush()?;
        Ok(Next::Look(Box::new(replay)))
    }
}
