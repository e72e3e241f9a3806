//! Who is trained.

use super::plan::Plan;
use crate::Move;
use crate::keep::{Id, Minion};
use crate::kinds::Resource;

/// The most that a training raises the pay, and the mean.
pub(super) const MOST: f32 = 8.0;
const MEAN: f32 = 4.5;
/// More pay counts for at most this number of turns.
const FAR: f32 = 10.0;
/// What a step towards the rank of a goal is worth, and how much less for each step still missing.
const GOAL: f32 = 50.0;
const STEP: f32 = 5.0;
/// What a step that beats no hero yet is worth for each rank reached, as a share of what the host lacks.
const CLIMB: f32 = 0.001;

impl Plan<'_> {
    /// The minion that gains most by a rank, if the Keep can pay for it.
    pub(super) fn train(&self) -> Move {
        if self.time.pays_again && self.store(Resource::Gold) - self.wages() < MOST {
            return Move::Next;
        }
        let values = self.keep.trainable().iter().map(|id: Id| (id, self.training(self.keep.minions.get(id))));
        let best = values.max_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, value)| *value > 0.0);
        best.map_or(Move::Next, |(id, _)| Move::Train(id))
    }

    fn training(&self, minion: Minion) -> f32 {
        let rest = self.host.without(minion.rank);
        let beats = self.threat.worth(&rest.with(minion.rank + 1)) - self.threat.worth(&rest.with(minion.rank));
        let row =
            self.keep.tables().minions.get(minion.kind.index()).filter(|_| minion.trains(self.keep.tables()) == 0);
        let bonus = row.map_or(0, |row| row.train) as f32 * self.aims.points;
        let goal = match self.aims.house {
            Some((rank, n)) if minion.rank < rank && self.host.at_least(rank) < n => {
                GOAL - STEP * f32::from(rank - minion.rank)
            }
            _ => 0.0,
        };
        let climb = CLIMB * f32::from(minion.rank) * self.threat.lack(&self.host);
        beats + bonus + goal + climb + self.aims.rank - MEAN * self.w.pay * self.time.digs.min(FAR)
    }
}
