//! The war.

use super::gesture::minion;
use super::scene::{self, Scene};
use crate::keep::{Id, Ids, Keep};
use crate::view::Other;
use crate::words;
use crate::{Move, State, View};
use underdeck_game::{Gesture, Message, MoveWords, say};

pub(super) fn ask(scene: &Scene<'_>) -> Message {
    say!(ASK_WAR, battle = scene.view.war_round + 1, n = scene.keep.minions.count())
}

pub(super) fn ask_join(scene: &Scene<'_>) -> Message {
    let keep = scene.keep;
    let Some(first) = keep.send.iter().next() else { return ask(scene) };
    let (minion, rank) = (words::minion(keep, first), keep.strength());
    match keep.joiners().is_empty() {
        true => say!(ASK_JOIN_NONE, minion, rank),
        false => say!(ASK_JOIN, minion, rank, most = keep.tables().limits.war_rank),
    }
}

pub(super) fn offer_attack(scene: &Scene<'_>, id: Option<Id>) -> MoveWords {
    let Some(id) = id else {
        return (Gesture::Press, say!(ATTACK_LABEL_NONE), say!(ATTACK_EFFECT_NONE, n = 0), &["war-2", "R69"]);
    };
    let keep = scene.keep;
    let after = Keep { send: Ids::of(id), ..*keep };
    let (rank, most) = (keep.minions.rank(id), keep.tables().limits.war_rank);
    (
        minion(id),
        say!(ATTACK_LABEL, kind = keep.minions.get(id).kind, id),
        say!(ATTACK_EFFECT, rank, others = after.joiners().len(), most),
        &["war-2", "war-4", "R69", "R71"],
    )
}

/// The minion that attacks, or that none does (war-2).
pub(super) fn describe_attack(before: &View, id: Option<Id>) -> Message {
    match id {
        Some(id) => say!(ATTACK_CHOSEN, minion = words::minion(&before.keep, id)),
        None => say!(ATTACK_NONE),
    }
}

pub(super) fn offer_alone(scene: &Scene<'_>) -> MoveWords {
    let effect = say!(ALONE_EFFECT, n = scene.keep.strength());
    (Gesture::Press, say!(ALONE_LABEL), effect, &["war-3", "war-4"])
}

pub(super) fn offer_join(scene: &Scene<'_>, id: Id) -> MoveWords {
    let keep = scene.keep;
    let after = Keep { send: keep.send.union(Ids::of(id)), ..*keep };
    let shield = after.is_shielded().then(|| say!(JOIN_SHIELD));
    (
        minion(id),
        say!(JOIN_LABEL, kind = keep.minions.get(id).kind, id),
        words::sentences([say!(JOIN_EFFECT, n = after.strength())].into_iter().chain(shield)),
        &["war-3", "war-4", "war-5", "R70"],
    )
}

/// All minions sent (war-3).
pub(super) fn describe_sent(before: &View, joins: Option<Id>) -> Message {
    let more = joins.map_or(Ids::EMPTY, Ids::of);
    let keep = Keep { send: before.keep.send.union(more), ..before.keep };
    let minions = words::minions(&keep, keep.send);
    say!(SENT_TO_WAR, n = keep.send.len(), minions, strength = keep.strength())
}

/// A battle, once both players have chosen (war-4, war-5, view-7).
pub(super) fn battle(before: &State, mv: Move, after: &State) -> Vec<Message> {
    if after.war_round == before.war_round || before.to_move != 1 {
        return Vec::new();
    }
    let mut sent = before.keeps;
    if let Move::Join(id) = mv {
        sent[1].send = sent[1].send.union(Ids::of(id));
    }
    let keep = |n: usize| say!(KEEP_OF, n = n + 1);
    let side = |n: usize| {
        let (keep, minions) = (keep(n), words::minions(&sent[n], sent[n].send));
        match sent[n].send.len() {
            0 => say!(SIDE_NONE, keep),
            1 => say!(SIDE_ONE, keep, minions),
            _ => say!(SIDE_TWO, keep, minions, strength = sent[n].strength()),
        }
    };
    let (one, two) = (sent[0].strength(), sent[1].strength());
    let loser = usize::from(one > two);
    vec![
        say!(BATTLE, n = after.war_round, first = side(0), second = side(1)),
        if one == two {
            say!(BATTLE_EVEN)
        } else if sent[loser].is_shielded() {
            say!(BATTLE_SHIELDED, keep = keep(loser))
        } else {
            let (was, left) = (before.keeps[loser].hp, after.keeps[loser].hp);
            say!(BATTLE_LOST, keep = keep(loser), left, change = words::change(was, left))
        },
    ]
}

/// The winner of the war (end-5).
pub(super) fn ended(scene: &Scene<'_>) -> Message {
    let view = scene.view;
    let (mine, theirs) = match view.other {
        Other::Rival { hp, .. } => (view.keep.hp, hp),
        _ => (view.keep.hp, 0),
    };
    let winner =
        |player| say!(END_WAR, keep = scene::keep_name(view, player), more = mine.max(theirs), less = mine.min(theirs));
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => winner(view.seat),
        std::cmp::Ordering::Less => winner(1 - view.seat),
        std::cmp::Ordering::Equal => say!(END_WAR_DRAW, n = mine),
    }
}
