//! Playing Relics.

use underdeck_game::{Gesture, say};

use super::Parts;
use super::health::{gained, lost};
use super::refusal::{Reason, because, not_in_room, unfit};
use super::zones::in_room;
use crate::deck::RED;
use crate::{Move, State, View};

pub(super) fn offer(view: &View, mv: Move) -> Option<Parts> {
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

pub(super) fn refusal(state: &State, mv: Move) -> Option<Reason> {
    let Move::Relic(card) = mv else { return None };
    let relics = state.kinds().relics;
    if relics.is_empty() {
        return because("ranks 2 to 4 are Weapons in this game, and nothing is a Relic", &["relic-1", "R47"]);
    }
    unfit(state, relics, card, "only Relics are played like this", &["relic-1"])
        .or_else(|| not_in_room(state, card, &["relic-1"]))
}
