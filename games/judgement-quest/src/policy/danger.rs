//! The damage done by rooms.

use super::reach::Reach;
use crate::{Item, Kind, Quest, Square};

/// The HP that a gain of `hp` adds under the limit (R6).
pub(super) fn gain(quest: &Quest, hp: u8) -> u8 {
    match quest.options.hp_cap {
        0 => hp,
        cap => cap.saturating_sub(quest.hp).min(hp),
    }
}

/// HP, with a flask counted as 3 and a shield as 1.
pub(super) fn health(quest: &Quest) -> i32 {
    let flask = if quest.holds(Item::Flask) { 3 } else { 0 };
    i32::from(quest.hp) + flask + i32::from(quest.holds(Item::Shield))
}

/// The chance that a round hits, of the rounds that hit or end the fight; ice is certain to hit, but only once
/// (combat-2 to combat-5).
pub(super) fn hits(kind: Kind) -> f32 {
    match kind {
        Kind::Specter => 1.0 / 4.0,
        Kind::Slime => 2.0 / 5.0,
        Kind::Skeleton | Kind::Dragon | Kind::Trap => 1.0 / 2.0,
        Kind::Chest => 1.0 / 6.0,
        Kind::Ice => 1.0,
        _ => 0.0,
    }
}

/// The cost of a hit, in HP.
pub(super) fn damage(kind: Kind) -> i32 {
    crate::rules::damage(kind).into()
}

/// The expected cost of resolving the room, in HP.
pub(super) fn cost(kind: Kind) -> f32 {
    let hits = hits(kind);
    let count = if kind.is_enemy() { hits / (1.0 - hits) } else { hits };
    count * damage(kind) as f32
}

/// The expected value of entering the room and staying while that beats retreating. `after` values a health once the
/// room is resolved, `before` until then.
pub(super) fn expect(quest: &Quest, kind: Kind, after: impl Fn(i32) -> f32, before: impl Fn(i32) -> f32) -> f32 {
    let health = health(quest);
    let hits = hits(kind);
    match kind {
        Kind::Ice => after(health - 1),
        // The shield, counted as 1 HP, stops 3.
        Kind::Dragon if quest.holds(Item::Shield) => {
            (1.0 - hits) * after(health) + hits * fight(kind, health - 1, &after, &before).max(before(health - 1))
        }
        kind if kind.is_enemy() => fight(kind, health, &after, &before),
        _ => (1.0 - hits) * after(health) + hits * after(health - 1),
    }
}

fn fight(kind: Kind, health: i32, after: &impl Fn(i32) -> f32, before: &impl Fn(i32) -> f32) -> f32 {
    let (hits, left) = (hits(kind), health - damage(kind));
    let hit = if left <= 0 { 0.0 } else { fight(kind, left, after, before).max(before(left)) };
    (1.0 - hits) * after(health) + hits * hit
}

/// Whether entering the room, or one more round there, cannot end the quest: after a hit enough HP are left for the way
/// back.
pub(super) fn is_safe(reach: &Reach, room: Square, kind: Kind) -> bool {
    let quest = reach.quest;
    let on_far_side = reach.is_on_ice() || !reach.is_home();
    let comes_home = reach.beyond(room).contains(Square::STAIRCASE);
    let back = i32::from(if kind == Kind::Ice { !comes_home } else { on_far_side });
    let flask = if quest.holds(Item::Flask) { 3 } else { 0 };
    let is_guarded = quest.holds(Item::Shield) && kind != Kind::Ice && i32::from(quest.hp) > back;
    is_guarded || i32::from(quest.hp) + flask > damage(kind) + back
}
