//! The curtain between two players at one screen.

use std::io::{self, Write};

use game::Seat;

use super::table::AtTable;
use crate::say::{self, STRONG};

/// The answer to a player who asks about the other's move.
pub(super) const OTHERS: &str = "The last move was the other player's and is not shown.";

/// What is hidden from whom, if seats keep secrets from each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Curtain {
    position: Position,
    /// What each seat may know of the others' moves since it last saw the table.
    news: [Vec<String>; 2],
}

/// The position of the curtain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Position {
    /// The seat to decide sees its table.
    Open,
    /// The seat that moved still sees what it did; another one decides next.
    Closing,
    /// Nobody sees anything until the seat to decide opens it.
    Closed,
}

impl Curtain {
    pub(super) const fn new() -> Self {
        Self { position: Position::Open, news: [Vec::new(), Vec::new()] }
    }

    pub(super) const fn position(&self) -> Position {
        self.position
    }

    pub(super) const fn put(&mut self, position: Position) {
        self.position = position;
    }

    /// Notes what seats other than `seat` may know of its move.
    pub(super) fn overheard(&mut self, seat: Seat, lines: &[String]) {
        for (other, news) in self.news.iter_mut().enumerate() {
            if other != usize::from(seat.0) {
                news.extend_from_slice(lines);
            }
        }
    }

    /// Takes what a seat has not been told yet.
    pub(super) fn take_news(&mut self, seat: Seat) -> Vec<String> {
        self.news.get_mut(usize::from(seat.0)).map(std::mem::take).unwrap_or_default()
    }
}

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
        self.curtain.put(position);
        match position {
            Position::Closing => writeln!(self.out, "Press Enter, and hand over to player {next}."),
            _ => writeln!(self.out, "Player {next}: press Enter when nobody else is looking."),
        }
    }

    /// Takes the next step in opening the curtain, on any line typed.
    pub(super) fn draw_curtain(&mut self) -> io::Result<()> {
        match self.curtain.position() {
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
    pub(super) fn tell_all_news(&mut self) -> io::Result<()> {
        let mut news: Vec<String> = self.curtain.news.iter_mut().flat_map(std::mem::take).collect();
        news.dedup();
        news.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// Opens the curtain for the seat to decide: shows what it may know of the last moves, and its table.
    fn open(&mut self) -> io::Result<()> {
        self.curtain.put(Position::Open);
        for line in self.curtain.take_news(self.tree.session().seat()) {
            writeln!(self.out, "{line}")?;
        }
        self.show(self.style.brief)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_for_the_others_and_told_once() {
        let mut curtain = Curtain::new();
        curtain.overheard(Seat(0), &["a battle".to_owned()]);
        curtain.overheard(Seat(1), &["another".to_owned()]);
        curtain.overheard(Seat(0), &["a third".to_owned()]);
        assert_eq!(curtain.take_news(Seat(1)), ["a battle", "a third"]);
        assert_eq!(curtain.take_news(Seat(0)), ["another"]);
        assert!(curtain.take_news(Seat(0)).is_empty() && curtain.take_news(Seat(1)).is_empty());
    }
}
