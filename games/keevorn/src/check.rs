//! Validity of a state (state-5).

use underdeck_game::StateError;
use underdeck_game::wire::check_options;

use crate::deck::{BACKPACK, HAND, MONSTERS, RED, ROOM, SCROLLS, STAIRS, deck};
use crate::options::Edition;
use crate::rules::relief_targets;
use crate::state::{Cause, End, Open, Phase, State};

/// Checks all conditions on a state (state-2, state-4, state-5, valid-1 to valid-8).
pub(crate) fn check(state: &State) -> Result<(), StateError> {
    cards(state)?;
    counters(state)?;
    phase(state)
}

/// Each card is once in the game, in a pile that may hold it (state-2, pile-1).
fn cards(state: &State) -> Result<(), StateError> {
    let floor = state.floor.to_set();
    StateError::ensure(floor.len() == state.floor.len(), "floor", || "a card lies in it twice")?;
    let mut all = floor;
    let piles = [
        ("room", state.room),
        ("red_hand", state.hands & RED),
        ("black_hand", state.hands - RED),
        ("backpack", state.backpack),
        ("discard", state.discard),
        ("removed", state.removed()),
    ];
    for (key, pile) in piles {
        StateError::ensure((all & pile).is_empty(), key, || format!("{} lies in another pile too", all & pile))?;
        all |= pile;
    }
    let jokers = (all & STAIRS).len() as u8;
    StateError::ensure(all == deck(jokers), "floor", || {
        let missing = deck(jokers) - all;
        format!("{missing} is in no pile: the cards are the 52 and the first Jokers of XR XB X3 … X8")
    })?;

    let weapons = state.kinds().weapons;
    for (key, hand) in [("red_hand", state.hands & RED), ("black_hand", state.hands - RED)] {
        StateError::ensure(hand.len() <= HAND, key, || format!("{hand} are more than {HAND} cards"))?;
        StateError::ensure(weapons.contains_all(hand), key, || format!("{} is not a Weapon", hand - weapons))?;
    }
    StateError::ensure(state.room.len() <= ROOM, "room", || format!("{} are more than {ROOM} cards", state.room))?;
    StateError::ensure(state.backpack.len() <= BACKPACK, "backpack", || {
        format!("{} are more than {BACKPACK} cards", state.backpack)
    })?;
    let unfit = state.backpack & (SCROLLS | MONSTERS | STAIRS);
    StateError::ensure(unfit.is_empty(), "backpack", || format!("{unfit} is neither Weapon nor Relic"))
}

/// Health, Depth and wishes are in range (state-4, valid-6, valid-8).
fn counters(state: &State) -> Result<(), StateError> {
    let Open { health, depth, wishes, options, .. } = state.open;
    check_options(&options)?;
    let max_health = options.max_health;
    StateError::ensure(health <= max_health, "health", || format!("{health} is above max_health {max_health}"))?;
    let dead = matches!(state.phase, Phase::Over(End::Dead(_)));
    StateError::ensure((health == 0) == dead, "health", || {
        format!("{health}, but Health is 0 if and only if the game is lost")
    })?;
    let stairs = state.removed().len() as u8;
    StateError::ensure((stairs..=stairs + 8).contains(&depth), "depth", || {
        format!("{depth} is not the number of removed Jokers, {stairs}, and a start_depth of 0..=8")
    })?;
    let (least, most) = match (state.phase, state.options.edition) {
        (Phase::Wish, Edition::First) => (1, 1 + depth),
        (Phase::Wish, Edition::Second) => (1, 1),
        (Phase::Loss | Phase::Relief | Phase::Surprise | Phase::Over(End::Dead(Cause::Pain)), Edition::First) => {
            (0, depth)
        }
        _ => (0, 0),
    };
    StateError::ensure((least..=most).contains(&wishes), "wishes", || {
        format!("{wishes} is not in {least}..={most} here")
    })
}

/// The conditions of each phase (valid-1, valid-2, valid-3, valid-4, valid-5, valid-6, valid-7).
fn phase(state: &State) -> Result<(), StateError> {
    let start = Open::new(state.options);
    let bare = (state.hands | state.backpack | state.discard | state.removed()).is_empty();
    let (holds, needed) = match state.phase {
        Phase::Peddler => (
            state.room.len() == ROOM && bare && (state.health, state.clean_kills) == (start.health, start.clean_kills),
            "peddler needs a Room of four, full Health, no clean kill, and nothing in Hands, Backpack, Discard and removed",
        ),
        Phase::Explore => (!(state.room - STAIRS).is_empty(), "explore needs a card in the Room that is not a Joker"),
        Phase::Probe => (
            state.floor.is_known(0) && state.room.len() < ROOM,
            "probe needs a Floor whose first card is known, and at most three cards in the Room",
        ),
        Phase::Loss => (!state.backpack.is_empty(), "loss needs a card in the Backpack"),
        Phase::Relief => (!relief_targets(state).is_empty(), "relief needs a Monster or Relic in the Room"),
        Phase::Surprise => (
            state.options.edition == Edition::First && !state.room.is_empty(),
            "surprise needs the first edition and a card in the Room",
        ),
        Phase::Over(End::Won) => {
            (state.room.is_empty() && state.floor.is_empty(), "a game is won with Room and Floor empty")
        }
        Phase::Wish | Phase::Over(End::Dead(_)) => (true, ""),
    };
    StateError::ensure(holds, "phase", || needed)
}
