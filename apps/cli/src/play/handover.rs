//! The handover of one screen between two players who keep secrets from each other.

use std::io::{self, Write};

use underdeck_game::{Seat, say};

use crate::say;

/// Hides each player's table from the other, and keeps what each may know of the other's moves until its turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Handover {
    stage: Stage,
    /// The news for each seat since it last saw the table.
    news: [Vec<String>; 2],
}

/// A stage of the handover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The seat to decide sees its table.
    Shown,
    /// Another seat decides next; the seat that moved still sees the effects of its move.
    Leaving,
    /// The screen is empty until the seat to decide presses Enter.
    Hidden,
}

impl Handover {
    pub(super) const fn new() -> Self {
        Self { stage: Stage::Shown, news: [Vec::new(), Vec::new()] }
    }

    /// Whether the table is hidden, so a line typed is only for the handover.
    pub(super) fn is_pending(&self) -> bool {
        self.stage != Stage::Shown
    }

    /// Hides the table before `next` decides, and asks for Enter.
    pub(super) fn hide(&mut self, stage: Stage, next: Seat, out: &mut impl Write) -> io::Result<()> {
        self.stage = stage;
        let seat = next.0 + 1;
        match stage {
            Stage::Leaving => writeln!(out, "{}", say!(LINE_HAND_OVER, seat)),
            _ => writeln!(out, "{}", say!(LINE_CURTAIN, seat)),
        }
    }

    /// Clears the screen and takes the next step; `true` once the table is to be shown.
    pub(super) fn advance(&mut self, next: Seat, out: &mut impl Write) -> io::Result<bool> {
        out.flush()?;
        say::clear()?;
        match self.stage {
            Stage::Leaving => self.hide(Stage::Hidden, next, out).map(|()| false),
            Stage::Shown | Stage::Hidden => Ok(true),
        }
    }

    /// Ends the handover and prints the news for the seat that now sees its table.
    pub(super) fn show(&mut self, seat: Seat, out: &mut impl Write) -> io::Result<()> {
        self.stage = Stage::Shown;
        self.take_news(seat).iter().try_for_each(|line| writeln!(out, "{line}"))
    }

    /// Queues for the other seats what they may know of a move of `seat`.
    pub(super) fn queue_news(&mut self, seat: Seat, lines: &[underdeck_game::Message]) {
        for (other, news) in self.news.iter_mut().enumerate() {
            if other != usize::from(seat.0) {
                news.extend(lines.iter().map(ToString::to_string));
            }
        }
    }

    /// Takes the pending news of all seats: the game is over, and nothing is secret any more.
    pub(super) fn take_all_news(&mut self) -> Vec<String> {
        let mut news: Vec<String> = self.news.iter_mut().flat_map(std::mem::take).collect();
        news.dedup();
        news
    }

    fn take_news(&mut self, seat: Seat) -> Vec<String> {
        self.news.get_mut(usize::from(seat.0)).map(std::mem::take).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_gets_the_news_of_the_others_once() {
        let mut handover = Handover::new();
        handover.queue_news(Seat(0), &["a battle".into()]);
        handover.queue_news(Seat(1), &["another".into()]);
        handover.queue_news(Seat(0), &["a third".into()]);
        assert_eq!(handover.take_news(Seat(1)), ["a battle", "a third"]);
        assert_eq!(handover.take_news(Seat(0)), ["another"]);
        assert!(handover.take_news(Seat(0)).is_empty() && handover.take_news(Seat(1)).is_empty());
    }
}
