//! A game with everything that a front end needs.

use crate::{Policy, State, Telling};

/// A game that every front end can play: its rules, and views that tell and choose.
///
/// Implemented for each [`State`] whose view is [`Telling`] and has a [`Policy`], if only by their defaults.
pub trait Playable: State<View: Telling + Policy> {}

impl<S: State<View: Telling + Policy>> Playable for S {}
