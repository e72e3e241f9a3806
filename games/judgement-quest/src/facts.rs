//! The facts that reports may ask for.

use underdeck_game::{Fact, FactKind::Cell, FactKind::Flag, FactKind::Number, FactKind::Word, FactValue, Facts};

use crate::kind::WORDS;
use crate::phase::End;
use crate::{Item, Kind, Move, Phase, State};

impl Facts for State {
    const FACTS: &'static [Fact<Self>] = &[
        Fact::place("room", Cell, |at| Some(at.now.quest.pos.cell().into())),
        Fact::now("hp", Number, |at| Some(at.now.quest.hp.into())),
        Fact::now("gp", Number, |at| Some(at.now.quest.gp.into())),
        Fact::now("rooms-seen", Number, |at| Some(at.now.quest.revealed.len().into())),
        Fact::now("tasks-done", Number, |at| Some(at.now.quest.tasks_done().into())),
        Fact::now("task-gold", Word, |at| task(at.now, Kind::Gold)),
        Fact::now("task-chest", Word, |at| task(at.now, Kind::Chest)),
        Fact::now("task-shield", Word, |at| task(at.now, Kind::Shield)),
        Fact::now("task-ice", Word, |at| task(at.now, Kind::Ice)),
        Fact::now("task-door", Word, |at| task(at.now, Kind::Door)),
        Fact::now("task-trap", Word, |at| task(at.now, Kind::Trap)),
        Fact::now("task-crystal", Word, |at| task(at.now, Kind::Crystal)),
        Fact::now("task-fountain", Word, |at| task(at.now, Kind::Fountain)),
        Fact::now("task-wall", Word, |at| task(at.now, Kind::Wall)),
        Fact::now("task-specter", Word, |at| task(at.now, Kind::Specter)),
        Fact::now("task-slime", Word, |at| task(at.now, Kind::Slime)),
        Fact::now("task-skeleton", Word, |at| task(at.now, Kind::Skeleton)),
        Fact::now("task-dragon", Word, |at| task(at.now, Kind::Dragon)),
        Fact::now("items", Number, |at| Some(at.now.quest.items.len().into())),
        Fact::now("amulet", Flag, |at| Some(at.now.quest.holds(Item::Amulet).into())),
        Fact::now("key", Flag, |at| Some(at.now.quest.holds(Item::Key).into())),
        Fact::now("flask", Flag, |at| Some(at.now.quest.holds(Item::Flask).into())),
        Fact::now("shield", Flag, |at| Some(at.now.quest.holds(Item::Shield).into())),
        Fact::sum("hp-lost", |at| at.drop(|state| state.quest.hp.into())),
        Fact::sum("hp-gained", |at| at.gain(|state| state.quest.hp.into())),
        Fact::sum("gp-spent", |at| at.drop(|state| state.quest.gp.into())),
        Fact::sum("fights", |at| at.counts(|mv| mv == Move::Fight)),
        Fact::end("killer", Word, |at| match at.now.quest.phase {
            Phase::Over(End::Perished) => WORDS.get(at.now.quest.here as usize).copied().map(Into::into),
            _ => None,
        }),
    ];
}

/// Whether the task is done or open; nothing if the quest does not ask for it (task-1).
fn task(state: &State, kind: Kind) -> Option<FactValue> {
    let asked = state.quest.tasks.iter().position(|task| *task == kind)?;
    Some(if state.quest.is_done(asked) { "done" } else { "open" }.into())
}
