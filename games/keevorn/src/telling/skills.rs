//! The skills of Weapons: heal, probe and bury.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Gesture, Place, say};

use super::Parts;
use super::health::gained;
use super::refusal::{Reason, Rules, because, not_in_room, unfit};
use super::zones::{drag, in_room};
use crate::deck::suit;
use crate::{Move, State, View, words};

pub(super) fn offer(view: &View, mv: Move) -> Option<Parts> {
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

pub(super) fn refusal(state: &State, mv: Move) -> Option<Reason> {
    match mv {
        Move::Heal(card) => skill(state, card, Suit::Hearts, "only heart Weapons heal", &["heal-1", "R14"]),
        Move::Probe(card) => skill(state, card, Suit::Clubs, "only club Weapons probe", &["probe-1", "R14"])
            .or_else(|| because("the Floor is empty: there is nothing to probe", &["probe-1", "R16"])),
        Move::Bury(card, target) => skill(state, card, Suit::Diamonds, "only diamond Weapons bury", &["bury-1", "R14"])
            .or_else(|| not_in_room(state, target, &["bury-1", "R18"]))
            .or_else(|| because(format!("{card} buries another card, not itself"), &["bury-1", "R18"])),
        Move::Take | Move::Return => because("no card was probed", &["probe-1", "probe-2", "probe-3"]),
        _ => None,
    }
}

/// What keeps a card from doing what Weapons of the suit do.
fn skill(state: &State, card: Card, of: Suit, otherwise: &str, rules: Rules) -> Option<Reason> {
    unfit(state, state.kinds().weapons & suit(of), card, otherwise, rules).or_else(|| not_in_room(state, card, rules))
}
