//! Health gained and lost.

use underdeck_game::{Message, prose, say};

use crate::View;

/// Health after gaining `n` (health-1).
pub(super) fn gained(view: &View, n: u8) -> Message {
    let (health, most) = (u32::from(view.health), u32::from(view.options.max_health));
    match health + u32::from(n) {
        _ if health == most => say!("Health stays {most}, the most you can have", most),
        sum if sum > most => say!("Health {health} + {n}, but no more than {most}", health, n, most),
        sum => say!("Health {health} + {n} = {sum}", health, n, sum),
    }
}

/// Health after losing `n` (health-2).
pub(super) fn lost(view: &View, n: u32) -> Message {
    let health = view.health;
    match u32::from(health).saturating_sub(n) {
        0 => say!("Health {health} − {n}: you die", health, n),
        left => say!("Health {health} − {n} = {left}", health, n, left),
    }
}

pub(super) fn describe_change(before: &View, after: &View) -> Option<String> {
    let change = i32::from(after.health) - i32::from(before.health);
    (change != 0).then(|| format!("Health {} ({}).", after.health, prose::change(change)))
}
