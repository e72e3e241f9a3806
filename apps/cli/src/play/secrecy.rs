//! The curtain between two players at one screen.

use underdeck_game::Seat;

/// The answer to a player who asks about the other's move.
pub(super) const OTHERS: &str = "The last move was the other player's and is not shown.";

/// The answer where lines would reveal the other player's moves.
pub(super) const SECRET: &str =
    "The players of this game have secrets from each other, so the lines that were tried are not shown.";

/// What is hidden from whom, if seats keep secrets from each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct HandoverScreen {
    position: Position,
    /// What each seat may know of the others' moves since it last saw the table.
    news: [Vec<String>; 2],
}

/// The position of the handover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Position {
    /// The seat to decide sees its table.
    Open,
    /// The seat that moved still sees what it did; another one decides next.
    Closing,
    /// Nobody sees anything until the seat to decide opens it.
    Closed,
}

impl HandoverScreen {
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
    pub(super) fn queue_news(&mut self, seat: Seat, lines: &[String]) {
        for (other, news) in self.news.iter_mut().enumerate() {
            if other != usize::from(seat.0) {
                news.extend_from_slice(lines);
            }
        }
    }

    /// Takes everything that some seat has not been told yet.
    pub(super) fn take_all_news(&mut self) -> Vec<String> {
        let mut news: Vec<String> = self.news.iter_mut().flat_map(std::mem::take).collect();
        news.dedup();
        news
    }

    /// Takes what a seat has not been told yet.
    pub(super) fn take_news(&mut self, seat: Seat) -> Vec<String> {
        self.news.get_mut(usize::from(seat.0)).map(std::mem::take).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_for_the_others_and_told_once() {
        let mut handover = HandoverScreen::new();
        handover.queue_news(Seat(0), &["a battle".to_owned()]);
        handover.queue_news(Seat(1), &["another".to_owned()]);
        handover.queue_news(Seat(0), &["a third".to_owned()]);
        assert_eq!(handover.take_news(Seat(1)), ["a battle", "a third"]);
        assert_eq!(handover.take_news(Seat(0)), ["another"]);
        assert!(handover.take_news(Seat(0)).is_empty() && handover.take_news(Seat(1)).is_empty());
    }
}
