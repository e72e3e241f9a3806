//! Taking moves back and making them again.

use std::io::{self, Write};

use chronicle::daily::date_of;
use play::{Command, Forced};

use super::{Asked, AtTable};
use crate::play::curtain::OTHERS;

impl<W: Write> AtTable<W> {
    /// Takes the last move back, but asks first: the other player, if they have secrets from each other; and whoever would be
    /// informed, at a terminal or in a deal of the day.
    pub(super) fn ask_to_undo(&mut self) -> io::Result<()> {
        let session = self.tree.session();
        let Some(last) = session.last_seat().filter(|_| !self.tree.is_others_move()) else { return self.undo() };
        let question = if self.hides() && self.tree.program().is_none() {
            format!("Sure: player {} wants to take the last move back. Does the other player agree?", last.0 + 1)
        } else if self.would_tell(self.tree.ply_before(1)) {
            "Sure: you have seen something hidden. Taken back, the record says from now on that you were informed."
                .into()
        } else {
            return self.undo();
        };
        self.asked = Some(Asked::Undo);
        writeln!(self.out, "{question} Type undo again, or yes, to take it back; anything else leaves it.")
    }

    /// Goes to a number in the tree, but asks first where [`ask_to_undo`](Self::ask_to_undo) would.
    pub(super) fn ask_to_go(&mut self, number: usize) -> io::Result<()> {
        let kept = self.tree.node(number).map_or(self.tree.session().ply(), |node| self.tree.kept_ply(node));
        if self.hides() || !self.would_tell(kept) {
            return self.go(number);
        }
        self.asked = Some(Asked::Go(number));
        writeln!(
            self.out,
            "Sure: a move on the way showed something hidden. Taken back, the record says from now on that you were \
             informed. Type go {number} again, or yes, to go there; anything else leaves it."
        )
    }

    /// Whether going back to `ply` moves would inform a player who is asked before.
    fn would_tell(&self, ply: usize) -> bool {
        let session = self.tree.session();
        let is_asked = date_of(&session.record()).is_some() || self.style.asks && self.settings.confirm;
        is_asked && self.tree.would_inform_back_to(ply)
    }

    pub(super) fn undo(&mut self) -> io::Result<()> {
        if self.tree.is_others_move() {
            return writeln!(self.out, "{OTHERS}");
        }
        let was_informed = self.tree.session().informed();
        let Some(spelling) = self.tree.undo() else { return writeln!(self.out, "This is the start.") };
        self.save();
        writeln!(self.out, "Taken back: {spelling}")?;
        self.tell_informed(was_informed)?;
        writeln!(self.out)?;
        self.show(self.style.brief)
    }

    pub(super) fn redo(&mut self) -> io::Result<()> {
        if self.tree.is_others_move() {
            return writeln!(self.out, "{OTHERS}");
        }
        match self.turn(Command::Redo, Forced::Off).unwrap_or_default().as_slice() {
            [] => writeln!(self.out, "There is no move to make again."),
            moves => self.tell(moves),
        }
    }

    /// Tells the player if the record now says that they were informed.
    pub(in crate::play) fn tell_informed(&mut self, was_informed: bool) -> io::Result<()> {
        if was_informed || !self.tree.session().informed() {
            return Ok(());
        }
        writeln!(self.out, "It had shown something hidden, so the record says from now on that you were informed.")
    }
}
