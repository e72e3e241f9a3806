//! Letting an event happen.

use underdeck_cards::Rank;
use underdeck_game::{Gesture, say};

use super::refusal::because;
use super::{Parts, Reason, Rules};
use crate::{Move, State, View, words};

pub(super) fn offer(view: &View, _: &State, mv: Move) -> Option<Parts> {
    let (Move::Resolve, Some(event)) = (mv, view.event) else { return None };
    let rank = event.rank();
    let effect = say!("{effect}.", effect = words::event_effect(view.options, rank).capitalised());
    Some((Gesture::Press, say!("Meet {tile}", tile = words::tile(rank)), effect, rules(rank)))
}

const fn rules(event: Rank) -> Rules {
    match event {
        1 => &["window-2", "event-1", "R32"],
        2 => &["window-2", "event-2", "R26"],
        3 => &["window-2", "event-3", "R26"],
        4 => &["window-2", "event-4", "R31"],
        5 => &["window-2", "event-5", "R30"],
        6 => &["window-2", "event-6", "R9"],
        7 => &["window-2", "event-7", "R29"],
        8 => &["window-2", "event-8", "R31"],
        9 => &["window-2", "event-9", "R9"],
        10 => &["window-2", "event-10", "R34", "R36"],
        11 => &["window-2", "event-11", "R9"],
        12 => &["window-2", "event-12", "R30"],
        _ => &["window-2", "event-13", "R33"],
    }
}

pub(super) fn describe_change(before: &View, mv: Move, _: &View) -> Option<String> {
    let (Move::Resolve, Some(event)) = (mv, before.event) else { return None };
    Some(match event.rank() {
        13 => "You are on the stairs, and nothing happens to you.".into(),
        rank => format!("You let it happen: {}.", words::tile(rank)),
    })
}

pub(super) fn refusal(_: &View, mv: Move) -> Option<Reason> {
    let Move::Resolve = mv else { return None };
    because("no event waits", &["turn-2", "window-2"])
}
