//! Rounds against enemies, and retreats.

use underdeck_game::{Gesture, say};

use super::{Parts, Rules, enter, tap};
use crate::rules::hits_up_to;
use crate::{Kind, Move, Quest, words};

pub(super) fn fight(quest: &Quest) -> Parts {
    let rules: Rules = match quest.here() {
        Kind::Specter => &["fight-2", "combat-2", "R27"],
        Kind::Slime => &["fight-2", "combat-3", "R27"],
        Kind::Skeleton => &["fight-2", "combat-4", "R27"],
        _ => &["fight-2", "combat-5", "R27"],
    };
    (tap(quest.pos()), "Fight".into(), say!("{round}.", round = words::round(quest, quest.here())), rules)
}

pub(super) fn retreat(quest: &Quest) -> Parts {
    let Some(prev) = quest.prev() else {
        return (Gesture::Press, "Retreat".into(), "Back where you came from.".into(), &["fight-3"]);
    };
    let (effect, _) = enter::effect(quest, prev);
    (tap(prev), say!("Retreat to the {place}", place = words::place(quest, prev)), effect, &["fight-3", "R28", "R39"])
}

pub(super) fn played(before: &Quest, mv: Move) -> String {
    if mv == Move::Fight {
        return format!("You fight the {}.", before.here().name());
    }
    let prev = before.prev().map_or_else(String::new, |prev| format!(" to the {}", words::place(before, prev)));
    format!("You retreat{prev}.")
}

/// What the d6 of a round means.
pub(super) fn fought(enemy: Kind, roll: u8) -> String {
    match roll {
        roll if roll <= hits_up_to(enemy) => format!("the {} hits you", enemy.name()),
        ..=3 => "both miss".into(),
        _ => format!("you defeat the {}", enemy.name()),
    }
}
