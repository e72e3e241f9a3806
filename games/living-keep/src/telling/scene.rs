//! What table, offers and refusals are made of.

use crate::keep::Keep;
use crate::kinds::Mode;
use crate::{State, View};
use underdeck_game::{Message, say};

/// A view, the Keep it is about, and a state that looks like the view.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) keep: &'a Keep,
    /// What is hidden is filled in arbitrarily: read only what does not depend on it.
    pub(super) state: State,
}

impl<'a> Scene<'a> {
    pub(super) fn of(view: &'a View) -> Self {
        Self { view, keep: view.deciding_keep(), state: view.complete() }
    }
}

/// `Keep 1` and `Keep 2` where there are two, else `your Keep`.
pub(super) fn keep_name(view: &View, player: u8) -> Message {
    if view.options.mode.keeps() == 2 { say!("Keep {n}", n = player + 1) } else { "your Keep".into() }
}

/// Whose slate is on the table, from 0: in coop that of the player who decides.
pub(super) fn slate_of(view: &View) -> u8 {
    if view.options.mode == Mode::Coop { view.to_move } else { view.seat }
}
