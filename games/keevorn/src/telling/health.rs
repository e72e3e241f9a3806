//! Health gained and lost.

use game::prose;

use crate::View;

/// What gaining `n` does to Health (health-1).
pub(super) fn gained(view: &View, n: u8) -> String {
    let (health, most) = (u32::from(view.health), view.max_health.into());
    match health + u32::from(n) {
        _ if health == most => format!("Health stays {most}, the most you can have"),
        sum if sum > most => format!("Health {health} + {n}, but no more than {most}"),
        sum => format!("Health {health} + {n} = {sum}"),
    }
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
    (change != 0).then(|| format!("Health {} ({}).", after.health, prose::change(change)))
}
