//! The gains from rooms, and the needs of the tasks.

use super::weights;
use crate::rules::ARTIFACT;
use crate::{Item, Kind, Quest};

/// The value of resolving the room, in HP or points, which are worth about the same.
pub(super) fn of(quest: &Quest, kind: Kind) -> f32 {
    match kind {
        _ if quest.is_fetched(kind) => 0.0,
        Kind::Gold => weights::GOLD,
        Kind::Chest => weights::CHEST,
        Kind::Shield => weights::SHIELD,
        Kind::Wizard => weights::WIZARD,
        Kind::Crystal => weights::CRYSTAL,
        Kind::Dragon => weights::DRAGON,
        Kind::Specter | Kind::Slime | Kind::Skeleton => weights::ENEMY,
        _ => 0.0,
    }
}

/// The points that a room gives at the end of a quest, when only they count.
pub(super) fn points(kind: Kind) -> f32 {
    match kind {
        Kind::Dragon => 4.0,
        kind if kind.is_enemy() => 1.0,
        _ => 0.0,
    }
}

/// The item that the Remove task needs and that is not held (enter-7, enter-8).
pub(super) fn lacking(quest: &Quest) -> Option<Item> {
    let item = match quest.tasks[1] {
        Kind::Ice => Item::Amulet,
        Kind::Door => Item::Key,
        _ => return None,
    };
    Some(item).filter(|&item| !quest.is_done(1) && !quest.holds(item))
}

/// The GP kept for that item.
pub(super) fn reserve(quest: &Quest) -> u8 {
    if lacking(quest).is_some() { ARTIFACT } else { 0 }
}
