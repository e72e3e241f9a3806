//! Validity of a state.

use underdeck_game::wire::check_options;
use underdeck_game::{Message, Options as _, StateError};

use crate::area::{self, ROOM_COUNT};
use crate::kind::Room;
use crate::state::{MOST_GP, MOST_HP};
use crate::{End, Equipment, Item, Kind, Phase, Square, Squares, State};

/// Checks the rooms and their cells, the flags, the counters and the phase (valid-1 to valid-6, room-4, room-5).
pub(crate) fn check(state: &State) -> Result<(), StateError> {
    rooms(state)?;
    flags(state)?;
    places(state)?;
    counters(state)?;
    phase(state)
}

fn ensure<M: Into<Message>>(holds: bool, key: &'static str, message: impl FnOnce() -> M) -> Result<(), StateError> {
    StateError::ensure(holds, key, message)
}

/// There are 27 connected rooms and each card is used once; a revealed room is that of its cell
/// (valid-1, valid-2, valid-3, R12).
fn rooms(state: &State) -> Result<(), StateError> {
    ensure(state.area.len() == ROOM_COUNT, "rooms", || format!("27 rooms are needed, not {}", state.area.len()))?;
    ensure(state.rooms[Square::STAIRCASE.index()] == Room::STAIRCASE, "rooms", || "7H lies at r3c4")?;
    ensure(area::apart(state.area).is_empty(), "rooms", || "all rooms are connected (area-2)")?;
    let lying = |room: Room| state.rooms.iter().filter(|&&other| other == room).count();
    for room in Room::DEALT {
        let name = || room.card().map_or_else(String::new, |card| card.to_string());
        match state.options.equipment {
            Equipment::Cards => {
                ensure(lying(room) == 1, "rooms", || format!("{} lies in {} places, not in one", name(), lying(room)))?;
            }
            Equipment::Dice => {
                let first = Room::of_kind(room.kind(), false);
                ensure(lying(room) <= 1, "rooms", || format!("{} lies in {} places", name(), lying(room)))?;
                ensure(lying(room) <= lying(first), "rooms", || format!("{} comes after its club", name()))?;
            }
        }
    }
    for square in Square::all() {
        let (room, is_shown) = (state.rooms[square.index()], state.revealed.contains(square));
        ensure(room.is_some() || !is_shown, "revealed", || format!("there is no room to be seen on {square}"))?;
        ensure(state.area.contains(square) || !room.is_some(), "rooms", || {
            format!("{square} is no room of the dungeon")
        })?;
        let is_hidden = state.options.equipment == Equipment::Dice && !is_shown;
        ensure(!(is_hidden && room.is_some()), "rooms", || format!("{square} is rolled for when it is revealed"))?;
        ensure(state.room(square) == Some(room).filter(|_| is_shown), "rooms", || {
            format!("what is seen on {square} is another room")
        })?;
    }
    Ok(())
}

/// Only rooms are revealed, and only revealed ones resolved; staircase and wizards never are (room-3, room-4, room-5).
fn flags(state: &State) -> Result<(), StateError> {
    ensure((state.revealed - state.area).is_empty(), "revealed", || "only rooms are revealed")?;
    ensure(state.revealed.contains(Square::STAIRCASE), "revealed", || "the staircase always is")?;
    ensure((state.resolved - state.revealed).is_empty(), "resolved", || "a resolved room is revealed")?;
    let disarmed =
        if state.options.triggered_traps { state.known(Kind::Trap) & state.resolved } else { Squares::EMPTY };
    ensure(
        (state.disarmed() - disarmed).is_empty(),
        "disarmed",
        || "with `triggered_traps` it lists resolved traps, otherwise there is no such key",
    )?;
    let never = state.known(Kind::Wizard) | Squares::of(Square::STAIRCASE);
    ensure(!state.resolved.meets(never), "resolved", || "staircase and wizards are never resolved")
}

/// The player's place, the rooms seen from there, the previous room, and the wizard who sells spells
/// (state-9, state-10, state-19, valid-4).
fn places(state: &State) -> Result<(), StateError> {
    ensure(state.kind(state.pos) == Some(state.here), "pos", || format!("{} is no room you can be in", state.pos))?;
    ensure((state.next_to(state.pos) - state.revealed).is_empty(), "revealed", || {
        format!("the rooms around you at {} are revealed", state.pos)
    })?;
    match state.prev {
        None => ensure(state.pos == Square::STAIRCASE, "prev", || "it is null on the staircase alone")?,
        Some(prev) => ensure(state.next_to(state.pos).contains(prev), "prev", || {
            format!("{prev} is no room next to {}", state.pos)
        })?,
    }
    match state.wizard1 {
        None if state.options.first_wizard_seen => ensure(
            state.known(Kind::Wizard).is_empty(),
            "wizard1",
            || "with `first_wizard_seen` it is there as soon as a wizard is seen",
        ),
        None => ensure(state.here != Kind::Wizard, "wizard1", || "you have entered a wizard's room"),
        Some(square) => ensure(state.known(Kind::Wizard).contains(square), "wizard1", || {
            format!("there is no wizard to be seen on {square}")
        }),
    }
}

/// The options, HP and GP are in range (state-11, state-12, option-6, option-7, R47).
fn counters(state: &State) -> Result<(), StateError> {
    check_options(&state.options)?;
    state.options.check().map_err(|error| StateError::new("hp_cap", error.to_string()))?;
    ensure(state.hp <= MOST_HP, "hp", || format!("{} is more than {MOST_HP}", state.hp))?;
    ensure(state.gp <= MOST_GP, "gp", || format!("{} is more than {MOST_GP}", state.gp))?;
    let is_perished = state.phase == Phase::Over(End::Perished);
    ensure((state.hp == 0) == is_perished, "hp", || "it is 0 if and only if you have perished")
}

/// Whether the phase fits the room and the quest (explore-1, fight-1, hit-1, over-1).
fn phase(state: &State) -> Result<(), StateError> {
    let is_fight = state.here.is_enemy() && state.is_waiting_here();
    let has_come = state.prev.is_some();
    let (holds, needed) = match state.phase {
        Phase::Explore => (!is_fight, "explore needs a room without an undefeated enemy"),
        Phase::Combat => (is_fight && has_come, "combat needs an undefeated enemy and a way back"),
        Phase::Hit => (may_be_hit(state) && has_come, "hit needs a room that hurts and something to decide about it"),
        Phase::Over(end) => over(state, end),
    };
    ensure(holds, "phase", || needed)
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
fn over(state: &State, end: End) -> (bool, &'static str) {
    let is_out = state.pos == Square::STAIRCASE;
    match end {
        End::Returned => (is_out && state.all_done(), "the return needs the staircase and all tasks done"),
        End::FailedAttempt => (
            is_out && state.options.campaign && !state.all_done(),
            "a failed attempt needs a campaign, the staircase and a task not done",
        ),
        End::Perished | End::Abandoned => (true, ""),
        End::Impossible => (
            !state.options.campaign && !state.options.play_on && state.is_hopeless(),
            "an impossible quest is hopeless and no campaign's",
        ),
    }
}
