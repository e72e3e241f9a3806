//! Changes on the slates.

use super::scene;
use crate::View;
use crate::keep::Keep;
use crate::kinds::{Mode, Resource};
use crate::phase::Phase;
use crate::view::Other;
use crate::words::goals;
use underdeck_game::prose::capitalised;

/// Changes of stores, Peons and health, of both Keeps if both are seen.
pub(super) fn of_keeps(before: &View, after: &View) -> Vec<String> {
    let mut lines = Vec::new();
    let is_two = before.options.mode.keeps() == 2;
    let whose = |player: u8| if is_two { format!("{}: ", scene::keep_name(before, player)) } else { String::new() };
    of_keep(&before.keep, &after.keep, &whose(before.seat), &mut lines);
    match (&before.other, &after.other) {
        (Other::Partner(was), Other::Partner(is)) => of_keep(was, is, &whose(1 - before.seat), &mut lines),
        (Other::Rival { hp: was, .. }, Other::Rival { hp: is, .. }) if was != is => {
            lines.push(format!("{}health {is} ({}).", whose(1 - before.seat), by(*was, *is)));
        }
        _ => {}
    }
    if lines.is_empty() && matches!(before.phase, Phase::War | Phase::WarJoin) && after.war_round > before.war_round {
        lines.push("Neither Keep is hurt.".into());
    }
    lines
}

fn of_keep(before: &Keep, after: &Keep, whose: &str, lines: &mut Vec<String>) {
    let mut changes = Vec::new();
    let mut changed = |what: &str, was: u16, is: u16, note: &str| {
        if was != is {
            changes.push(format!("{what} {is} ({}{note})", by(was, is)));
        }
    };
    changed("health", before.hp, after.hp, "");
    for &what in Resource::ALL {
        let is_full = after.store(what) == after.storage(what) && after.store(what) > before.store(what);
        let note = if is_full { ", full" } else { "" };
        changed(what.word(), before.store(what), after.store(what), note);
    }
    changed("Peons", before.peons.into(), after.peons.into(), "");
    if !changes.is_empty() {
        let line = format!("{whose}{}.", changes.join(", "));
        lines.push(if whose.is_empty() { capitalised(&line) } else { line });
    }
}

/// `+5`, `−5`.
fn by(was: u16, is: u16) -> String {
    if is >= was { format!("+{}", is - was) } else { format!("−{}", was - is) }
}

/// Goals that hold now and did not hold before (goals-1).
pub(super) fn goals(before: &View, after: &View) -> Vec<String> {
    if before.options.mode != Mode::Campaign {
        return Vec::new();
    }
    let goals = &before.tables().scenario(before.options.scenario).goals;
    let is_new = |goal: &&crate::tables::Goal| {
        let is_over = matches!(after.phase, Phase::Over(crate::phase::End::Goal));
        !before.keep.fulfils(**goal, false) && after.keep.fulfils(**goal, is_over)
    };
    goals.iter().filter(is_new).map(|&goal| format!("Goal reached: {}.", goals::goal(goal))).collect()
}
