//! The policy: a sensible player who looks no further than the present decision.
//!
//! It knows the needs of a Keep ([`plan`]): minions who beat the heroes still to come ([`host`]), gold for their pay,
//! and in mastery full stores at the end ([`time`]). Every room, minion and door has a value in points, compared with
//! its cost. Each move uses something up or ends the phase, so the player never walks in circles.

mod aims;
mod build;
mod defend;
mod dig;
mod features;
mod host;
mod plan;
mod reasons;
mod recruit;
mod research;
#[cfg(test)]
mod tests;
mod time;
mod train;
mod war;
mod weights;

use underdeck_game::{Encoding, Message, Observation, Policy, Rng};

use crate::phase::Phase;
use crate::tables::TableSet;
use crate::{Move, Options, View, names};
use plan::Plan;

impl Policy for View {
    const OUTLOOK: &'static [u8] = underdeck_game::bytes_of!("policy/outlook.bin");

    /// The values were learned by our tables (option-19).
    fn is_trained(options: &Options) -> bool {
        options.tables == TableSet::default()
    }

    fn heuristic(&self) -> Move {
        choose(&Plan::of(self))
    }

    fn rollout(&self, _rng: &mut impl Rng) -> Move {
        self.heuristic()
    }

    fn features(_options: &Options) -> Encoding {
        features::encoding()
    }

    fn describe(&self, out: &mut [u8]) {
        features::describe(self, &mut Observation::new(out));
    }

    fn reason(&self) -> Message {
        names::by(self.options.tables, || reasons::reason(self))
    }
}

/// In each phase every move has one origin, so the move alone shows the idea behind it ([`reasons`]).
fn choose(plan: &Plan<'_>) -> Move {
    match plan.view.phase {
        Phase::Upkeep => plan.heal().unwrap_or(Move::Collect),
        Phase::Shortfall => recruit::shortfall(plan),
        Phase::Dig => plan.summon_peon().unwrap_or_else(|| dig::assign(plan)),
        Phase::Peon => dig::new_peon(plan),
        Phase::Divide => dig::divide(plan),
        Phase::Build => build::choose(plan),
        Phase::Train => train::choose(plan),
        Phase::Research => research::choose(plan),
        Phase::Recruit => plan.summon_dragon().unwrap_or_else(|| recruit::choose(plan)),
        Phase::Pick => recruit::pick(plan),
        Phase::Reorder => plan.place().expect("there are cards to be placed"),
        Phase::Hero => Move::Flip,
        Phase::Defend => defend::choose(plan),
        Phase::Draft => war::draft(plan),
        Phase::War => war::attack(plan),
        Phase::WarJoin => war::join(plan),
        Phase::Over(_) => panic!("the game is over"),
    }
}
