//! Validity of a state.

use underdeck_cards::CardSet;
use underdeck_game::wire::check_options;
use underdeck_game::{StateError, say};

use crate::deck::{self, COMPANIONS, DARK_LORD, FIGHTER, FORTRESS, JACKS, MONSTERS, NEVER_OWNED};
use crate::location::{Location, Locations};
use crate::phase::{Cause, End};
use crate::{Options, Phase, State};

/// The most cards in a hand (state-2).
const HAND: usize = 8;

/// Checks the options (option-1, option-2, option-3), the place of each card, the counters, rooms and phase
/// (state-1, state-2).
///
/// Does not check that play could reach the state.
pub(crate) fn check(state: &State) -> Result<(), StateError> {
    check_options(&state.options)?;
    cards(state)?;
    places(state)?;
    rooms(state)?;
    hero(state)?;
    lord(state)?;
    phase(state)
}

/// Each card is in the game once (state-2, deck-4).
fn cards(state: &State) -> Result<(), StateError> {
    let mut all = CardSet::EMPTY;
    let listed = [("draw", state.draw.cards()), ("grid", state.grid.cards())];
    let sets = [("hand", state.hand), ("discard", state.discard), ("trash", state.trash), ("queens", state.queens)];
    let listed = listed.into_iter().flat_map(|(key, cards)| cards.iter().map(move |&card| (key, card)));
    for (key, card) in listed.chain(sets.into_iter().flat_map(|(key, set)| set.iter().map(move |card| (key, card)))) {
        StateError::ensure(deck::ALL.contains(card), key, || say!(FAULT_CARD_UNKNOWN, card))?;
        StateError::ensure(!all.contains(card), key, || say!(FAULT_CARD_TWICE, card))?;
        all.insert(card);
    }
    StateError::ensure(all == deck::ALL, "draw", || say!(FAULT_CARD_MISSING, cards = deck::ALL - all))
}

/// Each place holds only cards that may be there: the deck, the companions, the trash
/// (hand-4, queen-1, queen-4, state-2).
fn places(state: &State) -> Result<(), StateError> {
    let hand = state.hand.len();
    StateError::ensure(hand <= HAND, "hand", || say!(FAULT_HAND_SIZE, n = hand, most = HAND))?;
    let won = state.phase == Phase::Over(End::Won);
    let looted = if won { CardSet::of(DARK_LORD) } else { CardSet::EMPTY };
    for (key, cards, unfit) in [
        ("hand", state.hand, NEVER_OWNED),
        ("draw", state.draw.to_set(), NEVER_OWNED),
        ("discard", state.discard, NEVER_OWNED - looted),
        ("trash", state.trash, NEVER_OWNED - CardSet::of(FIGHTER)),
        ("queens", state.queens, deck::ALL - COMPANIONS),
    ] {
        StateError::ensure((cards & unfit).is_empty(), key, || say!(FAULT_CARD_UNFIT, cards = cards & unfit))?;
    }
    StateError::ensure(!won || state.discard.contains(DARK_LORD), "discard", || say!(FAULT_WON_WITHOUT_LORD))
}

/// Live rooms hold fortress cards, a slain one a monster; looted companions have left the fortress (term-3, state-2).
fn rooms(state: &State) -> Result<(), StateError> {
    for room in Location::rooms() {
        let card = state.grid.get(room);
        let fits = if state.empty.contains(room) { !COMPANIONS.contains(card) } else { FORTRESS.contains(card) };
        StateError::ensure(fits, "grid", || say!(FAULT_ROOM_CARD, card, room = room.to_string()))?;
    }
    StateError::ensure(!state.slain || MONSTERS.contains(state.grid.get(state.at)), "rooms", || {
        say!(FAULT_ROOM_SLAIN, room = state.at.to_string())
    })
}

/// The hero is outside or in a room that he has entered, and his first room is on the rim
/// (enter-1, entering-2, entering-3, entering-4).
fn hero(state: &State) -> Result<(), StateError> {
    let first = state.first_room;
    let entered = first.is_room() || !state.at.is_room();
    StateError::ensure(entered, "first_room", || say!(FAULT_FIRST_ROOM_MISSING))?;
    StateError::ensure(!first.is_room() || Locations::RIM.contains(first), "first_room", || {
        say!(FAULT_FIRST_ROOM_INSIDE, room = first.to_string())
    })?;
    StateError::ensure(!first.is_room() || !state.unknown.contains(first), "rooms", || {
        say!(FAULT_FIRST_ROOM_UNKNOWN, room = first.to_string())
    })?;
    StateError::ensure(!state.unknown.contains(state.at), "rooms", || say!(FAULT_ROOM_UNKNOWN))?;
    let visited = state.visited;
    let been = if state.options.flee_back {
        let here = [state.at, first].into_iter().filter(|at| at.is_room()).collect::<Locations>();
        ((state.empty | here) - visited).is_empty() && (visited & state.unknown).is_empty()
    } else {
        visited.is_empty()
    };
    StateError::ensure(been, "visited", || say!(FAULT_VISITED))?;
    let jack = JACKS.contains(state.grid.get(state.at)) && !state.empty.contains(state.at);
    StateError::ensure(!jack, "rooms", || say!(FAULT_JACK_LIVE))
}

/// The Dark Lord's room is empty only in the turn in which the hero left his body, unless it can be lost
/// (state-2, option-9, R22).
fn lord(state: &State) -> Result<(), StateError> {
    let found = state.grid.find(DARK_LORD);
    StateError::ensure(state.lord == found, "rooms", || {
        say!(FAULT_LORD_PLACE, found = found.to_string(), named = state.lord.to_string())
    })?;
    let is_there = !state.lord_is_left() || state.arrived || state.options.lost_body;
    StateError::ensure(is_there, "rooms", || say!(FAULT_LORD_LEFT))
}

/// Wounds agree with the phase, and the phase has the cards and rooms that it needs
/// (term-5, trap-1, defend-2, over-2, over-3, over-8).
fn phase(state: &State) -> Result<(), StateError> {
    let Options { life, .. } = state.options;
    let killed = matches!(state.phase, Phase::Over(End::Lost(cause)) if cause != Cause::Stranded);
    StateError::ensure(state.wounds <= life, "wounds", || say!(FAULT_WOUNDS_ABOVE, wounds = state.wounds, life))?;
    StateError::ensure((state.wounds == life) == killed, "wounds", || {
        say!(FAULT_WOUNDS_END, wounds = state.wounds, life)
    })?;
    let here = state.grid.get(state.at);
    match state.phase {
        Phase::Trap => {
            let is_trap = here.to_string() == "JS" && state.empty.contains(state.at);
            StateError::ensure(is_trap, "phase", || say!(FAULT_PHASE_TRAP))
        }
        Phase::Defend(attacker) => {
            let room = Locations::of(attacker);
            let live = (room & (state.unknown | state.empty)).is_empty() && !(state.slain && attacker == state.at);
            StateError::ensure(live && deck::power(state.grid.get(attacker)) > 0, "attacker", || {
                say!(FAULT_ATTACKER_MISSING, room = attacker.to_string())
            })?;
            let near = attacker == state.at || state.at.neighbours().contains(attacker);
            StateError::ensure(near, "attacker", || say!(FAULT_ATTACKER_FAR, room = attacker.to_string()))
        }
        Phase::Over(End::Lost(Cause::Stranded)) => {
            let nothing = state.hand.is_empty() && state.draw.is_empty() && state.discard.is_empty();
            StateError::ensure(nothing, "hand", || say!(FAULT_STRANDED))
        }
        Phase::Action | Phase::Over(_) => Ok(()),
    }
}
