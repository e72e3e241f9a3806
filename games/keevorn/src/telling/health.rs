//! Health gained and lost.

use crate::View;

/// What gaining `n` does to Health (health-1).
pub(super) fn gained(view: &View, n: u8) -> String {
    let health = (u32::from(view.health) + u32::from(n)).min(view.max_health.into());
    format!("Health {} + {n} = {health}", view.health)
}

/// What losing `n` does to Health (health-2).
pub(super) fn lost(view: &View, n: u32) -> String {
    match u32::from(view.health).saturating_sub(n) {
        0 => format!("Health {} − {n}: you die", view.health),
        health => format!("Health {} − {n} = {health}", view.health),
    }
}

pub(super) fn told(before: &View, after: &View) -> Option<String> {
    let change = i32::from(after.health) - i32::from(before.health);
    (change != 0).then(|| format!("Health {} ({change:+}).", after.health))
}
