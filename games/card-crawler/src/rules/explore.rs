//! Explore: entering the fortress, moving, fleeing.

use underdeck_cards::Card;
use underdeck_game::{Refusal, say};

use crate::deck::JACKS;
use crate::location::{Location, Locations};
use crate::phase::Cause;
use crate::{Options, State};

/// The rooms that one discarded card reaches: from outside, each room of the rim except the first one entered; inside,
/// every neighbour (enter-1, go-1, term-1, term-2, R1, R3, R4, R10).
#[inline]
pub(crate) fn ways(state: &State) -> Locations {
    if state.at.is_room() { state.at.neighbours() } else { Locations::RIM - Locations::of(state.first_room) }
}

/// The places that a trashed card and a wound reach from a living monster: every neighbour not unknown, and outside
/// from the first room ever entered; none in the turn of arrival, nor after an attack, unless the options allow it
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

/// Discards the card and enters: from outside or from an adjacent room (enter-1, go-1, R1).
#[inline]
pub(crate) fn walk(state: &mut State, room: Location, card: Card) {
    state.discard(card);
    enter(state, room);
}

/// Trashes the card, takes the wound, then moves the hero if he lives (flee-1, flee-2, R9).
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

/// Changes the room left behind and the new one, and fires the jack in it
/// (entering-1, entering-2, entering-3, entering-4, entering-5, R12, R21, R22, R23).
#[inline]
fn enter(state: &mut State, room: Location) {
    if state.slain {
        state.slain = false;
        state.open.empty.insert(state.open.at);
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

/// Places the hero: he arrived in this turn, and may attack (entering-2, flee-2, R12).
#[inline]
fn arrive(state: &mut State, to: Location) {
    state.at = to;
    state.arrived = true;
    state.attacked = false;
}

/// Whether the hero can enter by this room (enter-1, term-2, R1, R10).
pub(crate) fn check_enter(state: &State, room: Location) -> Result<(), Refusal> {
    Refusal::unless(!state.at.is_room(), &["enter-1", "R1"], || say!(REFUSE_ENTER_INSIDE))?;
    let (on_rim, is_other) = (Locations::RIM.contains(room), ways(state).contains(room));
    Refusal::unless(on_rim, &["enter-1", "term-2"], || say!(REFUSE_ENTER_NOT_RIM, cell = room))?;
    Refusal::unless(is_other, &["enter-1", "R10"], || say!(REFUSE_ENTER_FIRST_ROOM, cell = room))
}

/// Whether the hero can move to this room (go-1, R2, R5).
pub(crate) fn check_go(state: &State, room: Location) -> Result<(), Refusal> {
    Refusal::unless(state.at.is_room(), &["go-1", "enter-1", "R2"], || say!(REFUSE_GO_OUTSIDE))?;
    Refusal::unless(state.foe() == 0, &["go-1", "flee-1", "R5"], || say!(REFUSE_GO_MONSTER))?;
    check_near(state, room)
}

/// Whether the hero can flee there (flee-1, flee-2, R6, R7, R8, R10).
pub(crate) fn check_flee(state: &State, to: Location) -> Result<(), Refusal> {
    let Options { flee_at_once, flee_after_attack, .. } = state.options;
    Refusal::unless(state.foe() > 0, &["flee-1", "R6"], || say!(REFUSE_FLEE_NOTHING))?;
    Refusal::unless(!state.attacked || flee_after_attack, &["flee-1", "R7"], || say!(REFUSE_FLEE_ATTACKED))?;
    Refusal::unless(!state.arrived || flee_at_once, &["flee-1", "R6"], || say!(REFUSE_FLEE_ARRIVED))?;
    if !to.is_room() {
        let first = state.first_room;
        return Refusal::unless(state.at == first, &["flee-2", "R10"], || say!(REFUSE_FLEE_OUTSIDE, cell = first));
    }
    check_near(state, to)?;
    Refusal::unless(!state.options.flee_back || state.visited.contains(to), &["flee-1", "R8"], || {
        say!(REFUSE_FLEE_BACK, cell = to)
    })?;
    Refusal::unless(escapes(state).contains(to), &["flee-1", "R8"], || say!(REFUSE_FLEE_UNKNOWN, cell = to))
}

fn check_near(state: &State, room: Location) -> Result<(), Refusal> {
    Refusal::unless(state.at.neighbours().contains(room), &["term-1", "R3"], || say!(REFUSE_NOT_NEAR))
}
