//! The facts that reports may ask for.

use underdeck_game::{Fact, FactKind::Number, Facts};

use crate::State;

impl Facts for State {
    const FACTS: &'static [Fact<Self>] = &[Fact::place("turn", Number, |at| Some(at.now.turn_no.into()))];
}
