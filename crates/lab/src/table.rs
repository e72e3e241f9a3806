//! What is counted while several players play the same games.

use stats::{Paired, Sums};

use crate::rows::Row;
use crate::tally::Tally;
use crate::trail::Trail;

/// The games of each player, and how each compares with the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    /// By player.
    pub(crate) tallies: Vec<Tally>,
    /// By player.
    pub(crate) trails: Vec<Trail>,
    /// By player, from the second on.
    pub(crate) pairs: Vec<Pair>,
}

/// Two players on the same deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pair {
    /// Deals by who won them; the first is the baseline.
    pub(crate) wins: Paired,
    /// The score of the second minus that of the first, where both have one.
    pub(crate) scores: Sums,
    /// The sum of the first's scores, over the same deals.
    pub(crate) base: i128,
}

impl Pair {
    /// Counts a deal.
    pub(crate) fn add(&mut self, first: (bool, Option<i32>), second: (bool, Option<i32>)) {
        self.wins.add(first.0, second.0);
        if let (Some(first), Some(second)) = (first.1, second.1) {
            self.scores.add(i64::from(second) - i64::from(first));
            self.base += i128::from(first);
        }
    }
}

impl Table {
    pub(crate) fn new(players: usize) -> Self {
        let pairs = vec![Pair::default(); players - 1];
        Self { tallies: vec![Tally::default(); players], trails: vec![Trail::default(); players], pairs }
    }

    /// Counts games, each with all players in order.
    pub(crate) fn add(&mut self, rows: &[Row]) {
        for row in rows {
            self.tallies[row.player].add(players::Playout { moves: row.moves, outcome: row.outcome });
        }
        for deal in rows.chunk_by(|one, other| one.game == other.game) {
            let Some((first, others)) = deal.split_first().filter(|(first, _)| first.player == 0) else { continue };
            for row in others {
                self.pairs[row.player - 1].add((first.is_win(), first.score()), (row.is_win(), row.score()));
            }
        }
    }

    /// Adds the counts of another table.
    pub(crate) fn merge(&mut self, other: Self) {
        self.tallies.iter_mut().zip(other.tallies).for_each(|(tally, more)| tally.merge(more));
        self.trails.iter_mut().zip(&other.trails).for_each(|(trail, more)| trail.merge(more));
        for (pair, more) in self.pairs.iter_mut().zip(other.pairs) {
            pair.wins.merge(more.wins);
            pair.scores.merge(more.scores);
            pair.base += more.base;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_counted_apart_and_compared_deal_by_deal() {
        let rows = crate::rows::tests::rows();
        let mut table = Table::new(2);
        table.add(&rows);
        let wins: Vec<u64> = table.tallies.iter().map(Tally::wins).collect();
        assert_eq!((wins, table.pairs[0].wins), (vec![1, 0], Paired { first: 1, neither: 1, ..Paired::default() }));
        assert_eq!(table.pairs[0].scores, Sums { count: 1, sum: -15, squares: 225, cubes: -3_375 });
        let mut twice = table.clone();
        twice.merge(table);
        let mut both = Table::new(2);
        both.add(&rows);
        both.add(&rows);
        assert_eq!(twice, both);
    }
}
