//! What a solver may take for granted: nothing, because all of it matters, what is known (peek-1) and the lives (pay-1) too.

use underdeck_game::{Encode, Fact, FactKind, Facts, Solve};

use super::{Toy, ToyView};

impl Solve for Toy {}

impl Facts for Toy {
    const FACTS: &'static [Fact<Self>] = &[
        Fact::place("lives", FactKind::Number, |at| Some(at.now.open.lives.into())),
        Fact::sum("paid", |at| at.drop(|state| state.open.lives.into())),
        Fact::end("kept", FactKind::Card, |at| at.now.open.hand.first().map(Into::into)),
    ];
}

underdeck_game::playable!(Toy);

impl Encode for ToyView {}
