//! Rooms, tasks, items and places in words.

use underdeck_game::{Icon, Message, Symbol, Value, say};

use crate::rules::{damage, hits_up_to};
use crate::{Item, Kind, Quest, Square, text};

/// The icon of the room.
pub(crate) const fn icon(kind: Kind) -> Icon {
    match kind {
        Kind::Gold => Icon::new(Symbol::Gold, "two-coins"),
        Kind::Ice => Icon::art("frozen-block"),
        Kind::Door => Icon::art("locked-door"),
        Kind::Chest => Icon::new(Symbol::Gold, "locked-chest"),
        Kind::Wizard => Icon::art("wizard-face"),
        Kind::Crystal => Icon::art("crystal-ball"),
        Kind::Fountain => Icon::art("water-fountain"),
        Kind::Wall => Icon::art("stone-wall"),
        Kind::Trap => Icon::art("arrow-cluster"),
        Kind::Specter => Icon::art("spectre"),
        Kind::Slime => Icon::art("slime"),
        Kind::Skeleton => Icon::art("skull-crossed-bones"),
        Kind::Shield => Icon::art("round-shield"),
        Kind::Dragon => Icon::art("dragon-head"),
        Kind::Staircase => Icon::art("3d-stairs"),
    }
}

/// The present effect or content of a room.
pub(crate) fn state_of_room(quest: &Quest, square: Square, kind: Kind) -> Message {
    let is_resolved = quest.resolved.contains(square);
    match kind {
        kind if quest.is_fetched(kind) => {
            if is_resolved {
                say!(STATE_FETCHED)
            } else {
                say!(STATE_FETCH)
            }
        }
        Kind::Gold if !is_resolved => say!(STATE_GOLD, gold = 1),
        Kind::Ice if !is_resolved => say!(STATE_ICE, change = Value::Change(-1)),
        Kind::Ice => say!(STATE_ICE_MELTED),
        Kind::Door if !is_resolved => say!(STATE_DOOR),
        Kind::Door => say!(STATE_DOOR_UNLOCKED),
        Kind::Chest if !is_resolved => say!(STATE_CHEST),
        Kind::Wizard => match quest.wizard1 {
            Some(first) if first == square => say!(STATE_WIZARD_SPELLS, price = 1),
            Some(_) => say!(STATE_WIZARD_ITEMS, price = 2),
            None => say!(STATE_WIZARD),
        },
        Kind::Crystal if !is_resolved => say!(STATE_CRYSTAL),
        Kind::Crystal => say!(STATE_CRYSTAL_DRAINED),
        Kind::Fountain if !is_resolved => say!(
            STATE_FOUNTAIN,
            gain = Value::Change(1),
            high = rolls(4, 6),
            loss = Value::Change(-1),
            low = rolls(1, 3)
        ),
        Kind::Fountain => say!(STATE_FOUNTAIN_DRAINED),
        Kind::Wall if !is_resolved => say!(STATE_WALL),
        Kind::Wall => say!(STATE_WALL_DISSOLVED),
        Kind::Trap if !is_resolved => say!(STATE_TRAP, change = Value::Change(-1), low = rolls(1, 3)),
        Kind::Trap => say!(STATE_TRAP_SPENT),
        Kind::Shield if !is_resolved => say!(STATE_SHIELD),
        Kind::Staircase => say!(STATE_STAIRCASE),
        Kind::Gold | Kind::Chest | Kind::Shield => say!(STATE_EMPTY),
        _ if is_resolved => say!(STATE_ENEMY_DEFEATED),
        enemy => {
            say!(STATE_ENEMY, high = rolls(4, 6), change = Value::Change(-i64::from(damage(enemy))), low = hits(enemy))
        }
    }
}

/// The sides of a die from one to another: `1–3`, `3`.
pub(crate) fn rolls(from: u8, to: u8) -> Message {
    Message::join(if from == to { vec![from] } else { vec![from, to] }, "–")
}

/// The sides on which an enemy hits.
pub(crate) fn hits(enemy: Kind) -> Message {
    rolls(1, hits_up_to(enemy))
}

/// A round against an enemy: the effect of each result (combat-2 to combat-6, combat-8).
pub(crate) fn round(quest: &Quest, enemy: Kind) -> Message {
    let (high, low, hit) = (rolls(4, 6), hits(enemy), threat(quest, enemy));
    match enemy {
        Kind::Dragon => say!(FIGHT_EFFECT_DRAGON, high, gold = 3, low, hit),
        _ => say!(FIGHT_EFFECT, high, low, hit),
    }
}

/// A task.
pub(crate) fn task(kind: Kind) -> Message {
    Message::from(match kind {
        Kind::Gold => &text::TASK_GOLD,
        Kind::Chest => &text::TASK_CHEST,
        Kind::Shield => &text::TASK_SHIELD,
        Kind::Ice => &text::TASK_ICE,
        Kind::Door => &text::TASK_DOOR,
        Kind::Trap => &text::TASK_TRAP,
        Kind::Crystal => &text::TASK_CRYSTAL,
        Kind::Fountain => &text::TASK_FOUNTAIN,
        Kind::Wall => &text::TASK_WALL,
        Kind::Specter => &text::TASK_SPECTER,
        Kind::Slime => &text::TASK_SLIME,
        Kind::Skeleton => &text::TASK_SKELETON,
        Kind::Dragon | Kind::Wizard | Kind::Staircase => &text::TASK_DRAGON,
    })
}

/// The number of rooms of a task that are done, such as `1 of 2`, or `done`.
pub(crate) fn progress(quest: &Quest, n: usize) -> Message {
    let kind = quest.tasks[n];
    if quest.is_done(n) {
        return say!(TASK_IS_DONE);
    }
    let there = if n == 2 { quest.known(kind) } else { quest.known(kind) & (quest.resolved - quest.disarmed()) };
    say!(TASK_PROGRESS, done = there.len(), all = kind.copies())
}

/// The name of the room on a cell, as far as it is known.
pub(crate) fn room(quest: &Quest, square: Square) -> Message {
    quest.kind(square).map_or_else(|| say!(ROOM_UNKNOWN), Kind::name)
}

/// The HP after a loss of `n`: `3 ♥ (−1)`.
pub(crate) fn lost(quest: &Quest, n: u8) -> Message {
    match quest.hp.saturating_sub(n) {
        0 => say!(HP_NONE),
        left => say!(HP_AFTER, left, change = Value::Change(-i64::from(n))),
    }
}

/// The HP after a gain of `n`: `7 ♥ (+3)`, `9 ♥ (full)`.
pub(crate) fn gained(quest: &Quest, n: u8) -> Message {
    match quest.hp_after_gain(n) {
        left if left < quest.hp + n => say!(HP_FULL, left),
        left => say!(HP_AFTER, left, change = Value::Change(n.into())),
    }
}

/// The HP after a hit of the room, and what may prevent it.
pub(crate) fn threat(quest: &Quest, kind: Kind) -> Message {
    let n = damage(kind);
    match quest.hp.saturating_sub(n) {
        0 if quest.shield_helps(kind) => say!(HP_NONE_OR_SHIELD),
        0 if quest.holds(Item::Flask) => say!(HP_NONE_OR_FLASK),
        left if quest.shield_helps(kind) => say!(HP_AFTER_OR_SHIELD, left, change = Value::Change(-i64::from(n))),
        _ => lost(quest, n),
    }
}
