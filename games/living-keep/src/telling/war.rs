//! The war.

use super::gesture::minion;
use super::scene::{self, Scene};
use crate::keep::{Id, Ids, Keep};
use crate::view::Other;
use crate::words::{self, count};
use crate::{Move, State, View};
use underdeck_game::{Gesture, MoveWords, say};

pub(super) fn ask(scene: &Scene<'_>) -> String {
    let round = scene.view.war_round + 1;
    match scene.keep.minions.count() {
        0 => format!("battle {round}; you have nobody left to send."),
        n => format!("battle {round}. Who attacks? {} left.", count(n as u64, "minion")),
    }
}

pub(super) fn ask_join(scene: &Scene<'_>) -> String {
    let keep = scene.keep;
    let first = keep.send.iter().next().map_or_else(|| "".into(), |id| words::minion(keep, id));
    let (rank, most) = (keep.strength(), keep.tables().limits.war_rank);
    match keep.joiners().is_empty() {
        true => format!("{first} attacks with {rank}, alone: nobody can join."),
        false => format!("{first} attacks with {rank}. Alone, or with another, together up to {most}?"),
    }
}

pub(super) fn offer_attack(scene: &Scene<'_>, id: Option<Id>) -> MoveWords {
    let Some(id) = id else {
        let effect = say!("You send nobody and count {n}: all that your rival sends is damage.", n = 0);
        return (Gesture::Press, "Send nobody".into(), effect, &["war-2", "R69"]);
    };
    let keep = scene.keep;
    let rank = keep.minions.rank(id);
    let after = Keep { send: Ids::of(id), ..*keep };
    let join = match after.joiners().len() {
        0 => "nobody listed after it can join".into(),
        n => {
            let (others, most) = (count(n as u64, "other"), keep.tables().limits.war_rank);
            say!("{others} can join, to {most} together at most", others, most)
        }
    };
    (
        minion(id),
        say!("Send {name}", name = words::minion(keep, id)),
        say!("It attacks with {rank} and is gone after the battle; {join}.", rank, join),
        &["war-2", "war-4", "R69", "R71"],
    )
}

/// The minion that attacks, or that none does (war-2).
pub(super) fn describe_attack(before: &View, id: Option<Id>) -> String {
    match id {
        Some(id) => format!("{} will attack.", words::minion(&before.keep, id)),
        None => "You have nobody to send.".into(),
    }
}

pub(super) fn offer_alone(scene: &Scene<'_>) -> MoveWords {
    let effect = say!("Strength {n}; it is gone after the battle.", n = scene.keep.strength());
    (Gesture::Press, "Alone".into(), effect, &["war-3", "war-4"])
}

pub(super) fn offer_join(scene: &Scene<'_>, id: Id) -> MoveWords {
    let keep = scene.keep;
    let after = Keep { send: keep.send.union(Ids::of(id)), ..*keep };
    let shield = if after.is_shielded() { " An even pair this low takes no damage if it loses." } else { "" };
    (
        minion(id),
        say!("With {name}", name = words::minion(keep, id)),
        say!("Together {n}; both are gone after the battle.{shield}", n = after.strength(), shield),
        &["war-3", "war-4", "war-5", "R70"],
    )
}

/// All minions sent (war-3).
pub(super) fn describe_sent(before: &View, joins: Option<Id>) -> String {
    let more = joins.map_or(Ids::EMPTY, Ids::of);
    let keep = Keep { send: before.keep.send.union(more), ..before.keep };
    let verb = if keep.send.len() == 1 { "goes" } else { "go" };
    let together = if keep.send.len() == 1 { String::new() } else { format!(", together {}", keep.strength()) };
    format!("{} {verb} to war{together}.", words::minions(&keep, keep.send))
}

/// A battle, once both players have chosen (war-4, war-5, view-7).
pub(super) fn battle(before: &State, mv: Move, after: &State) -> Vec<String> {
    if after.war_round == before.war_round || before.to_move != 1 {
        return Vec::new();
    }
    let mut sent = before.keeps;
    if let Move::Join(id) = mv {
        sent[1].send = sent[1].send.union(Ids::of(id));
    }
    let side = |keep: &Keep, n: u8| match keep.send.len() {
        0 => format!("Keep {n} sends nobody"),
        1 => format!("Keep {n} sends {}", words::minions(keep, keep.send)),
        _ => format!("Keep {n} sends {}, together {}", words::minions(keep, keep.send), keep.strength()),
    };
    let (one, two) = (sent[0].strength(), sent[1].strength());
    let mut lines = vec![format!("Battle {}: {}; {}.", after.war_round, side(&sent[0], 1), side(&sent[1], 2))];
    let loser = usize::from(one > two);
    lines.push(if one == two {
        "Even: neither Keep is hurt.".into()
    } else if sent[loser].is_shielded() {
        format!("Keep {} loses, but its pair holds the gate: no damage.", loser + 1)
    } else {
        let (lost, left) = (before.keeps[loser].hp - after.keeps[loser].hp, after.keeps[loser].hp);
        format!("Keep {} loses {lost} health; {left} left.", loser + 1)
    });
    lines
}

/// The winner of the war (end-5).
pub(super) fn ended(scene: &Scene<'_>) -> String {
    let (mine, theirs) = match scene.view.other {
        Other::Rival { hp, .. } => (scene.view.keep.hp, hp),
        _ => (scene.view.keep.hp, 0),
    };
    let (me, rival) =
        (scene::keep_name(scene.view, scene.view.seat), scene::keep_name(scene.view, 1 - scene.view.seat));
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => format!("The war is over: {me} wins, {mine} health against {theirs}."),
        std::cmp::Ordering::Less => format!("The war is over: {rival} wins, {theirs} health against {mine}."),
        std::cmp::Ordering::Equal => format!("The war is over: a draw, {mine} health each."),
    }
}
