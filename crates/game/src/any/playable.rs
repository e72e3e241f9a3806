//! A game with everything that a front end needs.

use super::{AnyGame, AnyState};
use crate::{Encode, Facts, Policy, Presentation, Solve};

/// A game that every front end can play: its rules, its words and a policy.
///
/// A [`State`](crate::State) that a solver can take, with [facts](Facts), and whose view is [`Presentation`] and has a [`Policy`] and an [encoding](Encode), if
/// only by their defaults. [`playable!`](crate::playable) implements it.
pub trait Playable: Solve<View: Presentation + Policy + Encode> + Facts {
    /// The game behind an object-safe interface.
    fn instance() -> &'static dyn AnyGame;

    /// The same for a program that plays the game and explains nothing: no hints, no descriptions of things on the table, no reference, no
    /// campaign, and no JSON of states and views. A program that names this one alone is smaller.
    fn core() -> &'static dyn AnyGame;

    /// The state behind the object-safe interface, with everything that explains it.
    fn erased(self) -> Box<dyn AnyState>;
}
