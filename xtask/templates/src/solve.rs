//! What a solver may take for granted.

use game::Solve;

use crate::State;

game::playable!(State);

/// Nothing yet: the solver searches plainly.
impl Solve for State {}
