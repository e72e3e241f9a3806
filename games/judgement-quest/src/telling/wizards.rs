//! What the wizard merchants sell.

use underdeck_game::{Gesture, Place, say};

use super::{Parts, cell, held, rooms};
use crate::{Item, Kind, Quest, Spell, words};

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
        say!("Buy the {item}", item = item.name()),
        say!("For {price} of your {gp} GP you gain the {item}.", price = 2, gp = quest.gp(), item = item.name()),
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
