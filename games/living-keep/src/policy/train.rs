//! The choice of minions to train.

use super::plan::Plan;
use crate::Move;
use crate::keep::{Id, Minion};
use crate::kinds::Resource;

/// The most that a training raises the pay, and the mean.
pub(super) const MOST: f32 = 8.0;
const MEAN: f32 = 4.5;
/// More pay counts for at most this number of turns.
const FAR: f32 = 10.0;
/// The value of a step towards the rank of a goal, and its reduction for each step still missing.
const GOAL: f32 = 50.0;
const STEP: f32 = 5.0;
/// The value of a step that beats no hero yet, for each rank reached, as a share of the host's lack.
const CLIMB: f32 = 0.001;

/// Trains the minion who gains most by a rank, if the Keep can pay for it.
pub(super) fn choose(plan: &Plan<'_>) -> Move {
    if plan.time.pays_again && plan.store(Resource::Gold) - plan.wages() < MOST {
        return Move::Next;
    }
    let values = plan.keep.trainable().iter().map(|id: Id| (id, training(plan, plan.keep.minions.get(id))));
    let best = values.max_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, value)| *value > 0.0);
    best.map_or(Move::Next, |(id, _)| Move::Train(id))
}

fn training(plan: &Plan<'_>, minion: Minion) -> f32 {
    let rest = plan.host.without(minion.rank);
    let beats = plan.threat.worth(&rest.with(minion.rank + 1)) - plan.threat.worth(&rest.with(minion.rank));
    let row = plan.keep.tables().minions.get(minion.kind.index()).filter(|_| minion.trains(plan.keep.tables()) == 0);
    let bonus = row.map_or(0, |row| row.train) as f32 * plan.aims.points;
    let goal = match plan.aims.house {
        Some((rank, n)) if minion.rank < rank && plan.host.at_least(rank) < n => {
            GOAL - STEP * f32::from(rank - minion.rank)
        }
        _ => 0.0,
    };
    let climb = CLIMB * f32::from(minion.rank) * plan.threat.lack(&plan.host);
    beats + bonus + goal + climb + plan.aims.rank - MEAN * plan.w.pay * plan.time.digs.min(FAR)
}
