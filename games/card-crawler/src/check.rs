//! Validity of a state.

use underdeck_cards::CardSet;
use underdeck_game::StateError;
use underdeck_game::wire::check_options;

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
        StateError::ensure(deck::ALL.contains(card), key, || format!("{card} is not in the game"))?;
        StateError::ensure(!all.contains(card), key, || format!("{card} lies in a second place"))?;
        all.insert(card);
    }
    StateError::ensure(all == deck::ALL, "draw", || format!("{} lie nowhere", deck::ALL - all))
}

/// Each place holds only cards that may be there: the deck, the companions, the trash
/// (hand-4, queen-1, queen-4, state-2).
fn places(state: &State) -> Result<(), StateError> {
    let hand = state.hand.len();
    StateError::ensure(hand <= HAND, "hand", || format!("{hand} cards are more than {HAND}"))?;
    let won = state.phase == Phase::Over(End::Won);
    let looted = if won { CardSet::of(DARK_LORD) } else { CardSet::EMPTY };
    for (key, cards, unfit) in [
        ("hand", state.hand, NEVER_OWNED),
        ("draw", state.draw.to_set(), NEVER_OWNED),
        ("discard", state.discard, NEVER_OWNED - looted),
        ("trash", state.trash, NEVER_OWNED - CardSet::of(FIGHTER)),
        ("queens", state.queens, deck::ALL - COMPANIONS),
    ] {
        StateError::ensure((cards & unfit).is_empty(), key, || format!("{} does not belong there", cards & unfit))?;
    }
    StateError::ensure(
        !won || state.discard.contains(DARK_LORD),
        "discard",
        || "a game is won with the Dark Lord looted",
    )
}

/// Live rooms hold fortress cards, a slain one a monster; looted companions have left the fortress (term-3, state-2).
fn rooms(state: &State) -> Result<(), StateError> {
    for room in Location::rooms() {
        let card = state.grid.get(room);
        let fits = if state.empty.contains(room) { !COMPANIONS.contains(card) } else { FORTRESS.contains(card) };
        StateError::ensure(fits, "grid", || format!("{card} cannot lie in {room} in that room's state"))?;
    }
    StateError::ensure(!state.slain || MONSTERS.contains(state.grid.get(state.at)), "rooms", || {
        format!("there is no monster to be slain in {}", state.at)
    })
}

/// The hero is outside or in a room that he has entered, and his first room is on the rim
/// (enter-1, entering-2, entering-3, entering-4).
fn hero(state: &State) -> Result<(), StateError> {
    let first = state.first_room;
    StateError::ensure(
        first.is_room() || !state.at.is_room(),
        "first_room",
        || "a hero in the fortress has entered a first room",
    )?;
    StateError::ensure(!first.is_room() || Locations::RIM.contains(first), "first_room", || {
        format!("{first} is not on the rim")
    })?;
    StateError::ensure(!first.is_room() || !state.unknown.contains(first), "rooms", || {
        format!("the first room, {first}, is not unknown")
    })?;
    StateError::ensure(!state.unknown.contains(state.at), "rooms", || "the hero's room is not unknown")?;
    let visited = state.visited;
    let been = if state.options.flee_back {
        let here = [state.at, first].into_iter().filter(|at| at.is_room()).collect::<Locations>();
        ((state.empty | here) - visited).is_empty() && (visited & state.unknown).is_empty()
    } else {
        visited.is_empty()
    };
    StateError::ensure(
        been,
        "visited",
        || "with `flee_back` it holds all rooms of the hero and no unknown one, otherwise there is no such key",
    )?;
    let jack = JACKS.contains(state.grid.get(state.at)) && !state.empty.contains(state.at);
    StateError::ensure(!jack, "rooms", || "the jack in the hero's room has happened")
}

/// The Dark Lord's room is empty only in the turn in which the hero left his body, unless it can be lost
/// (state-2, option-9, R22).
fn lord(state: &State) -> Result<(), StateError> {
    let lies = state.grid.find(DARK_LORD);
    StateError::ensure(state.lord == lies, "rooms", || format!("the Dark Lord lies on {lies}, not on {}", state.lord))?;
    StateError::ensure(
        !state.lord_is_left() || state.arrived || state.options.lost_body,
        "rooms",
        || "the Dark Lord's room is empty only in a turn in which the hero moved",
    )
}

/// Wounds agree with the phase, and the phase has the cards and rooms that it needs
/// (term-5, trap-1, defend-2, over-2, over-3, over-8).
fn phase(state: &State) -> Result<(), StateError> {
    let Options { life, .. } = state.options;
    let killed = matches!(state.phase, Phase::Over(End::Lost(cause)) if cause != Cause::Stranded);
    StateError::ensure(state.wounds <= life, "wounds", || format!("{} is above life {life}", state.wounds))?;
    StateError::ensure((state.wounds == life) == killed, "wounds", || {
        format!("{}, but wounds are {life} if and only if they ended the game", state.wounds)
    })?;
    let here = state.grid.get(state.at);
    match state.phase {
        Phase::Trap => StateError::ensure(
            here.to_string() == "JS" && state.empty.contains(state.at),
            "phase",
            || "a hero in a trap is in the room of JS, which is empty",
        ),
        Phase::Defend(attacker) => {
            let room = Locations::of(attacker);
            let live = (room & (state.unknown | state.empty)).is_empty() && !(state.slain && attacker == state.at);
            StateError::ensure(live && deck::power(state.grid.get(attacker)) > 0, "attacker", || {
                format!("there is no living monster in {attacker}")
            })?;
            let near = attacker == state.at || state.at.neighbours().contains(attacker);
            StateError::ensure(near, "attacker", || format!("{attacker} is neither the hero's room nor next to it"))
        }
        Phase::Over(End::Lost(Cause::Stranded)) => {
            let nothing = state.hand.is_empty() && state.draw.is_empty() && state.discard.is_empty();
            StateError::ensure(nothing, "hand", || "a stranded hero has no card left")
        }
        Phase::Action | Phase::Over(_) => Ok(()),
    }
}
