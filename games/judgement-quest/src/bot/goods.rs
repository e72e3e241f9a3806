//! What a room has to give, needed or not.

use super::weights;
use crate::{Kind, Quest};

/// What the room is worth to whoever resolves it, in HP or points, which are much the same.
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

/// The points that a room gives at the end of a quest, when nothing else counts.
pub(super) fn points(kind: Kind) -> f32 {
    match kind {
        Kind::Dragon => 4.0,
        kind if kind.is_enemy() => 1.0,
        _ => 0.0,
    }
}
