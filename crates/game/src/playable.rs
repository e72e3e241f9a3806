//! A game with everything that a front end needs.

use crate::{Policy, Solve, Telling};

/// A game that every front end can play: its rules, and views that tell and choose.
///
/// Implemented for each [`State`](crate::State) that a solver can take and whose view is [`Telling`] and has a [`Policy`], if only
/// by their defaults.
pub trait Playable: Solve<View: Telling + Policy> {}

impl<S: Solve<View: Telling + Policy>> Playable for S {}
