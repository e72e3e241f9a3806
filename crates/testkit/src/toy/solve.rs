//! What a solver may take for granted: nothing, because all of it matters, what is known (peek-1) and the lives (pay-1) too.

use underdeck_game::{Encode, Solve};

use super::{Toy, ToyView};

impl Solve for Toy {}

underdeck_game::playable!(Toy);

impl Encode for ToyView {}
