//! Validity of a state.

use underdeck_game::{Id, StateError, say};

use crate::face::Faces;
use crate::field::Grid;
use crate::rules::curse::OTHERS;
use crate::state::{Back, BackWord, End, Phase, Using};
use crate::{State, text};

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
        StateError::ensure(is_here, "event", || &text::STATE_EVENT)?;
    }
    if let Some(Using { back, .. }) = state.using {
        let fits = match back.word() {
            BackWord::Effect => state.options.inside_effects(),
            word => (word == BackWord::Event) == state.event.is_some(),
        };
        StateError::ensure(fits, "back", || &text::STATE_BACK)?;
        StateError::ensure(waits(state, back), "waiting", || &text::STATE_WAITING)?;
    }
    let (holds, needed) = phase(state);
    StateError::ensure(holds, "phase", || needed)
}

fn cards(state: &State) -> Result<(), StateError> {
    let deck = state.deck.faces();
    StateError::ensure(deck.len() == state.deck.len(), "deck", || &text::STATE_CARD_TWICE)?;
    let mut all = deck;
    for (key, pile) in [
        ("offer", state.offer()),
        ("map", state.map.faces()),
        ("hand", state.hand),
        ("discard", state.discard),
        ("using", state.in_use()),
    ] {
        StateError::ensure((all & pile).is_empty(), key, || {
            say!(STATE_CARDS_ELSEWHERE, cards = (all & pile).cards(state.options))
        })?;
        all |= pile;
    }
    StateError::ensure(all == Faces::ALL, "deck", || {
        say!(STATE_CARDS_NOWHERE, cards = (Faces::ALL - all).cards(state.options))
    })?;
    let up = state.map.revealed | state.map.activated;
    StateError::ensure((up - state.known).is_empty(), "map", || &text::STATE_FACE_UP)?;
    let strange = state.known - (deck | state.map.faces());
    StateError::ensure(strange.is_empty(), "deck_known", || &text::STATE_KNOWN)
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
    StateError::ensure(is_sound, "map", || &text::STATE_CELLS)?;
    StateError::ensure(sides < Faces::ALL.len(), "map", || &text::STATE_MAP_WHOLE)?;
    let has_token = !matches!(state.phase, Phase::Take | Phase::Stand);
    let is_lost = state.phase == Phase::Over(End::Stuck) && map.is_empty();
    StateError::ensure(state.token.is_nowhere() != has_token || is_lost, "token", || &text::STATE_TOKEN)
}

fn counters(state: &State) -> Result<(), StateError> {
    let (floor, turns) = (state.floor, state.turns);
    StateError::ensure((1..=MOST).contains(&floor), "floor", || say!(STATE_FLOOR, n = floor, most = MOST))?;
    StateError::ensure(turns <= MOST, "turns", || say!(STATE_TURNS, n = turns, most = MOST))?;
    let is_over = matches!(state.phase, Phase::Over(_));
    for ten in Faces::TENS {
        let key = if Faces::black(state.options).contains(ten) { "due_black" } else { "due_red" };
        let due = state.signs.turn(ten.is_high(), state.turns);
        let fits = match due {
            Some(due) => state.hand.contains(ten) && (is_over || due > state.turns),
            None => !state.hand.contains(ten),
        };
        StateError::ensure(fits, key, || &text::STATE_DUE)?;
    }
    Ok(())
}

/// Whether what is kept of an effect fits the event, or the curse (use-1, use-5).
fn waits(state: &State, back: Back) -> bool {
    let Back::Effect { left, optional } = back else { return true };
    let eligible = state.dealt.drawn;
    let is_drawn = |n: u8| (eligible - state.hand).is_empty() && may_wait(state, eligible.len().max(1), n, optional);
    let holds = |most: u8| (1..=most).contains(&left) && eligible.is_empty() && !optional;
    match state.event_rank() {
        Some(n @ (2 | 3)) => left == 1 && is_drawn(n),
        Some(4 | 5) => holds(1),
        Some(12) => holds(3),
        None => holds(OTHERS),
        Some(6 | 8 | 9 | 11) => (left, eligible, optional) == (0, Faces::EMPTY, false),
        Some(_) => false,
    }
}

/// Whether the discard after event 2 or 3 may be optional, or due, when `count` of the drawn cards are still in hand. Inside an
/// effect the others may have been used (draw-3, choice-18).
fn may_wait(state: &State, count: usize, n: u8, optional: bool) -> bool {
    let n = usize::from(n);
    let most = if state.options.inside_effects() { n } else { n.min(count) };
    (count..=most).any(|drawn| optional == state.options.is_discard_optional(drawn, n))
}

/// Whether the phase has what it requires, and the requirement.
fn phase(state: &State) -> (bool, &'static Id) {
    let map = &state.map;
    let (item, event) = (state.using_rank(), state.event_rank());
    // The source of a choice: the item, else the event, else the curse (choice-1).
    let asks = (item, if item.is_some() { None } else { event });
    let is_idle = item.is_none() && event.is_none();
    match state.phase {
        Phase::Take => (
            is_idle
                && (state.floor, state.turns, state.rune()) == (1, 0, false)
                && state.known.is_empty()
                && (state.hand | state.discard | map.faces() | state.dealt.map).is_empty(),
            &text::STATE_TAKE,
        ),
        Phase::Stand => (
            is_idle
                && !state.rune()
                && !map.is_empty()
                && map.faces() == map.down
                && (state.floor > 1 || state.turns == 0),
            &text::STATE_STAND,
        ),
        Phase::Turn => (is_idle && !state.is_stuck(), &text::STATE_TURN),
        Phase::Event => (item.is_none() && event.is_some() && !state.usable().is_empty(), &text::STATE_PHASE_EVENT),
        Phase::Curse => (is_idle && !state.signs.due().is_empty() && !state.usable().is_empty(), &text::STATE_CURSE),
        Phase::Discard { left, optional } => {
            let (eligible, left) = (state.eligible(), usize::from(left));
            let count = eligible.len();
            let is_choice = !optional && left > 0 && count > left;
            let fits = match asks {
                (Some(12), _) => left == 1,
                (None, Some(n @ (2 | 3))) => {
                    (eligible - state.hand).is_empty() && left == 1 && may_wait(state, count, n, optional)
                }
                (None, Some(5)) => is_choice && left == 1,
                (None, Some(12)) => is_choice && left <= 3,
                (None, None) => is_choice && left <= OTHERS.into(),
                _ => false,
            };
            (fits && count > 0, &text::STATE_DISCARD)
        }
        Phase::Card { left } => {
            let most = if asks.0 == Some(5) { 2 } else { 1 };
            let fits = matches!(asks, (Some(4 | 5), _) | (None, Some(4)));
            let left = usize::from(left);
            (fits && (1..=most).contains(&left) && state.discard.len() >= left, &text::STATE_CARD)
        }
        Phase::Row => (matches!(asks, (None, Some(6 | 11))), &text::STATE_ROW),
        Phase::Column => (matches!(asks, (Some(6), _) | (None, Some(9))) && !map.is_empty(), &text::STATE_COLUMN),
        Phase::Tile => {
            let fits = match asks {
                (Some(3), _) => !state.liftable().is_empty(),
                (None, Some(8)) => !map.grid().neighbours(state.token).is_empty(),
                _ => false,
            };
            (fits, &text::STATE_TILE)
        }
        Phase::Cell { picked: None } => (asks.0 == Some(2) && state.has_passage(), &text::STATE_CELL_PASSAGE),
        Phase::Cell { picked: Some(face) } => {
            (asks.0 == Some(4) && state.discard.contains(face), &text::STATE_CELL_OPEN)
        }
        Phase::Build => (
            state.using.is_some_and(|using| matches!(using.item.rank(), 9 | 11) && state.may_extend(using.item)),
            &text::STATE_BUILD,
        ),
        Phase::Over(end) => over(state, end, is_idle),
    }
}

fn over(state: &State, end: End, is_idle: bool) -> (bool, &'static Id) {
    let has_ten = !(state.hand & Faces::TENS).is_empty();
    match end {
        _ if !is_idle => (false, &text::STATE_OVER),
        End::Won => (has_ten && state.turns > 0, &text::STATE_WON),
        End::Ejected => (state.hand.is_empty() && state.turns > 0, &text::STATE_EJECTED),
        End::Stuck => (state.token.is_nowhere() || state.is_stuck(), &text::STATE_STUCK),
    }
}
