//! Checks that all refusals share: the phase, and the pile of a card.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Refusal, RuleIds};

use crate::deck::{BLACK, RED, STAIRS};
use crate::{Move, Phase, State, deck};

/// Checks that no other decision comes first (over-1, R7, R9, R30, R31, R41).
pub(crate) fn check_phase(state: &State, mv: Move) -> Result<(), Refusal> {
    if phase_of(mv) == state.phase || mv == Move::Decline && state.phase == Phase::Relief {
        return Ok(());
    }
    let (rules, reason): (RuleIds, _) = match state.phase {
        Phase::Explore => return Ok(()),
        Phase::Over(_) => (&["over-1"], "the game is over"),
        Phase::Peddler => (&["peddler-2", "R7"], "the Peddler is still here: `explore` sends him away"),
        Phase::Probe => (&["probe-2", "probe-3", "R9"], "the card that you look at comes first: take it or return it"),
        Phase::Loss if state.options.decline_fortunes => {
            (&["loss-1", "decline-1", "R9", "R30"], "Loss comes first: lose a card of your Backpack, or decline")
        }
        Phase::Relief if state.options.decline_fortunes => (
            &["relief-1", "decline-1", "R9", "R30"],
            "Relief comes first: relieve a Monster or Relic of the Room, or decline",
        ),
        Phase::Loss => (&["loss-1", "R9", "R30"], "Loss comes first: lose a card of your Backpack"),
        Phase::Relief => (&["relief-1", "R9", "R30"], "Relief comes first: relieve a Monster or Relic of the Room"),
        Phase::Surprise => (
            &["surprise-1", "surprise-2", "R9", "R31"],
            "Surprise comes first: discard any cards of the Room, or nothing",
        ),
        Phase::Wish if state.wishes > 1 => {
            let reason = format!("your {} wishes come first: name a Fortune", state.wishes);
            return Refusal::because(&["wish-1", "R9", "R41"], reason);
        }
        Phase::Wish => (&["wish-1", "R9", "R41"], "your wish comes first: name a Fortune"),
    };
    Refusal::because(rules, reason)
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

/// Checks that the card is in the pile that the move needs.
pub(crate) fn check_in(state: &State, pile: CardSet, card: Card, wanted: &str, rules: RuleIds) -> Result<(), Refusal> {
    if pile.contains(card) {
        return Ok(());
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
        Some((_, place)) => Refusal::because(rules, format!("{card} lies {place}, not {wanted}")),
        None => Refusal::because(rules, format!("{card} is out of the game")),
    }
}

/// Checks that the card is in the Room.
pub(crate) fn check_room(state: &State, card: Card, rules: RuleIds) -> Result<(), Refusal> {
    check_in(state, state.room, card, "in the Room", rules)
}

/// Checks that the card is of the kind that the move needs; a Joker never is (explore-1).
pub(crate) fn check_kind(
    state: &State,
    cards: CardSet,
    card: Card,
    otherwise: &str,
    rules: RuleIds,
) -> Result<(), Refusal> {
    Refusal::unless(!STAIRS.contains(card) || cards.contains(card), &["explore-1"], || {
        format!("{card} is a Joker, which is neither played nor stored")
    })?;
    Refusal::unless(cards.contains(card), rules, || {
        format!("{card} is {}: {otherwise}", deck::kind(state.kinds(), card))
    })
}
