//! The draft and the war, as the player who decides sees them.

use crate::keep::{Id, Ids, Keep};
use crate::words::{self, faces};
use crate::{Move, View};

/// One more card for a hand (draft-4).
pub(super) fn drawn(before: &View, after: &View) -> String {
    format!("You draw {}.", faces::shorts(after.keep.hand - before.keep.hand))
}

/// Who attacks, or that nobody does (war-2).
pub(super) fn attacked(before: &View, id: Option<Id>) -> String {
    match id {
        Some(id) => format!("{} will attack.", words::minion(&before.keep, id)),
        None => "You have nobody to send.".into(),
    }
}

/// All who are sent (war-3).
pub(super) fn sent(before: &View, mv: Move) -> String {
    let more = if let Move::Join(id) = mv { Ids::of(id) } else { Ids::NONE };
    let keep = Keep { send: before.keep.send.union(more), ..before.keep };
    let verb = if keep.send.len() == 1 { "goes" } else { "go" };
    let together = if keep.send.len() == 1 { String::new() } else { format!(", together {}", keep.strength()) };
    format!("{} {verb} to war{together}.", words::minions(&keep, keep.send))
}
