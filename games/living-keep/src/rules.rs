//! The rules, one file per heading of the reference.
//!
//! Permissions and effects within a Keep are methods of [`Keep`](crate::keep::Keep); effects on the game, and the next
//! phase, are methods of [`State`](crate::State).

mod build;
mod casting;
mod decks;
mod defend;
mod dig;
mod divide;
mod draft;
mod end;
mod flow;
mod goals;
mod hero;
mod premonition;
mod recruit;
mod research;
pub(crate) mod score;
mod setup;
mod train;
mod upkeep;
mod war;

pub(crate) use defend::{lowered, works_on};
pub(crate) use recruit::CARDS_A_GATE;
pub(crate) use research::trade;
pub(crate) use score::Score;
