//! A sensible greedy player.
//!
//! It plans the present Room: a search over everything it may do there ([`plan`]), cut down to what is worth a thought
//! ([`ideas`]), up to the moment when a hidden card would be turned. What it then stands with is worth its estimated
//! chance to win ([`value`]).
//!
//! The move depends on the view alone. A plan is made anew at each move, so it must not forget what it wanted: a move
//! is followed either by a plan of higher value or by the rest of the same plan, which is shorter. So the player never
//! walks in circles, although storing and placing are free (R12).

mod ideas;
mod plan;
#[cfg(test)]
mod tests;
mod value;

use crate::deck::MONSTERS;
use crate::{Move, Phase, View};

/// The move of a sensible player who plans no further than the present Room.
///
/// # Panics
/// If the game is over.
pub(crate) fn greedy(view: &View) -> Move {
    match view.phase {
        Phase::Peddler => trade(view),
        _ => plan::best(view),
    }
}

/// The Peddler gets all Monsters and Relics: a Weapon is worth more. Scrolls do no harm at the start, and Jokers are
/// better found than kept for the end.
fn trade(view: &View) -> Move {
    (view.room & (MONSTERS | view.kinds().relics)).first().map_or(Move::Explore, Move::Trade)
}
