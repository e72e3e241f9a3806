//! Counts with times.

use std::sync::Arc;

use underdeck_stats::{Until, wilson};

use crate::facts::FactQuery;
use crate::table::Table;

/// The counts of games, and the time per move of each chunk.
///
/// The median of the times, like that of U, is robust against other load on the machine.
pub(crate) struct Timed {
    pub(crate) table: Table,
    /// Nanoseconds per move, one sample per chunk, by player.
    pub(crate) paces: Vec<Vec<f64>>,
    /// The first game with an illegal opening move.
    pub(crate) refused: Option<u64>,
}

impl Timed {
    pub(crate) fn new(players: usize, facts: Option<&Arc<FactQuery>>) -> Self {
        Self { table: Table::new(players, facts), paces: vec![Vec::new(); players], refused: None }
    }

    /// Adds another part.
    pub(crate) fn merge(&mut self, mut other: Self) {
        self.table.merge(other.table);
        for (paces, more) in self.paces.iter_mut().zip(&mut other.paces) {
            paces.append(more);
        }
        self.refused = [self.refused, other.refused].into_iter().flatten().min();
    }

    /// Whether the stopping rule is met: for a single player's win rate, or for each difference from the first player's.
    pub(crate) fn is_met(&self, until: Until) -> bool {
        match self.table.pairs.as_slice() {
            [] => self.table.tallies.iter().zip(&self.table.lucks).all(|(tally, lucks)| {
                until.is_met(lucks.rate().map_or_else(|| wilson(tally.wins(), tally.games), |found| found.interval))
            }),
            pairs => pairs.iter().all(|pair| {
                until.is_met(pair.lucks.rate_difference().map_or_else(|| pair.wins.tango(), |found| found.interval))
            }),
        }
    }
}
