//! The facts that reports may ask for.

use underdeck_game::{Fact, FactKind::Cell, Facts};

use crate::State;

impl Facts for State {
    const FACTS: &'static [Fact<Self>] = &[Fact::place("room", Cell, |at| at.now.at.cell().map(Into::into))];
}
