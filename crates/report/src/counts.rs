//! The lengths and scores of a player's or a cell's games.

use underdeck_game::{Link, Message, say};

use super::histograms::Series;

/// The lengths of the games of a player or a cell.
#[derive(Clone, Debug)]
pub(crate) struct Lengths<'a> {
    /// The player or the cell.
    pub(crate) name: String,
    /// Each number of moves with its count.
    pub(crate) counts: &'a [(i64, u64)],
    /// The number of games cut off. These are longer than all others.
    pub(crate) unfinished: u64,
}

impl Lengths<'_> {
    /// The length of the longest complete game.
    fn longest_ended(&self) -> Option<i64> {
        let mut left = self.unfinished;
        self.counts.iter().rev().find_map(|(moves, games)| {
            let is_ended = *games > left;
            left = left.saturating_sub(*games);
            is_ended.then_some(*moves)
        })
    }

    /// The length of the longest game.
    pub(crate) fn longest(&self) -> i64 {
        self.counts.last().map_or(0, |(moves, _)| *moves)
    }

    /// The lengths as a series of a histogram.
    pub(crate) fn series(&self) -> Series<'_> {
        Series { name: self.name.clone(), note: String::new(), counts: self.counts }
    }
}

/// The last length to draw, if games that were cut off would compress the others.
pub(crate) fn last_drawn(lengths: &[Lengths<'_>]) -> Option<i64> {
    let all = lengths.iter().map(Lengths::longest).max()?;
    let ended = lengths.iter().filter_map(Lengths::longest_ended).max()?;
    (ended.saturating_mul(2) < all).then_some(ended)
}

/// A sentence about the games not drawn, which were all cut off.
pub(crate) fn undrawn(series: &[Series<'_>], last: Option<i64>, are_decisions: bool) -> Message {
    let Some(last) = last else { return Message::default() };
    let count = |series: &Series<'_>| -> u64 {
        series.counts.iter().filter(|(number, _)| *number > last).map(|(_, count)| count).sum()
    };
    let beyond = series.iter().filter(|series| count(series) > 0);
    let beyond: Vec<Message> =
        beyond.map(|series| say!(REPORT_LOST_OF, lost = count(series), player = series.name)).collect();
    if beyond.is_empty() {
        return Message::default();
    }
    let list = Message::join(beyond, Link::Comma);
    if are_decisions { say!(REPORT_UNDRAWN_DECISIONS, last, list) } else { say!(REPORT_UNDRAWN_MOVES, last, list) }
}

/// The total count.
pub(crate) fn total(counts: &[(i64, u64)]) -> u64 {
    counts.iter().map(|(_, count)| count).sum()
}

/// The number of games with a score, as text, if some have none.
pub(crate) fn scored(scores: &[(i64, u64)], games: u64) -> String {
    let scored = total(scores);
    if scored == games { String::new() } else { say!(REPORT_HAVE_SCORE, scored, games).into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(counts: &[(i64, u64)], unfinished: u64) -> Lengths<'_> {
        Lengths { name: "one".into(), counts, unfinished }
    }

    #[test]
    fn games_that_were_cut_off_are_not_drawn() {
        let counts = [(9, 3), (20, 1), (1000, 5)];
        assert_eq!(last_drawn(&[lengths(&counts, 5)]), Some(20));
        assert_eq!(last_drawn(&[lengths(&counts, 4)]), None, "a game that long came to its end");
        assert_eq!(last_drawn(&[lengths(&counts, 9)]), None, "no game came to its end");
        assert_eq!(last_drawn(&[lengths(&[(9, 3), (20, 1), (30, 5)], 5)]), None, "there is room");
        let cut = lengths(&counts, 5);
        let series = [cut.series()];
        let note = undrawn(&series, Some(20), false);
        assert!(note.contains("more than 20 moves") && note.contains("5 of one"), "{note}");
        assert!(undrawn(&series, None, false).is_empty());
    }

    #[test]
    fn scores_state_how_many_games_have_one() {
        assert_eq!([scored(&[(0, 3)], 3), scored(&[(0, 2), (4, 1)], 5)], ["", "3 of 5 games have a score"]);
    }
}
