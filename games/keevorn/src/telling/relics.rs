//! Playing Relics.

use underdeck_game::{Gesture, MoveWords, say};

use super::health::{gained, lost};
use super::zones::in_room;
use crate::deck::RED;
use crate::{Move, View};

pub(super) fn offer(view: &View, mv: Move) -> Option<MoveWords> {
    let Move::Relic(card) = mv else { return None };
    let rank = card.rank();
    let change = if RED.contains(card) { gained(view, rank) } else { lost(view, rank.into()) };
    let effect = say!("{card} is discarded; {change}.", card, change);
    Some((Gesture::Tap(in_room(card)), say!("Play {card}", card), effect, &["relic-1", "health-1", "health-2"]))
}

pub(super) fn describe_change(_: &View, mv: Move, _: &View) -> Option<Vec<String>> {
    let Move::Relic(card) = mv else { return None };
    let verb = if RED.contains(card) { "gain" } else { "lose" };
    Some(vec![format!("{card} is discarded: {verb} {} Health.", card.rank())])
}
