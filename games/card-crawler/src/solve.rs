//! What a solver may take for granted.

use game::Solve;

use crate::State;

impl Solve for State {}
