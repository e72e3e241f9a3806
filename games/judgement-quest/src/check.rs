//! Validity of a state.

use underdeck_game::wire::check_options;
use underdeck_game::{Id, Message, Options as _, StateError, say};

use crate::area::{self, ROOM_COUNT};
use crate::kind::Room;
use crate::state::{MOST_GP, MOST_HP};
use crate::{End, Equipment, Item, Kind, Phase, Square, Squares, State, text};

/// Checks the rooms and their cells, the flags, the counters and the phase (valid-1 to valid-6, room-4, room-5).
pub(crate) fn check(state: &State) -> Result<(), StateError> {
    rooms(state)?;
    flags(state)?;
    places(state)?;
    counters(state)?;
    phase(state)
}

fn ensure(holds: bool, key: &'static str, message: impl FnOnce() -> Message) -> Result<(), StateError> {
    StateError::ensure(holds, key, message)
}

/// A cell as the object names it.
fn notation(square: Square) -> Message {
    Message::quote(&square.to_string())
}

/// There are 27 connected rooms and each card is used once; a revealed room is that of its cell
/// (valid-1, valid-2, valid-3, R12).
fn rooms(state: &State) -> Result<(), StateError> {
    ensure(state.area.len() == ROOM_COUNT, "rooms", || say!(FAULT_ROOMS_COUNT, rooms = state.area.len()))?;
    ensure(state.rooms[Square::STAIRCASE.index()] == Room::STAIRCASE, "rooms", || say!(FAULT_ROOMS_STAIRCASE))?;
    ensure(area::apart(state.area).is_empty(), "rooms", || say!(FAULT_ROOMS_APART))?;
    let lying = |room: Room| state.rooms.iter().filter(|&&other| other == room).count();
    for room in Room::DEALT {
        let card = || Message::quote(&room.card().map_or_else(String::new, |card| card.to_string()));
        match state.options.equipment {
            Equipment::Cards => {
                let times = lying(room);
                ensure(times == 1, "rooms", || say!(FAULT_ROOMS_COPIES, card = card(), times))?;
            }
            Equipment::Dice => {
                let first = Room::of_kind(room.kind(), false);
                let times = lying(room);
                ensure(times <= 1, "rooms", || say!(FAULT_ROOMS_REPEATED, card = card(), times))?;
                ensure(times <= lying(first), "rooms", || say!(FAULT_ROOMS_ORDER, card = card()))?;
            }
        }
    }
    for square in Square::all() {
        let (room, is_shown) = (state.rooms[square.index()], state.revealed.contains(square));
        ensure(room.is_some() || !is_shown, "revealed", || say!(FAULT_REVEALED_UNKNOWN, square = notation(square)))?;
        ensure(state.area.contains(square) || !room.is_some(), "rooms", || {
            say!(FAULT_ROOMS_VOID, square = notation(square))
        })?;
        let is_hidden = state.options.equipment == Equipment::Dice && !is_shown;
        ensure(!(is_hidden && room.is_some()), "rooms", || say!(FAULT_ROOMS_UNROLLED, square = notation(square)))?;
        ensure(state.room(square) == Some(room).filter(|_| is_shown), "rooms", || {
            say!(FAULT_ROOMS_SEEN, square = notation(square))
        })?;
    }
    Ok(())
}

/// Only rooms are revealed, and only revealed ones resolved; staircase and wizards never are (room-3, room-4, room-5).
fn flags(state: &State) -> Result<(), StateError> {
    ensure((state.revealed - state.area).is_empty(), "revealed", || say!(FAULT_REVEALED_VOID))?;
    ensure(state.revealed.contains(Square::STAIRCASE), "revealed", || say!(FAULT_REVEALED_STAIRCASE))?;
    ensure((state.resolved - state.revealed).is_empty(), "resolved", || say!(FAULT_RESOLVED_HIDDEN))?;
    let disarmed =
        if state.options.triggered_traps { state.known(Kind::Trap) & state.resolved } else { Squares::EMPTY };
    ensure((state.disarmed() - disarmed).is_empty(), "disarmed", || say!(FAULT_DISARMED))?;
    let never = state.known(Kind::Wizard) | Squares::of(Square::STAIRCASE);
    ensure(!state.resolved.meets(never), "resolved", || say!(FAULT_RESOLVED_NEVER))
}

/// The player's place, the rooms seen from there, the previous room, and the wizard who sells spells
/// (state-9, state-10, state-19, valid-4).
fn places(state: &State) -> Result<(), StateError> {
    ensure(state.kind(state.pos) == Some(state.here), "pos", || say!(FAULT_POS, square = notation(state.pos)))?;
    ensure((state.next_to(state.pos) - state.revealed).is_empty(), "revealed", || {
        say!(FAULT_REVEALED_AROUND, square = notation(state.pos))
    })?;
    match state.prev {
        None => ensure(state.pos == Square::STAIRCASE, "prev", || say!(FAULT_PREV_NULL))?,
        Some(prev) => ensure(state.next_to(state.pos).contains(prev), "prev", || {
            say!(FAULT_PREV_FAR, prev = notation(prev), square = notation(state.pos))
        })?,
    }
    match state.wizard1 {
        None if state.options.first_wizard_seen => {
            ensure(state.known(Kind::Wizard).is_empty(), "wizard1", || say!(FAULT_WIZARD_SEEN))
        }
        None => ensure(state.here != Kind::Wizard, "wizard1", || say!(FAULT_WIZARD_ENTERED)),
        Some(square) => ensure(state.known(Kind::Wizard).contains(square), "wizard1", || {
            say!(FAULT_WIZARD_ABSENT, square = notation(square))
        }),
    }
}

/// The options, HP and GP are in range (state-11, state-12, option-6, option-7, R47).
fn counters(state: &State) -> Result<(), StateError> {
    check_options(&state.options)?;
    state.options.check().map_err(|error| StateError::new("hp_cap", error.to_string()))?;
    ensure(state.hp <= MOST_HP, "hp", || say!(FAULT_MOST, found = state.hp, most = MOST_HP))?;
    ensure(state.gp <= MOST_GP, "gp", || say!(FAULT_MOST, found = state.gp, most = MOST_GP))?;
    let is_perished = state.phase == Phase::Over(End::Perished);
    ensure((state.hp == 0) == is_perished, "hp", || say!(FAULT_HP_ZERO))
}

/// Whether the phase fits the room and the quest (explore-1, fight-1, hit-1, over-1).
fn phase(state: &State) -> Result<(), StateError> {
    let is_fight = state.here.is_enemy() && state.is_waiting_here();
    let has_come = state.prev.is_some();
    let (holds, needed): (_, &'static Id) = match state.phase {
        Phase::Explore => (!is_fight, &text::FAULT_PHASE_EXPLORE),
        Phase::Combat => (is_fight && has_come, &text::FAULT_PHASE_COMBAT),
        Phase::Hit => (may_be_hit(state) && has_come, &text::FAULT_PHASE_HIT),
        Phase::Over(end) => return over(state, end),
    };
    ensure(holds, "phase", || needed.into())
}

/// Whether a hit may wait for a decision: with a shield that helps, or a flask against death (threaten-2).
fn may_be_hit(state: &State) -> bool {
    let hurts = state.here.is_enemy()
        || matches!(state.here, Kind::Chest | Kind::Trap | Kind::Fountain)
        || (state.here == Kind::Ice && !state.holds(Item::Amulet));
    let is_asked = state.may_shield() || (state.holds(Item::Flask) && state.hp <= crate::rules::damage(state.here));
    hurts && is_asked && state.is_waiting_here() && !state.is_fetched(state.here)
}

/// Whether the quest can have ended like this, and the condition for it (explore-3, check-2).
fn over(state: &State, end: End) -> Result<(), StateError> {
    let is_out = state.pos == Square::STAIRCASE;
    let (holds, needed): (_, &'static Id) = match end {
        End::Returned => (is_out && state.all_done(), &text::FAULT_OVER_RETURNED),
        End::FailedAttempt => (is_out && state.options.campaign && !state.all_done(), &text::FAULT_OVER_FAILED),
        End::Perished | End::Abandoned => return Ok(()),
        End::Impossible => {
            (!state.options.campaign && !state.options.play_on && state.is_hopeless(), &text::FAULT_OVER_IMPOSSIBLE)
        }
    };
    ensure(holds, "phase", || needed.into())
}
