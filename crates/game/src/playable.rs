//! A game with everything that a front end needs.

use crate::{Encode, Policy, Solve, Telling};

/// A game that every front end can play: its rules, and views that tell and choose.
///
/// Implemented for each [`State`](crate::State) that a solver can take and whose view is [`Telling`] and has a [`Policy`] and an
/// [encoding](Encode), if only by their defaults.
pub trait Playable: Solve<View: Telling + Policy + Encode> {}

impl<S: Solve<View: Telling + Policy + Encode>> Playable for S {}
