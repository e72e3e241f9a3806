//! The goods of the wizard merchants.

use underdeck_game::{Gesture, MoveWords, Place, RuleIds, say};

use super::{cell, held, rooms};
use crate::rules::{ARTIFACT, SPELL};
use crate::{Item, Kind, Quest, Spell, words};

pub(super) fn cast(quest: &Quest, spell: Spell) -> MoveWords {
    let paid = say!("For {price} GP, {left} left", price = SPELL, left = quest.gp - SPELL);
    let (to, effect, rules): (_, _, RuleIds) = match spell {
        Spell::Healing => (
            Place::Zone("hp"),
            say!("{paid}: {gained}.", paid, gained = words::gained(quest, 1)),
            &["explore-6", "gain-1", "R6", "R30"],
        ),
        Spell::Seeing(square) => (
            cell(square),
            say!("{paid}: {shown}", paid, shown = rooms::shown(quest, square)),
            &["explore-7", "reveal-1", "R30"],
        ),
        Spell::Dissolving(square) => (
            cell(square),
            say!("{paid}: the Stone Wall at {square} dissolves and can be walked through.", paid, square),
            &["explore-8", "R30", "R34"],
        ),
        Spell::Disarming(square) => (
            cell(square),
            match quest.options.triggered_traps && quest.tasks.contains(&Kind::Trap) {
                true => {
                    say!("{paid}: the Arrow Traps at {square} are resolved, and lost for your task.", paid, square)
                }
                false => say!("{paid}: the Arrow Traps at {square} are resolved.", paid, square),
            },
            &["explore-9", "R18", "R30", "R34"],
        ),
    };
    (Gesture::Drag { from: Place::Zone("gp"), to }, words::spell(spell), effect, rules)
}

pub(super) fn buy(quest: &Quest, item: Item) -> MoveWords {
    (
        Gesture::Drag { from: Place::Zone("gp"), to: held(item) },
        say!("Buy the {item}", item = item.name()),
        say!("For {price} of your {gp} GP you gain the {item}.", price = ARTIFACT, gp = quest.gp, item = item.name()),
        &["explore-10", "R30", "R32"],
    )
}
