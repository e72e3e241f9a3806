//! The input of table, offers and refusals.

use crate::keep::Keep;
use crate::kinds::Mode;
use crate::view::Other;
use crate::{State, View};
use underdeck_game::{Message, say};

/// A view, its Keep, and a state that looks like the view.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) keep: &'a Keep,
    /// Hidden parts are filled in arbitrarily: read only parts that do not depend on them.
    pub(super) state: State,
}

impl<'a> Scene<'a> {
    pub(super) fn of(view: &'a View) -> Self {
        Self { view, keep: view.deciding_keep(), state: view.complete() }
    }
}

/// `Keep 1` and `Keep 2` if there are two, else `your Keep`.
pub(super) fn keep_name(view: &View, player: u8) -> Message {
    if view.options.mode.keeps() == 2 { say!(KEEP_OF, n = player + 1) } else { say!(KEEP_OWN) }
}

/// The player, from 0, whose slate is on the table: in coop the one who decides.
pub(super) fn slate_of(view: &View) -> u8 {
    if view.options.mode == Mode::Coop { view.to_move } else { view.seat }
}

/// The Keep that decided, as it is now.
pub(super) fn keep_after<'a>(before: &View, after: &'a View) -> &'a Keep {
    match &after.other {
        Other::Partner(partner) if before.to_move != after.seat => partner,
        _ => &after.keep,
    }
}
