//! Which decision comes first, and what the refusals of all moves share.

use underdeck_cards::{Card, CardSet};

use crate::deck::{BLACK, RED, STAIRS};
use crate::{Move, Phase, State, words};

pub(super) type Rules = &'static [&'static str];
pub(super) type Reason = (String, Rules);

/// The decision that is due before a move of another phase; `None` while exploring, when nothing else is due
/// (over-1, R7, R9, R30, R31, R41).
pub(super) fn what_comes_first(state: &State, mv: Move) -> Option<Reason> {
    if phase_of(mv) == state.phase || mv == Move::Decline && state.phase == Phase::Relief {
        return None;
    }
    let (reason, rules): (_, Rules) = match state.phase {
        Phase::Explore => return None,
        Phase::Over(_) => ("the game is over", &["over-1"]),
        Phase::Peddler => ("the Peddler is still here: `explore` sends him away", &["peddler-2", "R7"]),
        Phase::Probe => ("the card that you look at comes first: take it or return it", &["probe-2", "probe-3", "R9"]),
        Phase::Loss if state.options.decline_fortunes => {
            ("Loss comes first: lose a card of your Backpack, or decline", &["loss-1", "decline-1", "R9", "R30"])
        }
        Phase::Relief if state.options.decline_fortunes => (
            "Relief comes first: relieve a Monster or Relic of the Room, or decline",
            &["relief-1", "decline-1", "R9", "R30"],
        ),
        Phase::Loss => ("Loss comes first: lose a card of your Backpack", &["loss-1", "R9", "R30"]),
        Phase::Relief => ("Relief comes first: relieve a Monster or Relic of the Room", &["relief-1", "R9", "R30"]),
        Phase::Surprise => (
            "Surprise comes first: discard any cards of the Room, or nothing",
            &["surprise-1", "surprise-2", "R9", "R31"],
        ),
        Phase::Wish if state.wishes > 1 => {
            let reason = format!("your {} wishes come first: name a Fortune", state.wishes);
            return because(reason, &["wish-1", "R9", "R41"]);
        }
        Phase::Wish => ("your wish comes first: name a Fortune", &["wish-1", "R9", "R41"]),
    };
    because(reason, rules)
}

/// The phase under which the reference lists a move.
const fn phase_of(mv: Move) -> Phase {
    match mv {
        Move::Trade(_) | Move::Explore => Phase::Peddler,
        Move::Take | Move::Return => Phase::Probe,
        Move::Lose(_) | Move::Decline => Phase::Loss,
        Move::Relieve(_) => Phase::Relief,
        Move::Discard(_) => Phase::Surprise,
        Move::Wish(_) => Phase::Wish,
        _ => Phase::Explore,
    }
}

pub(super) fn because(reason: impl Into<String>, rules: Rules) -> Option<Reason> {
    Some((reason.into(), rules))
}

/// The card is not in the pile where the move looks for it.
pub(super) fn not_in(state: &State, pile: CardSet, card: Card, wanted: &str, rules: Rules) -> Option<Reason> {
    if pile.contains(card) {
        return None;
    }
    let places = [
        (state.room, "in the Room"),
        (state.hands & RED, "in your red Hand"),
        (state.hands & BLACK, "in your black Hand"),
        (state.backpack, "in your Backpack"),
        (state.discard, "in the Discard"),
        (state.floor.to_set(), "in the Floor"),
    ];
    match places.into_iter().find(|(pile, _)| pile.contains(card)) {
        Some((_, place)) => because(format!("{card} lies {place}, not {wanted}"), rules),
        None => because(format!("{card} is out of the game"), rules),
    }
}

pub(super) fn not_in_room(state: &State, card: Card, rules: Rules) -> Option<Reason> {
    not_in(state, state.room, card, "in the Room", rules)
}

/// The card is not of the kind that the move needs; a Joker never is (explore-1).
pub(super) fn unfit(state: &State, cards: CardSet, card: Card, otherwise: &str, rules: Rules) -> Option<Reason> {
    if cards.contains(card) {
        return None;
    }
    if STAIRS.contains(card) {
        return because(format!("{card} is a Joker, which is neither played nor stored"), &["explore-1"]);
    }
    because(format!("{card} is {}: {otherwise}", words::kind(state.kinds(), card)), rules)
}
