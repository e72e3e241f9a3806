//! A sensible greedy player.
//!
//! It plans the present Room: a search over everything it may do there ([`plan`]), cut down to what is worth a thought
//! ([`ideas`]), up to the moment when a hidden card would be turned. What it then stands with is worth its estimated
//! chance to win ([`value`]).
//!
//! The move depends on the view alone. A plan is made anew at each move, so it must not forget what it wanted: a move
//! is followed either by a plan of higher value or by the rest of the same plan, which is shorter. So the player never
//! walks in circles, although storing and placing are free (R12).
//!
//! Beside it stands a player by rule of thumb ([`mod@quick`]), some fifty times as fast, for simulated games.

mod ideas;
mod memo;
mod plan;
mod quick;
#[cfg(test)]
mod tests;
mod value;
mod words;

use crate::deck::MONSTERS;
use crate::{Move, Phase, View};

pub(crate) use quick::rollout;
pub(crate) use words::reason;

/// The move of a sensible player who plans no further than the present Room.
///
/// # Panics
/// If the game is over.
pub(crate) fn heuristic(view: &View) -> Move {
    choose(view).mv
}

/// The player's move and why it is that.
#[derive(Clone, Copy)]
struct Choice {
    mv: Move,
    why: Why,
}

/// What decided for a move.
#[derive(Clone, Copy)]
enum Why {
    /// What the Peddler is good for.
    Peddler,
    /// Nothing else is legal.
    Only,
    /// It begins the best plan, which is worth so much.
    Plan(ideas::Care, f32),
    /// Whatever is done, it ends in death.
    Lost,
}

fn choose(view: &View) -> Choice {
    match view.phase {
        Phase::Peddler => Choice { mv: trade(view), why: Why::Peddler },
        _ => plan::best(view),
    }
}

/// The Peddler gets all Monsters and Relics: a Weapon is worth more. Scrolls do no harm at the start, and Jokers are
/// better found than kept for the end.
fn trade(view: &View) -> Move {
    (view.room & (MONSTERS | view.kinds().relics)).first().map_or(Move::Explore, Move::Trade)
}
