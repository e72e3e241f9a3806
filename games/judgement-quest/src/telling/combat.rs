//! Rounds against enemies, retreats, and a hit about to be dealt.

use underdeck_game::{Gesture, Message, MoveWords, Place, RuleIds, say};

use super::{held, rooms, tap};
use crate::rules::{damage, hits_up_to};
use crate::{Item, Kind, Phase, Quest, words};

pub(super) fn fight(quest: &Quest) -> MoveWords {
    let rules: RuleIds = match quest.here {
        Kind::Specter => &["fight-2", "combat-2", "R27"],
        Kind::Slime => &["fight-2", "combat-3", "R27"],
        Kind::Skeleton => &["fight-2", "combat-4", "R27"],
        _ => &["fight-2", "combat-5", "R27"],
    };
    (tap(quest.pos), "Fight".into(), say!("{round}.", round = words::round(quest, quest.here)), rules)
}

pub(super) fn retreat(quest: &Quest) -> MoveWords {
    let Some(prev) = quest.prev else {
        return (Gesture::Press, "Retreat".into(), "Back where you came from.".into(), &["fight-3"]);
    };
    let (effect, _) = rooms::entry(quest, prev);
    (tap(prev), say!("Retreat to the {place}", place = words::place(quest, prev)), effect, &["fight-3", "R28", "R39"])
}

/// The result of a round by its d6.
pub(super) fn fought(enemy: Kind, roll: u8) -> String {
    match roll {
        roll if roll <= hits_up_to(enemy) => format!("the {} hits you", enemy.name()),
        ..=3 => "both miss".into(),
        _ => format!("you defeat the {}", enemy.name()),
    }
}

pub(super) fn shield(quest: &Quest) -> MoveWords {
    (
        Gesture::Tap(held(Item::Shield)),
        "Use the shield".into(),
        say!("The shield stops the hit of {hit} and breaks.", hit = quest.hit()),
        &["hit-2", "R21", "R23"],
    )
}

pub(super) fn take(quest: &Quest) -> MoveWords {
    (
        Gesture::Tap(Place::Zone("hp")),
        "Take the hit".into(),
        say!("{lost}.", lost = words::lost(quest, quest.hit())),
        &["hit-3", "suffer-1", "R26"],
    )
}

pub(super) fn drink(quest: &Quest) -> MoveWords {
    let gained = words::gained(quest, 3);
    let after = quest.hp_after_gain(3);
    let then = match quest.phase {
        Phase::Hit if quest.may_shield() => Message::from(". The hit still waits"),
        Phase::Hit => match after.saturating_sub(damage(quest.here)) {
            0 => ". Then the hit: you perish".into(),
            left => say!(". Then the hit, HP {after} − {hit} = {left}", after, hit = quest.hit(), left),
        },
        _ => "".into(),
    };
    let rules: RuleIds = if quest.phase == Phase::Hit { &["hit-4", "R24", "R25"] } else { &["move-2", "R24"] };
    (Gesture::Tap(held(Item::Flask)), "Drink the flask".into(), say!("{gained}{then}.", gained, then), rules)
}
