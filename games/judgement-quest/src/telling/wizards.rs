//! The goods of the wizard merchants.

use underdeck_game::{Gesture, MoveWords, Place, RuleIds, say};

use super::{cell, held};
use crate::rules::{ARTIFACT, SPELL};
use crate::{Equipment, Item, Kind, Quest, Spell, words};

pub(super) fn cast(quest: &Quest, spell: Spell) -> MoveWords {
    let left = quest.gp - SPELL;
    let (to, label, effect, rules): (_, _, _, RuleIds) = match spell {
        Spell::Healing => (
            Place::Zone("hp"),
            say!(HEALING_LABEL),
            say!(HEALING_EFFECT, health = words::gained(quest, 1), left),
            &["explore-6", "gain-1", "R6", "R30"],
        ),
        Spell::Seeing(square) => (
            cell(square),
            say!(SEEING_LABEL, cell = square),
            match quest.options.equipment {
                Equipment::Cards => say!(SEEING_EFFECT, left),
                Equipment::Dice => say!(SEEING_EFFECT_ROLLED, left),
            },
            &["explore-7", "reveal-1", "R30"],
        ),
        Spell::Dissolving(square) => (
            cell(square),
            say!(DISSOLVING_LABEL, cell = square),
            say!(DISSOLVING_EFFECT, left),
            &["explore-8", "R30", "R34"],
        ),
        Spell::Disarming(square) => (
            cell(square),
            say!(DISARMING_LABEL, cell = square),
            match quest.options.triggered_traps && quest.tasks.contains(&Kind::Trap) {
                true => say!(DISARMING_EFFECT_LOST, left),
                false => say!(DISARMING_EFFECT, left),
            },
            &["explore-9", "R18", "R30", "R34"],
        ),
    };
    (Gesture::Drag { from: Place::Zone("gp"), to }, label, effect, rules)
}

pub(super) fn buy(quest: &Quest, item: Item) -> MoveWords {
    (
        Gesture::Drag { from: Place::Zone("gp"), to: held(item) },
        say!(BUY_LABEL, item = item.name()),
        say!(BUY_EFFECT, left = quest.gp - ARTIFACT),
        &["explore-10", "R30", "R32"],
    )
}
