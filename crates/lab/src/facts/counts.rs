//! Games by the answers to a query.

use std::collections::BTreeMap;
use std::sync::Arc;

use underdeck_game::Outcome;
use underdeck_players::Playout;
use underdeck_stats::Sums;

use super::{Answer, FactQuery, GameFacts};
use crate::tally::Tally;

/// The games of one player, grouped as a query asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FactCounts {
    pub(super) query: Arc<FactQuery>,
    /// All games, whether they meet the conditions or not.
    pub(super) games: u64,
    /// The games that meet them.
    pub(super) met: u64,
    pub(super) groups: BTreeMap<Vec<Option<Answer>>, Group>,
}

/// The games with the same answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Group {
    pub(super) tally: Tally,
    /// By course: the sums of the values at each place.
    pub(super) courses: Vec<BTreeMap<i64, Sums>>,
}

impl Group {
    pub(super) fn merge(&mut self, other: Self) {
        self.tally.merge(other.tally);
        if self.courses.len() < other.courses.len() {
            self.courses.resize(other.courses.len(), BTreeMap::new());
        }
        for (course, more) in self.courses.iter_mut().zip(other.courses) {
            for (at, sums) in more {
                course.entry(at).or_default().merge(sums);
            }
        }
    }
}

impl FactCounts {
    pub(crate) fn new(query: Arc<FactQuery>) -> Self {
        Self { query, games: 0, met: 0, groups: BTreeMap::new() }
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, moves: u64, outcome: Option<Outcome>, facts: &GameFacts) {
        self.games += 1;
        if !self.query.is_met(facts) {
            return;
        }
        self.met += 1;
        for key in self.query.groups(facts) {
            let group = self.groups.entry(key).or_default();
            group.tally.add(Playout { moves, outcome });
            group.courses.resize(facts.courses.len(), BTreeMap::new());
            for (course, points) in group.courses.iter_mut().zip(&facts.courses) {
                points.iter().for_each(|&(at, value)| course.entry(at).or_default().add(value));
            }
        }
    }

    /// Adds other games.
    pub(crate) fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.met += other.met;
        for (key, group) in other.groups {
            self.groups.entry(key).or_default().merge(group);
        }
    }
}
