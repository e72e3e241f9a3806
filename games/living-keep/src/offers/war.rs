//! The draft without a minion, and the war.

use game::{Gesture, Place};

use super::{Parts, minion};
use crate::keep::{Id, Ids, Keep};
use crate::tables::tables;
use crate::words::{self, Desk, count};

pub(super) fn extra() -> Parts {
    let effect = "One more card from the main deck; if it suits you, you must take it.".into();
    (Gesture::Tap(Place::Zone("main")), "One more card".into(), effect, &["draft-4", "R72"])
}

pub(super) fn pass(desk: &Desk<'_>) -> Parts {
    let rules: &[&str] =
        if desk.keep.hand.len() > crate::rules::HAND { &["draft-5", "R72"] } else { &["draft-4", "R72"] };
    (Gesture::Press, "Take nobody".into(), "You get nobody from this deal.".into(), rules)
}

pub(super) fn attack(desk: &Desk<'_>, id: Option<Id>) -> Parts {
    let Some(id) = id else {
        let effect = "You send nobody and count 0: all that your rival sends is damage.".into();
        return (Gesture::Press, "Send nobody".into(), effect, &["war-2", "R69"]);
    };
    let keep = desk.keep;
    let rank = keep.minions.rank(id);
    let after = Keep { send: Ids::of(id), ..*keep };
    let join = match after.joiners().len() {
        0 => "nobody listed after it can join".to_owned(),
        n => format!("{} can join, to {} together at most", count(n as u64, "other"), tables().limits.war_rank),
    };
    (
        minion(id),
        format!("Send {}", words::minion(keep, id)),
        format!("It attacks with {rank} and is gone after the battle; {join}."),
        &["war-2", "war-4", "R69", "R71"],
    )
}

pub(super) fn alone(desk: &Desk<'_>) -> Parts {
    let effect = format!("Strength {}; it is gone after the battle.", desk.keep.strength());
    (Gesture::Press, "Alone".into(), effect, &["war-3", "war-4"])
}

pub(super) fn join(desk: &Desk<'_>, id: Id) -> Parts {
    let keep = desk.keep;
    let after = Keep { send: keep.send.union(Ids::of(id)), ..*keep };
    let shield = if after.is_shielded() { " An even pair this low takes no damage if it loses." } else { "" };
    (
        minion(id),
        format!("With {}", words::minion(keep, id)),
        format!("Together {}; both are gone after the battle.{shield}", after.strength()),
        &["war-3", "war-4", "war-5", "R70"],
    )
}
