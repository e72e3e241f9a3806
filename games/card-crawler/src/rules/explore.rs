//! Explore: entering the fortress, going on, fleeing.

use underdeck_cards::Card;

use crate::State;
use crate::deck::JACKS;
use crate::location::{Location, Locations};
use crate::phase::Cause;

/// Where one discarded card leads: from outside to any room of the rim except the first one entered, inside to every
/// neighbour (enter-1, go-1, term-1, term-2, R1, R3, R4, R10).
#[inline]
pub(crate) fn ways(state: &State) -> Locations {
    if state.at.is_room() { state.at.neighbours() } else { Locations::RIM - Locations::of(state.first_room) }
}

/// Where a trashed card and a wound lead from a living monster: to every neighbour not unknown, and outside from the
/// first room ever entered; nowhere in the turn of arrival, nor after an attack, as long as the table reads it so
/// (flee-1, flee-2, option-5, option-6, option-7, R6, R7, R8, R10).
#[inline]
pub(crate) fn escapes(state: &State) -> Locations {
    if !state.options.may_flee(state.arrived, state.attacked) {
        return Locations::EMPTY;
    }
    let outside = if state.at == state.first_room { Locations::of(Location::OUTSIDE) } else { Locations::EMPTY };
    let near = state.at.neighbours() - state.unknown;
    (if state.options.flee_back { near & state.visited } else { near }) | outside
}

/// The card is discarded and the hero enters: from outside or from the room next to it (enter-1, go-1, R1).
#[inline]
pub(crate) fn walk(state: &mut State, room: Location, card: Card) {
    state.discard(card);
    enter(state, room);
}

/// The card is trashed, the wound taken, then the hero moves if he lives (flee-1, flee-2, R9).
#[inline]
pub(crate) fn flee(state: &mut State, to: Location, card: Card) {
    state.trash(card);
    if !state.wound(1, Cause::Flight) {
        return;
    }
    if to.is_room() {
        enter(state, to);
    } else {
        arrive(state, to);
    }
}

/// What becomes of the room left behind, of the new one, and of the jack in it
/// (entering-1, entering-2, entering-3, entering-4, entering-5, R12, R21, R22, R23).
#[inline]
fn enter(state: &mut State, room: Location) {
    if state.slain {
        state.slain = false;
        state.empty.insert(state.at);
    }
    arrive(state, room);
    if !state.first_room.is_room() {
        state.first_room = room;
    }
    state.unknown.remove(room);
    if state.options.flee_back {
        state.visited.insert(room);
    }
    let card = state.grid.get(room);
    if JACKS.contains(card) && !state.empty.contains(room) {
        state.empty.insert(room);
        state.fire(card);
    }
}

/// The hero is there, came in this turn, and may attack (entering-2, flee-2, R12).
#[inline]
fn arrive(state: &mut State, to: Location) {
    state.at = to;
    state.arrived = true;
    state.attacked = false;
}
