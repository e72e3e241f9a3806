//! The facts that reports may ask for.

use underdeck_game::{Fact, FactKind::Card, FactKind::Number, Facts};

use crate::{End, Move, Phase, State};

impl Facts for State {
    const FACTS: &'static [Fact<Self>] = &[
        Fact::place("depth", Number, |at| Some(at.now.depth.into())),
        Fact::now("health", Number, |at| Some(at.now.health.into())),
        Fact::now("weapons", Number, |at| Some(at.now.hands.len().into())),
        Fact::now("backpack", Number, |at| Some(at.now.backpack.len().into())),
        Fact::now("floor", Number, |at| Some(at.now.floor.len().into())),
        Fact::now("clean-kills", Number, |at| Some(at.now.clean_kills.into())),
        Fact::sum("fights", |at| at.counts(|mv| matches!(mv, Move::Fight(..)))),
        Fact::sum("relics", |at| at.counts(|mv| matches!(mv, Move::Relic(_)))),
        Fact::sum("scrolls", |at| at.counts(|mv| matches!(mv, Move::Read(_)))),
        Fact::sum("health-lost", |at| at.drop(|state| state.health.into())),
        Fact::sum("health-gained", |at| at.gain(|state| state.health.into())),
        Fact::end("killer", Card, |at| match (at.now.phase, at.mv()?) {
            (Phase::Over(End::Dead(_)), Move::Fight(card, _) | Move::Relic(card) | Move::Read(card)) => {
                Some(card.into())
            }
            _ => None,
        }),
    ];
}
