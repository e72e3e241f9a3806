//! The facts that reports may ask for: those of the first Keep.

use underdeck_game::{Fact, FactKind::Card, FactKind::Number, FactValue, Facts, Moment};

use crate::keep::Keep;
use crate::kinds::{Kind, Resource};
use crate::phase::End;
use crate::{Move, Phase, State};

impl Facts for State {
    const FACTS: &'static [Fact<Self>] = &[
        Fact::place("turn", Number, |at| Some(at.now.turn_no.into())),
        Fact::now("scenario", Number, |at| Some(at.now.scenario().into())),
        Fact::now("health", Number, |at| Some(own(at.now).hp.into())),
        Fact::now("gold", Number, |at| Some(own(at.now).store(Resource::Gold).into())),
        Fact::now("stone", Number, |at| Some(own(at.now).store(Resource::Stone).into())),
        Fact::now("food", Number, |at| Some(own(at.now).store(Resource::Food).into())),
        Fact::now("mana", Number, |at| Some(own(at.now).store(Resource::Mana).into())),
        Fact::now("peons", Number, |at| Some(own(at.now).peons.into())),
        Fact::now("minions", Number, |at| Some(own(at.now).minions.count().into())),
        Fact::now("rooms", Number, |at| Some(own(at.now).rooms.iter().map(|&n| u32::from(n)).sum::<u32>().into())),
        Fact::now("heroes-killed", Number, |at| {
            Some(own(at.now).killed.iter().map(|&n| u32::from(n)).sum::<u32>().into())
        }),
        Fact::now("heroes-escaped", Number, |at| {
            Some(own(at.now).escaped.iter().map(|&n| u32::from(n)).sum::<u32>().into())
        }),
        Fact::sum("monarch-met", |at| at.gain(|state| (state.hero == Some(Kind::MONARCH)).into())),
        Fact::sum("gold-spent", |at| at.drop(|state| own(state).store(Resource::Gold).into())),
        Fact::sum("mana-spent", |at| at.drop(|state| own(state).store(Resource::Mana).into())),
        Fact::sum("health-lost", |at| at.drop(|state| own(state).hp.into())),
        Fact::sum("spells-cast", |at| count(at, |mv| matches!(mv, Move::Cast(_)))),
        Fact::sum("hired", |at| count(at, |mv| matches!(mv, Move::Recruit(_)))),
        Fact::sum("hired-2c", |at| hired(at, 0)),
        Fact::sum("hired-3c", |at| hired(at, 1)),
        Fact::sum("hired-4c", |at| hired(at, 2)),
        Fact::sum("hired-5c", |at| hired(at, 3)),
        Fact::sum("hired-6c", |at| hired(at, 4)),
        Fact::sum("hired-7c", |at| hired(at, 5)),
        Fact::sum("hired-8c", |at| hired(at, 6)),
        Fact::sum("hired-9c", |at| hired(at, 7)),
        Fact::sum("hired-tc", |at| hired(at, 8)),
        Fact::sum("hired-2s", |at| hired(at, 9)),
        Fact::sum("hired-3s", |at| hired(at, 10)),
        Fact::sum("hired-4s", |at| hired(at, 11)),
        Fact::sum("hired-5s", |at| hired(at, 12)),
        Fact::sum("hired-6s", |at| hired(at, 13)),
        Fact::sum("hired-7s", |at| hired(at, 14)),
        Fact::sum("hired-8s", |at| hired(at, 15)),
        Fact::sum("hired-9s", |at| hired(at, 16)),
        Fact::sum("hired-ts", |at| hired(at, 17)),
        Fact::end("killer", Card, |at| match at.now.phase {
            Phase::Over(End::Death | End::Monarch) => at.before?.0.hero_card().map(Into::into),
            _ => None,
        }),
    ];
}

/// The Keep of the first seat.
const fn own(state: &State) -> &Keep {
    &state.keeps[0]
}

/// Counts such moves of the first seat.
fn count(at: &Moment<'_, State>, is_such: fn(Move) -> bool) -> Option<FactValue> {
    at.before.filter(|(before, _)| before.to_move == 0).and_then(|_| at.counts(is_such))
}

/// Counts the minions of a kind, by its place, that the first seat hires.
fn hired(at: &Moment<'_, State>, place: usize) -> Option<FactValue> {
    let (before, mv) = at.before?;
    let is_such = matches!(mv, Move::Recruit(card) if before.to_move == 0 && Kind::minion(place).card() == Some(card));
    is_such.then_some(FactValue::Number(1))
}
