//! Checks that all refusals share: the phase, and the pile of a card.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Id, Message, Options as _, Refusal, RuleIds, by_values, say};

use crate::deck::{BLACK, MONSTERS, RED, SCROLLS, STAIRS};
use crate::{Move, Phase, State, text};

/// Checks that no other decision comes first (over-1, R7, R9, R30, R31, R41).
pub(crate) fn check_phase(state: &State, mv: Move) -> Result<(), Refusal> {
    if phase_of(mv) == state.phase || mv == Move::Decline && state.phase == Phase::Relief {
        return Ok(());
    }
    let can_decline = state.options.decline_fortunes;
    let relics_as_weapons = state.options.relics_as_weapons.to_string();
    let (rules, reason): (RuleIds, _) = match state.phase {
        Phase::Explore => return Ok(()),
        Phase::Over(_) => (&["over-1"], say!(REFUSAL_OVER)),
        Phase::Peddler => (&["peddler-2", "R7"], say!(REFUSAL_PEDDLER_FIRST)),
        Phase::Probe => (&["probe-2", "probe-3", "R9"], say!(REFUSAL_PROBE_FIRST)),
        Phase::Loss if can_decline => (&["loss-1", "decline-1", "R9", "R30"], say!(REFUSAL_LOSS_FIRST_DECLINE)),
        Phase::Relief if can_decline => {
            (&["relief-1", "decline-1", "R9", "R30"], say!(REFUSAL_RELIEF_FIRST_DECLINE, relics_as_weapons))
        }
        Phase::Loss => (&["loss-1", "R9", "R30"], say!(REFUSAL_LOSS_FIRST)),
        Phase::Relief => (&["relief-1", "R9", "R30"], say!(REFUSAL_RELIEF_FIRST, relics_as_weapons)),
        Phase::Surprise => (&["surprise-1", "surprise-2", "R9", "R31"], say!(REFUSAL_SURPRISE_FIRST)),
        Phase::Wish => (&["wish-1", "R9", "R41"], say!(REFUSAL_WISH_FIRST, wishes = state.wishes)),
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

/// The name of the pile that holds the card; `None` if it is out of the game.
pub(crate) fn pile_of(state: &State, card: Card) -> Option<Message> {
    let piles: [(_, &Id); 6] = [
        (state.room, &text::PILE_ROOM),
        (state.hands & RED, &text::PILE_RED_HAND),
        (state.hands & BLACK, &text::PILE_BLACK_HAND),
        (state.backpack, &text::PILE_BACKPACK),
        (state.discard, &text::PILE_DISCARD),
        (state.floor.to_set(), &text::PILE_FLOOR),
    ];
    piles.into_iter().find(|(pile, _)| pile.contains(card)).map(|(_, name)| name.into())
}

/// Checks that the card is in the pile that the move needs.
pub(crate) fn check_in(
    state: &State,
    pile: CardSet,
    card: Card,
    wanted: &'static Id,
    rules: RuleIds,
) -> Result<(), Refusal> {
    Refusal::unless(pile.contains(card), rules, || match pile_of(state, card) {
        Some(place) => say!(REFUSAL_ELSEWHERE, card, place, wanted = Message::from(wanted)),
        None => say!(REFUSAL_GONE, card),
    })
}

/// Checks that the card is in the Room.
pub(crate) fn check_room(state: &State, card: Card, rules: RuleIds) -> Result<(), Refusal> {
    check_in(state, state.room, card, &text::PILE_ROOM, rules)
}

/// Checks that the card is of the kind that the move needs; a Joker never is (explore-1).
pub(crate) fn check_kind(
    state: &State,
    cards: CardSet,
    card: Card,
    only: &'static Id,
    rules: RuleIds,
) -> Result<(), Refusal> {
    let is_joker = STAIRS.contains(card) && !cards.contains(card);
    Refusal::unless(!is_joker, &["explore-1"], || say!(REFUSAL_JOKER, card))?;
    Refusal::unless(cards.contains(card), rules, || refuse_kind(state, card, only))
}

/// That the card is of another kind than the only one that is accepted (kind-1 to kind-5, R47).
pub(crate) fn refuse_kind(state: &State, card: Card, only: &'static Id) -> Message {
    let kind = match card.suit() {
        None => say!(KIND_JOKER),
        Some(_) if SCROLLS.contains(card) => say!(KIND_SCROLL),
        Some(_) if MONSTERS.contains(card) => say!(KIND_MONSTER),
        Some(_) if state.kinds().relics.contains(card) => say!(KIND_RELIC),
        Some(Suit::Clubs) => say!(KIND_CLUB),
        Some(Suit::Diamonds) => say!(KIND_DIAMOND),
        Some(Suit::Hearts) => say!(KIND_HEART),
        Some(Suit::Spades) => say!(KIND_SPADE),
    };
    say!(REFUSAL_KIND, card, kind, only = by_values(only, &state.options.pairs()))
}
