//! The facts that reports may ask for.

use underdeck_game::{Fact, FactKind::Card, FactKind::Cell, FactKind::Flag, FactKind::Number, Facts};

use crate::location::ROOMS;
use crate::phase::{Cause, End};
use crate::{Move, Phase, State};

impl Facts for State {
    const FACTS: &'static [Fact<Self>] = &[
        Fact::place("room", Cell, |at| at.now.at.cell().map(Into::into)),
        Fact::now("life", Number, |at| Some((at.now.options.life - at.now.wounds).into())),
        Fact::now("hand", Number, |at| Some(at.now.hand.len().into())),
        Fact::now("deck", Number, |at| Some(at.now.owned().len().into())),
        Fact::now("trash", Number, |at| Some(at.now.trash.len().into())),
        Fact::now("companions", Number, |at| Some(at.now.queens.len().into())),
        Fact::now("rooms-seen", Number, |at| Some((ROOMS - at.now.unknown.len()).into())),
        Fact::now("lord-seen", Flag, |at| Some((!at.now.unknown.contains(at.now.lord)).into())),
        Fact::sum("wounds-taken", |at| at.gain(|state| state.wounds.into())),
        Fact::sum("wounds-healed", |at| at.drop(|state| state.wounds.into())),
        Fact::sum("attacks", |at| at.counts(|mv| matches!(mv, Move::Attack(_)))),
        Fact::sum("defences", |at| at.counts(|mv| matches!(mv, Move::Defend(_)))),
        Fact::sum("flights", |at| at.counts(|mv| matches!(mv, Move::Flee(..)))),
        Fact::sum("loot", |at| at.counts(|mv| matches!(mv, Move::Loot(_)))),
        Fact::end("killer", Card, |at| {
            let (before, _) = at.before?;
            match (at.now.phase, before.phase) {
                (Phase::Over(End::Lost(Cause::Monster)), Phase::Defend(room)) => Some(before.grid.get(room).into()),
                (Phase::Over(End::Lost(Cause::Trap)), Phase::Trap) => Some(before.grid.get(before.at).into()),
                _ => None,
            }
        }),
    ];
}
