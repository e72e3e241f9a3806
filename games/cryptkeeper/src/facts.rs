//! The facts that reports may ask for.

use underdeck_game::{Fact, FactKind::Cell, FactKind::Number, Facts};

use crate::State;

impl Facts for State {
    const FACTS: &'static [Fact<Self>] = &[
        Fact::place("floor", Number, |at| Some(at.now.floor.into())),
        Fact::place("place", Cell, |at| Some(at.now.token.cell().into())),
    ];
}
