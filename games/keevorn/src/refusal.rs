//! Why a move is not legal, in the words of the rules.

mod explore;

use cards::{Card, CardSet, Suit};
use game::{Play as _, Refusal};

use crate::deck::{BLACK, MONSTERS, RED, SCROLLS};
use crate::options::Edition;
use crate::{Move, Phase, State, View};

type Rules = &'static [&'static str];
type Reason = (String, Rules);

/// The first reason that a player would give; `None` if the move is legal.
///
/// Whether it is legal is asked of a state that looks like the view: what is hidden decides about no move.
pub(crate) fn refusal(view: &View, mv: Move) -> Option<Refusal> {
    let state = view.complete(|_| ());
    if state.is_legal(mv) {
        return None;
    }
    let found = if phase_of(mv) == state.phase { in_its_phase(&state, mv) } else { Some(out_of_phase(&state, mv)) };
    found.map(|(reason, rules)| Refusal { reason, rules })
}

/// The phase under which the reference lists a move.
const fn phase_of(mv: Move) -> Phase {
    match mv {
        Move::Trade(_) | Move::Explore => Phase::Peddler,
        Move::Take | Move::Return => Phase::Probe,
        Move::Lose(_) => Phase::Loss,
        Move::Relieve(_) => Phase::Relief,
        Move::Discard(_) => Phase::Surprise,
        Move::Wish(_) => Phase::Wish,
        _ => Phase::Explore,
    }
}

/// What comes before a move of another phase (over-1, R7, R9, R30, R31, R41).
fn out_of_phase(state: &State, mv: Move) -> Reason {
    let (reason, rules): (_, Rules) = match state.phase {
        Phase::Over(_) => ("the game is over", &["over-1"]),
        Phase::Peddler => ("the Peddler is still here: `explore` sends him away", &["peddler-2", "R7"]),
        Phase::Probe => ("the card that you look at comes first: take it or return it", &["probe-2", "probe-3", "R9"]),
        Phase::Loss => ("Loss comes first: lose a card of your Backpack", &["loss-1", "R9", "R30"]),
        Phase::Relief => ("Relief comes first: relieve a Monster or Relic of the Room", &["relief-1", "R9", "R30"]),
        Phase::Surprise => (
            "Surprise comes first: discard any cards of the Room, or nothing",
            &["surprise-1", "surprise-2", "R9", "R31"],
        ),
        Phase::Wish if state.wishes > 1 => {
            let reason = format!("your {} wishes come first: name a Fortune", state.wishes);
            return (reason, &["wish-1", "R9", "R41"]);
        }
        Phase::Wish => ("your wish comes first: name a Fortune", &["wish-1", "R9", "R41"]),
        Phase::Explore => return unasked(state.edition, mv),
    };
    (reason.into(), rules)
}

/// Why a move of another phase is not made while exploring: nothing asks for it (R4, R13).
fn unasked(edition: Edition, mv: Move) -> Reason {
    let (reason, rules): (_, Rules) = match (mv, edition) {
        (Move::Trade(_), _) => ("the Peddler has gone, and he comes only once", &["peddler-1", "R4"]),
        (Move::Explore, _) => ("the Peddler has gone: you are exploring", &["peddler-2", "R4"]),
        (Move::Take | Move::Return, _) => ("no card was probed", &["probe-1", "probe-2", "probe-3"]),
        (Move::Lose(_), _) => ("no Loss asks for a card", &["loss-1", "fortune-2", "R13"]),
        (Move::Relieve(_), _) => ("no Relief asks for a card", &["relief-1", "fortune-4", "R13"]),
        (Move::Discard(_), Edition::First) => ("no Surprise asks for cards", &["surprise-2", "fortune-5", "R13"]),
        (Move::Discard(_), Edition::Second) => {
            ("Surprise discards nothing in the second edition", &["surprise-2", "fortune-6", "R13"])
        }
        _ => ("you have no wish to name", &["wish-1"]),
    };
    (reason.into(), rules)
}

/// What is wrong with an illegal move in its own phase.
fn in_its_phase(state: &State, mv: Move) -> Option<Reason> {
    match mv {
        Move::Trade(card) => not_in(state, state.room, card, "in the Room", &["peddler-1"]).or_else(|| {
            because(format!("{card} is {}: the Peddler takes none", kind(state, card)), &["peddler-1", "R5", "R6"])
        }),
        Move::Lose(card) => not_in(state, state.backpack, card, "in your Backpack", &["loss-1"]),
        Move::Relieve(card) => not_in(state, state.room, card, "in the Room", &["relief-1"]).or_else(|| {
            because(format!("{card} is {}, neither Monster nor Relic", kind(state, card)), &["relief-1", "fortune-4"])
        }),
        Move::Discard(cards) => {
            let stranger = (cards - state.room).first()?;
            not_in(state, state.room, stranger, "in the Room", &["surprise-2"])
        }
        Move::Wish(_) => because("a wish for Surprise would only ask again", &["wish-1", "R33"]),
        _ => explore::reason(state, mv),
    }
}

fn because(reason: impl Into<String>, rules: Rules) -> Option<Reason> {
    Some((reason.into(), rules))
}

/// The card does not lie in the pile where the move looks for it.
fn not_in(state: &State, pile: CardSet, card: Card, wanted: &str, rules: Rules) -> Option<Reason> {
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

/// What the card is in this game (kind-1 to kind-5, R47).
fn kind(state: &State, card: Card) -> &'static str {
    let kinds = state.kinds();
    match card.suit() {
        None => "a Joker",
        Some(_) if SCROLLS.contains(card) => "a Scroll",
        Some(_) if MONSTERS.contains(card) => "a Monster",
        Some(_) if kinds.relics.contains(card) => "a Relic",
        Some(Suit::Clubs) => "a club Weapon",
        Some(Suit::Diamonds) => "a diamond Weapon",
        Some(Suit::Hearts) => "a heart Weapon",
        Some(Suit::Spades) => "a spade Weapon",
    }
}
