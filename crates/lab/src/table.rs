//! The counts of several players on the same games.

use std::sync::Arc;

use underdeck_stats::{Paired, PairedScores};

use crate::adjust::Adjusting;
use crate::facts::{FactCounts, FactQuery};
use crate::rows::Row;
use crate::tally::Tally;
use crate::trail::Trail;

/// The games of each player, and the comparison of each with the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    /// By player.
    pub(crate) tallies: Vec<Tally>,
    /// By player.
    pub(crate) trails: Vec<Trail>,
    /// By player.
    pub(crate) lucks: Vec<Adjusting>,
    /// By player, from the second on.
    pub(crate) pairs: Vec<Pair>,
    /// By player, if facts are asked for.
    pub(crate) facts: Vec<FactCounts>,
}

/// The comparison of two players on the same deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pair {
    /// Deals by winner; the first is the baseline.
    pub(crate) wins: Paired,
    /// The scores of both.
    pub(crate) scores: PairedScores,
    /// Deals whose moves are known, and those of them that both played move for move alike.
    pub(crate) lines: [u64; 2],
    /// The differences with the difference of luck.
    pub(crate) lucks: Adjusting,
}

impl Pair {
    /// Adds the deal with this number: whether each won, its score, its luck if measured, and the hash of its moves if known.
    pub(crate) fn add_game(
        &mut self,
        game: u64,
        ends: [(bool, Option<i32>); 2],
        lucks: [Option<i64>; 2],
        lines: [Option<u32>; 2],
    ) {
        if let [Some(one), Some(other)] = lines {
            self.lines = [self.lines[0] + 1, self.lines[1] + u64::from(one == other)];
        }
        let [first, second] = ends;
        self.add(first, second);
        let score = first.1.zip(second.1).map(|(one, other)| i64::from(other) - i64::from(one));
        let luck = lucks[0].zip(lucks[1]).map(|(one, other)| other - one);
        self.lucks.add(game, i64::from(second.0) - i64::from(first.0), score, luck);
    }

    /// Adds a deal.
    pub(crate) fn add(&mut self, first: (bool, Option<i32>), second: (bool, Option<i32>)) {
        self.wins.add(first.0, second.0);
        self.scores.add([first, second].map(|(is_won, score)| (is_won, score.map(i64::from))));
    }
}

impl Table {
    pub(crate) fn new(players: usize, facts: Option<&Arc<FactQuery>>) -> Self {
        let facts = facts.map_or_else(Vec::new, |query| vec![FactCounts::new(Arc::clone(query)); players]);
        let (pairs, lucks) = (vec![Pair::default(); players - 1], vec![Adjusting::default(); players]);
        Self { tallies: vec![Tally::default(); players], trails: vec![Trail::default(); players], lucks, pairs, facts }
    }

    /// Adds games, each with all players in order.
    pub(crate) fn add(&mut self, rows: &[Row]) {
        for row in rows {
            self.tallies[row.player].add(underdeck_players::Playout { moves: row.moves, outcome: row.outcome });
            if let (Some(counts), Some(facts)) = (self.facts.get_mut(row.player), &row.facts) {
                counts.add(row.moves, row.outcome, facts);
            }
            self.lucks[row.player].add(row.game, row.is_win().into(), row.score().map(i64::from), row.luck);
        }
        for deal in rows.chunk_by(|one, other| one.game == other.game) {
            let Some((first, others)) = deal.split_first().filter(|(first, _)| first.player == 0) else { continue };
            for row in others {
                let ends = [first, row].map(|row| (row.is_win(), row.score()));
                self.pairs[row.player - 1].add_game(
                    row.game,
                    ends,
                    [first.luck, row.luck],
                    [first, row].map(|row| Some(row.line)),
                );
            }
        }
    }

    /// Adds another table.
    pub(crate) fn merge(&mut self, other: Self) {
        self.tallies.iter_mut().zip(other.tallies).for_each(|(tally, more)| tally.merge(more));
        self.trails.iter_mut().zip(&other.trails).for_each(|(trail, more)| trail.merge(more));
        self.lucks.iter_mut().zip(other.lucks).for_each(|(luck, more)| luck.merge(more));
        self.facts.iter_mut().zip(other.facts).for_each(|(counts, more)| counts.merge(more));
        for (pair, more) in self.pairs.iter_mut().zip(other.pairs) {
            pair.wins.merge(more.wins);
            pair.scores.merge(more.scores);
            pair.lines = [pair.lines[0] + more.lines[0], pair.lines[1] + more.lines[1]];
            pair.lucks.merge(more.lucks);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_separate_counts_and_paired_comparisons() {
        let rows = crate::rows::tests::rows();
        let mut table = Table::new(2, None);
        table.add(&rows);
        let wins: Vec<u64> = table.tallies.iter().map(Tally::wins).collect();
        assert_eq!((wins, table.pairs[0].wins), (vec![1, 0], Paired { first: 1, neither: 1, ..Paired::default() }));
        assert_eq!((table.pairs[0].scores.count(), table.pairs[0].scores.means()), (1, [12.0, -3.0]));
        let mut twice = table.clone();
        twice.merge(table);
        let mut both = Table::new(2, None);
        both.add(&rows);
        both.add(&rows);
        assert_eq!(twice, both);
    }
}
