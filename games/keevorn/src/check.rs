//! Validity of a state (state-5).

use underdeck_cards::CardSet;
use underdeck_game::wire::check_options;
use underdeck_game::{Id, Message, StateError, say};

use crate::deck::{BACKPACK, HAND, MONSTERS, RED, ROOM, SCROLLS, STAIRS, deck};
use crate::options::Edition;
use crate::rules::relief_targets;
use crate::state::{Cause, End, Open, Phase, State};
use crate::text;

/// Checks all conditions on a state (state-2, state-4, state-5, valid-1 to valid-8).
pub(crate) fn check(state: &State) -> Result<(), StateError> {
    cards(state)?;
    counters(state)?;
    phase(state)
}

/// Each card is once in the game, in a pile that may hold it (state-2, pile-1).
fn cards(state: &State) -> Result<(), StateError> {
    let floor = state.floor.to_set();
    StateError::ensure(floor.len() == state.floor.len(), "floor", || say!(STATE_TWICE))?;
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
        let both = all & pile;
        StateError::ensure(both.is_empty(), key, || say!(STATE_OTHER_PILE, cards = quote(both)))?;
        all |= pile;
    }
    let jokers = (all & STAIRS).len() as u8;
    let missing = deck(jokers) - all;
    StateError::ensure(all == deck(jokers), "floor", || say!(STATE_MISSING, cards = quote(missing)))?;

    let weapons = state.kinds().weapons;
    for (key, hand) in [("red_hand", state.hands & RED), ("black_hand", state.hands - RED)] {
        is_at_most(hand, HAND, key)?;
        let others = hand - weapons;
        StateError::ensure(others.is_empty(), key, || say!(STATE_NO_WEAPON, cards = quote(others)))?;
    }
    is_at_most(state.room, ROOM, "room")?;
    is_at_most(state.backpack, BACKPACK, "backpack")?;
    let unfit = state.backpack & (SCROLLS | MONSTERS | STAIRS);
    StateError::ensure(unfit.is_empty(), "backpack", || say!(STATE_UNFIT, cards = quote(unfit)))
}

fn is_at_most(pile: CardSet, most: usize, key: &'static str) -> Result<(), StateError> {
    StateError::ensure(pile.len() <= most, key, || say!(STATE_TOO_MANY, cards = quote(pile), most))
}

/// Cards in notation, as the state has them.
pub(crate) fn quote(cards: CardSet) -> Message {
    Message::quote(&cards.to_string())
}

/// Health, Depth and wishes are in range (state-4, valid-6, valid-8).
fn counters(state: &State) -> Result<(), StateError> {
    let Open { health, depth, wishes, options, .. } = state.open;
    check_options(&options)?;
    let max_health = options.max_health;
    StateError::ensure(health <= max_health, "health", || say!(STATE_HEALTH_MOST, health, most = max_health))?;
    let dead = matches!(state.phase, Phase::Over(End::Dead(_)));
    StateError::ensure((health == 0) == dead, "health", || say!(STATE_HEALTH_ZERO, health))?;
    let removed = state.removed().len() as u8;
    let is_deep = (removed..=removed + 8).contains(&depth);
    StateError::ensure(is_deep, "depth", || say!(STATE_DEPTH, depth, removed))?;
    let (least, most) = match (state.phase, state.options.edition) {
        (Phase::Wish, Edition::First) => (1, 1 + depth),
        (Phase::Wish, Edition::Second) => (1, 1),
        (Phase::Loss | Phase::Relief | Phase::Surprise | Phase::Over(End::Dead(Cause::Pain)), Edition::First) => {
            (0, depth)
        }
        _ => (0, 0),
    };
    let is_open = (least..=most).contains(&wishes);
    StateError::ensure(is_open, "wishes", || say!(STATE_WISHES, wishes, least, most))
}

/// The conditions of each phase (valid-1, valid-2, valid-3, valid-4, valid-5, valid-6, valid-7).
fn phase(state: &State) -> Result<(), StateError> {
    let start = Open::new(state.options);
    let bare = (state.hands | state.backpack | state.discard | state.removed()).is_empty();
    let (holds, needed): (_, &Id) = match state.phase {
        Phase::Peddler => (
            state.room.len() == ROOM && bare && (state.health, state.clean_kills) == (start.health, start.clean_kills),
            &text::STATE_PEDDLER,
        ),
        Phase::Explore => (!(state.room - STAIRS).is_empty(), &text::STATE_EXPLORE),
        Phase::Probe => (state.floor.is_known(0) && state.room.len() < ROOM, &text::STATE_PROBE),
        Phase::Loss => (!state.backpack.is_empty(), &text::STATE_LOSS),
        Phase::Relief => (!relief_targets(state).is_empty(), &text::STATE_RELIEF),
        Phase::Surprise => (state.options.edition == Edition::First && !state.room.is_empty(), &text::STATE_SURPRISE),
        Phase::Over(End::Won) => (state.room.is_empty() && state.floor.is_empty(), &text::STATE_WON),
        Phase::Wish | Phase::Over(End::Dead(_)) => return Ok(()),
    };
    StateError::ensure(holds, "phase", || needed)
}
