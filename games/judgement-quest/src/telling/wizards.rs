//! What the wizard merchants sell.

use underdeck_game::{Gesture, Place, say};

use super::{Parts, Reason, cell, held, rooms};
use crate::{Item, Kind, Quest, Spell, Square, words};

pub(super) fn cast(quest: &Quest, spell: Spell) -> Parts {
    let pay = |to| Gesture::Drag { from: Place::Zone("gp"), to };
    let paid = say!("For {price} GP, {left} left", price = 1, left = quest.gp() - 1);
    match spell {
        Spell::Healing => (
            pay(Place::Zone("hp")),
            "Spell of Healing".into(),
            say!("{paid}: {gained}.", paid, gained = words::gained(quest, 1)),
            &["explore-6", "gain-1", "R6", "R30"],
        ),
        Spell::Seeing(square) => (
            pay(cell(square)),
            say!("Spell of Seeing on {square}", square),
            say!("{paid}: {shown}", paid, shown = rooms::shown(quest, square)),
            &["explore-7", "reveal-1", "R30"],
        ),
        Spell::Dissolving(square) => (
            pay(cell(square)),
            say!("Spell of Dissolving on {square}", square),
            say!("{paid}: the Stone Wall at {square} dissolves and can be walked through.", paid, square),
            &["explore-8", "R30", "R34"],
        ),
        Spell::Disarming(square) => (
            pay(cell(square)),
            say!("Spell of Disarming on {square}", square),
            match quest.options.triggered_traps && quest.tasks().contains(&Kind::Trap) {
                true => {
                    say!("{paid}: the Arrow Traps at {square} are resolved, and lost for your task.", paid, square)
                }
                false => say!("{paid}: the Arrow Traps at {square} are resolved.", paid, square),
            },
            &["explore-9", "R18", "R30", "R34"],
        ),
    }
}

pub(super) fn buy(quest: &Quest, item: Item) -> Parts {
    (
        Gesture::Drag { from: Place::Zone("gp"), to: held(item) },
        say!("Buy the {item}", item = words::item(item)),
        say!("For {price} of your {gp} GP you gain the {item}.", price = 2, gp = quest.gp(), item = words::item(item)),
        &["explore-10", "R30", "R32"],
    )
}

pub(super) fn played(spell: Spell) -> String {
    match spell {
        Spell::Healing => "The wizard casts a Spell of Healing.".into(),
        Spell::Seeing(square) => format!("The wizard casts a Spell of Seeing on {square}."),
        Spell::Dissolving(square) => format!("The wizard casts a Spell of Dissolving on {square}."),
        Spell::Disarming(square) => format!("The wizard casts a Spell of Disarming on {square}."),
    }
}

pub(super) fn no_spell(quest: &Quest, spell: Spell) -> Reason {
    if quest.here() != Kind::Wizard {
        return ("there is no wizard here".into(), &["explore-6", "R30"]);
    }
    if quest.wizard1() != Some(quest.pos()) {
        let met = if quest.options.first_wizard_seen { "saw" } else { "met" };
        return (format!("this wizard sells artifacts: the one you {met} first sells spells"), &["explore-6", "R29"]);
    }
    if quest.gp() == 0 {
        return ("a spell costs 1 GP, and you have none".into(), &["explore-6", "R38"]);
    }
    match spell {
        Spell::Healing => ("this is not the time for that".into(), &["explore-6"]),
        Spell::Seeing(square) => (rooms::not_hidden(quest, square), &["explore-7"]),
        Spell::Dissolving(square) => (no_target(quest, square, Kind::Wall), &["explore-8", "R34"]),
        Spell::Disarming(square) => (no_target(quest, square, Kind::Trap), &["explore-9", "R34"]),
    }
}

/// Why a spell does not work on a room.
fn no_target(quest: &Quest, square: Square, wanted: Kind) -> String {
    match quest.kind(square) {
        _ if !quest.area().contains(square) => format!("there is no room at {square}"),
        None => format!("the room at {square} is not revealed"),
        Some(kind) if kind == wanted => format!("the {} at {square} is resolved already", words::room(kind)),
        Some(kind) => format!("at {square} is the {}, no {}", words::room(kind), words::room(wanted)),
    }
}

pub(super) fn no_artifact(quest: &Quest, item: Item) -> Reason {
    if quest.here() != Kind::Wizard {
        return ("there is no wizard here".into(), &["explore-10", "R30"]);
    }
    if quest.wizard1() == Some(quest.pos()) {
        return ("this wizard sells spells: the other one sells artifacts".into(), &["explore-10", "R29"]);
    }
    if quest.holds(item) {
        return (format!("you hold the {} already", words::item(item)), &["explore-10", "R32"]);
    }
    (format!("an artifact costs 2 GP, and you have {}", quest.gp()), &["explore-10", "R38"])
}
