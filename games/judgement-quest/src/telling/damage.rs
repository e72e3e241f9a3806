//! A hit about to be dealt: the shield, the hit, the flask.

use underdeck_game::{Gesture, Message, Place, say};

use super::{Parts, Rules, held};
use crate::rules::damage;
use crate::{Item, Move, Phase, Quest, words};

pub(super) fn shield(quest: &Quest) -> Parts {
    (
        Gesture::Tap(held(Item::Shield)),
        "Use the shield".into(),
        say!("The shield stops the hit of {hit} and breaks.", hit = quest.hit()),
        &["hit-2", "R21", "R23"],
    )
}

pub(super) fn take(quest: &Quest) -> Parts {
    (
        Gesture::Tap(Place::Zone("hp")),
        "Take the hit".into(),
        say!("{lost}.", lost = words::lost(quest, quest.hit())),
        &["hit-3", "suffer-1", "R26"],
    )
}

pub(super) fn drink(quest: &Quest) -> Parts {
    let gained = words::gained(quest, 3);
    let after = quest.hp_after_gain(3);
    let then = match quest.phase() {
        Phase::Hit if quest.may_shield() => Message::from(". The hit still waits"),
        Phase::Hit => match after.saturating_sub(damage(quest.here())) {
            0 => ". Then the hit: you perish".into(),
            left => say!(". Then the hit, HP {after} − {hit} = {left}", after, hit = quest.hit(), left),
        },
        _ => "".into(),
    };
    let rules: Rules = if quest.phase() == Phase::Hit { &["hit-4", "R24", "R25"] } else { &["move-2", "R24"] };
    (Gesture::Tap(held(Item::Flask)), "Drink the flask".into(), say!("{gained}{then}.", gained, then), rules)
}

pub(super) fn played(before: &Quest, mv: Move) -> String {
    let here = before.here().name();
    match mv {
        Move::Shield => format!("Your shield stops the {here} and breaks."),
        Move::Take => format!("You take the hit of the {here}."),
        _ => "You drink the Flask of Healing Potion.".into(),
    }
}
