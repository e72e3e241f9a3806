//! Changes on the slates.

use super::scene;
use crate::View;
use crate::keep::Keep;
use crate::kinds::{Mode, Resource};
use crate::phase::Phase;
use crate::view::Other;
use crate::words::{change, goals};
use underdeck_game::{Link, Message, say};

/// Changes of stores, Peons and health, of both Keeps if both are seen. The report of a battle names its damage itself.
pub(super) fn of_keeps(before: &View, after: &View) -> Vec<Message> {
    if after.war_round > before.war_round {
        return Vec::new();
    }
    let is_two = before.options.mode.keeps() == 2;
    let line = |player: u8, changes: Vec<Message>| {
        let changes = (!changes.is_empty()).then(|| Message::join(changes, Link::Comma))?;
        let whose = is_two.then(|| scene::keep_name(before, player));
        Some(match whose {
            Some(keep) => say!(CHANGES_OF, keep, changes),
            None => say!(CHANGES, changes).capitalised(),
        })
    };
    let mut lines = Vec::from_iter(line(before.seat, of_keep(&before.keep, &after.keep)));
    lines.extend(match (&before.other, &after.other) {
        (Other::Partner(was), Other::Partner(is)) => line(1 - before.seat, of_keep(was, is)),
        (Other::Rival { hp: was, .. }, Other::Rival { hp: is, .. }) if was != is => {
            line(1 - before.seat, vec![health(*was, *is)])
        }
        _ => None,
    });
    lines
}

fn health(was: u16, is: u16) -> Message {
    say!(CHANGED, what = say!(HEALTH), n = is, change = change(was, is))
}

fn of_keep(before: &Keep, after: &Keep) -> Vec<Message> {
    let mut changes = Vec::new();
    if before.hp != after.hp {
        changes.push(health(before.hp, after.hp));
    }
    for &what in Resource::ALL {
        let (was, n) = (before.store(what), after.store(what));
        if n > was && n == after.storage(what) {
            changes.push(say!(CHANGED_FULL, what, n, change = change(was, n)));
        } else if n != was {
            changes.push(say!(CHANGED, what, n, change = change(was, n)));
        }
    }
    if before.peons != after.peons {
        let (was, n) = (before.peons, after.peons);
        changes.push(say!(CHANGED, what = say!(PEONS), n, change = change(was, n)));
    }
    changes
}

/// Goals that hold now and did not hold before (goals-1).
pub(super) fn goals(before: &View, after: &View) -> Vec<Message> {
    if before.options.mode != Mode::Campaign {
        return Vec::new();
    }
    let goals = &before.tables().scenario(before.options.scenario).goals;
    let is_new = |goal: &&crate::tables::Goal| {
        let is_over = matches!(after.phase, Phase::Over(crate::phase::End::Goal));
        !before.keep.fulfils(**goal, false) && after.keep.fulfils(**goal, is_over)
    };
    goals.iter().filter(is_new).map(|&goal| say!(GOAL_FULFILLED, goal = goals::goal(goal))).collect()
}
