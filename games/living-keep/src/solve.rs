//! What a solver may take for granted.

use game::{Aim, Solve};

use crate::State;

/// Nothing but the rules: wins that are found are certain, and few games are small enough to be proven lost.
impl Solve for State {
    const AIMS: &'static [Aim] = &[Aim::Win, Aim::Score];
}
