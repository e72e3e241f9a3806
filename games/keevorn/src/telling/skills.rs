//! The skills of Weapons: heal, probe and bury.

use underdeck_game::{Gesture, MoveWords, Place, say};

use super::health::gained;
use super::zones::{drag, in_room};
use crate::{Move, View, words};

pub(super) fn offer(view: &View, mv: Move) -> Option<MoveWords> {
    Some(match mv {
        Move::Heal(card) => (
            drag(in_room(card), Place::Zone("health")),
            say!("Heal with {card}", card),
            say!("{card} is discarded; {gained}.", card, gained = gained(view, card.rank())),
            &["heal-1", "health-1"],
        ),
        Move::Probe(card) => (
            drag(in_room(card), Place::Zone("floor")),
            say!("Probe with {card}", card),
            say!("{card} is discarded; you look at the top of the Floor and take or return it.", card),
            &["probe-1", "R16"],
        ),
        Move::Bury(card, target) => (
            drag(in_room(card), in_room(target)),
            say!("Bury {target} with {card}", target, card),
            say!("{card} is discarded; {target} goes under the Floor.", card, target),
            &["bury-1", "R18"],
        ),
        Move::Take => (
            view.top().map_or(Gesture::Press, |card| drag(Place::Card("floor", card), Place::Zone("room"))),
            "Take".into(),
            "The card you see joins the Room.".into(),
            &["probe-2"],
        ),
        Move::Return => {
            (Gesture::Press, "Return".into(), "The card stays on top of the Floor.".into(), &["probe-3", "R16"])
        }
        _ => return None,
    })
}

pub(super) fn describe_change(before: &View, mv: Move, after: &View) -> Option<Vec<String>> {
    Some(vec![match mv {
        Move::Heal(card) => format!("{card} is discarded to heal {}.", card.rank()),
        Move::Probe(card) => match after.top() {
            Some(top) => format!("{card} is discarded. You look at the top of the Floor: {}.", words::name(after, top)),
            None => format!("{card} is discarded."),
        },
        Move::Bury(card, target) => format!("{card} is discarded; {target} is buried under the Floor."),
        Move::Take => format!("You take {} into the Room.", before.top().map_or_else(String::new, |c| c.to_string())),
        Move::Return => "The card stays on top of the Floor.".into(),
        _ => return None,
    }])
}
