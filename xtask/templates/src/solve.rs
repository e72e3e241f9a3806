//! What a solver may take for granted.

use underdeck_game::Solve;

use crate::State;

underdeck_game::playable!(State);

/// Nothing yet: the solver searches plainly.
impl Solve for State {}
