//! Validity of a state.

use underdeck_game::StateError;

use crate::State;
use crate::face::Faces;
use crate::field::Grid;
use crate::state::{Back, End, Phase, Using};

/// Turns and floors beyond this are refused, so that their counters never overflow.
const MOST: u32 = 1 << 31;

/// Each card is in exactly one place, the counters are in range and the phase is consistent
/// (state-2, field-3, field-4).
pub(crate) fn check(state: &State) -> Result<(), StateError> {
    cards(state)?;
    map(state)?;
    counters(state)?;
    if let Some(event) = state.event {
        let is_here = state.map.tile_at(state.token) == Some(event) && state.map.activated.contains(event);
        StateError::ensure(is_here, "event", || "its tile lies activated under the token")?;
    }
    if let Some(Using { back, .. }) = state.using {
        StateError::ensure(
            (back == Back::Event) == state.event.is_some(),
            "back",
            || "it is `event` if and only if an event waits",
        )?;
    }
    let (key, needed) = phase(state);
    StateError::ensure(needed.is_empty(), key, || needed)
}

fn cards(state: &State) -> Result<(), StateError> {
    let deck = state.deck.faces();
    StateError::ensure(deck.len() == state.deck.len(), "deck", || "a card lies in it twice")?;
    let mut all = deck;
    for (key, pile) in [
        ("offer", state.offer()),
        ("map", state.map.faces()),
        ("hand", state.hand),
        ("discard", state.discard),
        ("using", state.in_use()),
    ] {
        StateError::ensure((all & pile).is_empty(), key, || {
            format!("{} lie in a second place", (all & pile).cards(state.options))
        })?;
        all |= pile;
    }
    StateError::ensure(all == Faces::ALL, "deck", || {
        format!("{} lie nowhere", (Faces::ALL - all).cards(state.options))
    })?;
    let up = state.map.revealed | state.map.activated;
    StateError::ensure((up - state.known).is_empty(), "map", || "a tile that lies face-up is known")?;
    StateError::ensure(
        (state.known - (deck | state.map.faces())).is_empty(),
        "deck_known",
        || "only cards of deck and map are known or not",
    )
}

/// Cells and tiles agree; cells outside the field cannot be written.
fn map(state: &State) -> Result<(), StateError> {
    let map = &state.map;
    let sides = map.down.len() + map.revealed.len() + map.activated.len();
    let squares: Grid = map.faces().iter().map(|face| map.square(face)).collect();
    let is_sound = sides == map.faces().len()
        && squares == *map.grid()
        && squares.len() == sides
        && (Faces::ALL - map.faces()).iter().all(|face| map.square(face).is_nowhere());
    StateError::ensure(is_sound, "map", || "its tiles and cells do not agree")?;
    StateError::ensure(sides < Faces::ALL.len(), "map", || "some card is always off the map")?;
    let has_token = !matches!(state.phase, Phase::Take | Phase::Stand);
    let is_lost = state.phase == Phase::Over(End::Stuck) && map.is_empty();
    StateError::ensure(
        state.token.is_nowhere() != has_token || is_lost,
        "token",
        || "it is null in `take` and `stand`, and after a descent into nothing",
    )
}

fn counters(state: &State) -> Result<(), StateError> {
    StateError::ensure((1..=MOST).contains(&state.floor), "floor", || format!("{} is not in 1..={MOST}", state.floor))?;
    StateError::ensure(state.turns <= MOST, "turns", || format!("{} is more than {MOST}", state.turns))?;
    let is_over = matches!(state.phase, Phase::Over(_));
    for ten in Faces::TENS {
        let key = if Faces::black(state.options).contains(ten) { "due_black" } else { "due_red" };
        let due = state.dues.turn(ten.is_high(), state.turns);
        let fits = match due {
            Some(due) => state.hand.contains(ten) && (is_over || due > state.turns),
            None => !state.hand.contains(ten),
        };
        StateError::ensure(fits, key, || "it is null without this ten in hand, else this turn or the next")?;
    }
    Ok(())
}

/// The wrong key and the requirement of the phase; an empty requirement if all is well.
fn phase(state: &State) -> (&'static str, &'static str) {
    let map = &state.map;
    let (item, event) = (state.using_rank(), state.event_rank());
    // The source of a choice: the item, else the event, else the curse (choice-1).
    let asks = (item, if item.is_some() { None } else { event });
    let is_idle = item.is_none() && event.is_none();
    let (holds, needed) = match state.phase {
        Phase::Take => (
            is_idle
                && (state.floor, state.turns, state.rune) == (1, 0, false)
                && state.known.is_empty()
                && (state.hand | state.discard | map.faces() | state.map_pool).is_empty(),
            "take needs floor 1, turns 0, and nothing but offer and an unknown deck",
        ),
        Phase::Stand => (
            is_idle
                && !state.rune
                && !map.is_empty()
                && map.faces() == map.down
                && (state.floor > 1 || state.turns == 0),
            "stand needs a map of face-down tiles and no rune",
        ),
        Phase::Turn => (is_idle && !state.is_stuck(), "turn needs something to do: the player is stuck"),
        Phase::Event => (
            item.is_none() && event.is_some() && !state.usable().is_empty(),
            "event needs an event and a usable card in hand",
        ),
        Phase::Curse => (
            is_idle && !state.dues.due().is_empty() && !state.usable().is_empty(),
            "curse needs a due ten and a usable card in hand",
        ),
        Phase::Discard { eligible, left, optional } => {
            let (count, left) = (eligible.len(), usize::from(left));
            let is_choice = eligible == state.hand && !optional && left > 0 && count > left;
            let fits = match asks {
                (Some(12), _) => eligible == state.hand && left == 1,
                (None, Some(n @ (2 | 3))) => {
                    let n = usize::from(n);
                    (eligible - state.hand).is_empty() && left == 1 && count <= n && optional == (count < n)
                }
                (None, Some(5)) => is_choice && left == 1,
                (None, Some(12)) => is_choice && left <= 3,
                (None, None) => is_choice && left <= 11,
                _ => false,
            };
            (fits && count > 0, "discard needs who asks for it, and eligible, left and optional as that asks")
        }
        Phase::Card { left } => {
            let most = if asks.0 == Some(5) { 2 } else { 1 };
            let fits = matches!(asks, (Some(4 | 5), _) | (None, Some(4)));
            let left = usize::from(left);
            (
                fits && (1..=most).contains(&left) && state.discard.len() >= left,
                "card needs item 4 or 5 or event 4, and cards to pick",
            )
        }
        Phase::Row => (matches!(asks, (None, Some(6 | 11))), "row needs event 6 or J"),
        Phase::Column => (
            matches!(asks, (Some(6), _) | (None, Some(9))) && !map.is_empty(),
            "column needs item 6 or event 9, and a tile",
        ),
        Phase::Tile => {
            let fits = match asks {
                (Some(3), _) => !state.liftable().is_empty(),
                (None, Some(8)) => !map.grid().neighbours(state.token).is_empty(),
                _ => false,
            };
            (fits, "tile needs item 3 or event 8, and a tile to choose")
        }
        Phase::Cell { picked: None } => (asks.0 == Some(2) && state.has_passage(), "cell needs item 2 and a cell"),
        Phase::Cell { picked: Some(face) } => {
            (asks.0 == Some(4) && state.discard.contains(face), "cell needs item 4 and a picked card of the discard")
        }
        Phase::Build => (
            state.using.is_some_and(|using| matches!(using.item.rank(), 9 | 11) && state.may_extend(using.item)),
            "build needs item 9 or J, a deck and an edge in the field",
        ),
        Phase::Over(end) => over(state, end, is_idle),
    };
    ("phase", if holds { "" } else { needed })
}

fn over(state: &State, end: End, is_idle: bool) -> (bool, &'static str) {
    let has_ten = !(state.hand & Faces::TENS).is_empty();
    let (holds, needed) = match end {
        End::Won => (has_ten && state.turns > 0, "a game is won with a ten in hand"),
        End::Ejected => (state.hand.is_empty() && state.turns > 0, "only a player without items is ejected"),
        End::Stuck => (state.token.is_nowhere() || state.is_stuck(), "the player is not stuck"),
    };
    if is_idle { (holds, needed) } else { (false, "over needs event and using null") }
}
