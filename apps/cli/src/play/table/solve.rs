//! Asking the solver about a finished game.

use std::io::Write;

use underdeck_chronicle::could_be_won;
use underdeck_play::{NEVER, Replayer};

use super::{AtTable, NextInput};
use crate::failure::Failure;

impl<W: Write> AtTable<W> {
    /// Says whether the finished game could have been won, and steps through how.
    pub(super) fn look_back(&mut self) -> Result<NextInput, Failure> {
        let record = self.tree.record();
        let answer = could_be_won(&self.tree).find(&NEVER);
        let solved = match answer.map(|answer| answer.show(&mut self.tree).map_err(|error| error.to_string())) {
            Ok(Ok(solved)) => solved,
            Ok(Err(error)) | Err(error) => {
                writeln!(self.out, "The solver has no answer: {error}.")?;
                return Ok(NextInput::Stay);
            }
        };
        self.save();
        solved.words.iter().try_for_each(|words| writeln!(self.out, "{words}"))?;
        let Some(line) = solved.line else { return Ok(NextInput::Stay) };
        let mut replay = Replayer::of(record)?;
        if !self.style.asks {
            return Ok(writeln!(self.out, "Played so: {}", line.join("; ")).map(|()| NextInput::Stay)?);
        }
        let first = replay.add_line(&line, "The solver:");
        first.map(|first| replay.go(first));
        writeln!(
            self.out,
            "Here its line begins. n goes on along it, p goes back, quit returns to the end of your game.\n"
        )?;
        self.out.flush()?;
        Ok(NextInput::Look(Box::new(replay)))
    }
}
