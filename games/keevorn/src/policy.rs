//! The heuristic player and the rollout policy.
//!
//! The heuristic plans the present Room. It searches ([`plan`]) the moves worth considering there ([`ideas`]) up to the
//! point where a hidden card would be turned over. The value of the position reached is its estimated chance of winning
//! ([`value`]), or a learned value.
//!
//! The move depends on the view alone. Although each move has a plan of its own, and storing and placing are free
//! (R12), the player never walks in circles: the next plan is either of higher value or the rest of the same plan,
//! which is shorter.
//!
//! The rollout policy ([`mod@rollout`]) follows rules of thumb and is some fifty times as fast.

mod ideas;
mod memo;
mod plan;
mod reasons;
mod rollout;
#[cfg(test)]
mod tests;
mod value;

use underdeck_game::{Evaluation, Message, Planned, Policy, Rng, Seat};

use self::plan::Ends;
use crate::deck::MONSTERS;
use crate::{Move, Phase, State, View};

impl Policy for View {
    const OUTLOOK: &'static [u8] = underdeck_game::bytes_of!("policy/outlook.bin");
    const ROLLOUT_COST: u32 = 10;
    const WEIGHTS: &'static [u8] = underdeck_game::bytes_of!("policy/weights.bin");
    const PLANS: bool = true;

    fn heuristic(&self) -> Move {
        choose(self).mv
    }

    fn rollout(&self, _rng: &mut impl Rng) -> Move {
        rollout::rollout(self)
    }

    /// The Peddler's trades are chosen without a plan.
    fn planned(&self, worth: &mut dyn Evaluation<Self>, rest: &mut Vec<Move>) -> Option<Planned<Move>> {
        if self.phase == Phase::Peddler {
            return None;
        }
        let Choice { mv, why } = plan::best_by(self, |_| Foresight { view: self, worth: &mut *worth }, Some(rest));
        let worth = match why {
            Why::Plan(_, worth) => Some(worth),
            Why::Lost => Some(value::DEATH),
            Why::Only | Why::Peddler => None,
        };
        Some(Planned { mv, worth })
    }

    fn foreseen(&self, after: &State, _seat: Seat) -> Self {
        foreseen(self, after)
    }

    fn reason(&self) -> Message {
        reasons::reason(self)
    }
}

/// Values the ends of plans by the views that can be foreseen.
struct Foresight<'a> {
    view: &'a View,
    worth: &'a mut dyn Evaluation<View>,
}

impl Ends for Foresight<'_> {
    fn chance_to_win(&mut self, state: &State) -> f32 {
        self.worth.foreseen(&foreseen(self.view, state))
    }

    fn end(&mut self, before: &State, mv: Move, worth: f32) -> f32 {
        self.worth.end(before, mv, worth)
    }
}

/// The state as the player sees it, with cards of the Room that were unseen in `before` back on the Floor.
fn foreseen(before: &View, after: &State) -> View {
    let mut view = View::of(after);
    // A new Floor is shuffled from cards that were seen: none of its Room can be foreseen.
    let is_new_floor = after.depth != before.depth || !(before.discard - after.discard).is_empty();
    let drawn = if is_new_floor { after.room } else { after.room & before.unseen() };
    view.cover(drawn);
    view
}

/// The player's move and its reason.
#[derive(Clone, Copy)]
struct Choice {
    mv: Move,
    why: Why,
}

/// The reason for a move.
#[derive(Clone, Copy)]
enum Why {
    /// It is a trade with the Peddler, or ends the trade.
    Peddler,
    /// No other move is legal.
    Only,
    /// It begins the best plan, which has this value.
    Plan(ideas::Care, f32),
    /// Every plan ends in death.
    Lost,
}

fn choose(view: &View) -> Choice {
    match view.phase {
        Phase::Peddler => Choice { mv: trade(view), why: Why::Peddler },
        _ => plan::best(view),
    }
}

/// Trades all Monsters and Relics, since a Weapon is worth more. Scrolls do no harm at the start, and Jokers are better
/// found early than late.
fn trade(view: &View) -> Move {
    (view.room & (MONSTERS | view.kinds().relics)).first().map_or(Move::Explore, Move::Trade)
}
