//! Rounds against enemies, retreats, and a hit about to be dealt.

use underdeck_game::{Gesture, MoveWords, Place, RuleIds, say};

use super::{held, rooms, tap};
use crate::rules::damage;
use crate::{Item, Kind, Phase, Quest, words};

pub(super) fn fight(quest: &Quest) -> MoveWords {
    let rules: RuleIds = match quest.here {
        Kind::Specter => &["fight-2", "combat-2", "R27"],
        Kind::Slime => &["fight-2", "combat-3", "R27"],
        Kind::Skeleton => &["fight-2", "combat-4", "R27"],
        _ => &["fight-2", "combat-5", "R27"],
    };
    (tap(quest.pos), say!(FIGHT_LABEL, room = quest.here.name()), words::round(quest, quest.here), rules)
}

pub(super) fn retreat(quest: &Quest) -> MoveWords {
    let prev = quest.prev.unwrap_or(quest.pos);
    let label = say!(RETREAT_LABEL, direction = quest.pos.direction(prev), room = words::room(quest, prev));
    (tap(prev), label, rooms::entry(quest, prev).0, &["fight-3", "R28", "R39"])
}

pub(super) fn shield(_quest: &Quest) -> MoveWords {
    (Gesture::Tap(held(Item::Shield)), say!(SHIELD_LABEL), say!(SHIELD_EFFECT), &["hit-2", "R21", "R23"])
}

pub(super) fn take(quest: &Quest) -> MoveWords {
    let effect = say!(TAKE_EFFECT, hit = words::lost(quest, quest.hit()));
    (Gesture::Tap(Place::Zone("hp")), say!(TAKE_LABEL), effect, &["hit-3", "suffer-1", "R26"])
}

pub(super) fn drink(quest: &Quest) -> MoveWords {
    let health = words::gained(quest, 3);
    let effect = match quest.phase {
        Phase::Hit if quest.may_shield() => say!(DRINK_EFFECT_WAITS, health),
        Phase::Hit => {
            let mut drunk = *quest;
            drunk.hp = quest.hp_after_gain(3);
            say!(DRINK_EFFECT_HIT, health, hit = words::lost(&drunk, damage(quest.here)))
        }
        _ => say!(DRINK_EFFECT, health),
    };
    let rules: RuleIds = if quest.phase == Phase::Hit { &["hit-4", "R24", "R25"] } else { &["move-2", "R24"] };
    (Gesture::Tap(held(Item::Flask)), say!(DRINK_LABEL), effect, rules)
}
