//! The flat JSON of the reference (state-1).

mod read;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{Card, CardSet, Seen};
use underdeck_game::GameResult;
use underdeck_game::wire::{present, rulings};

use crate::{Cause, End, Location, Phase, State, View, rules};

/// The object of a state (`F` = `Card`) or a view (`F` = `Seen`), with the keys in the reference's order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wire<F> {
    phase: PhaseWord,
    #[serde(deserialize_with = "present")]
    outcome: Option<OutcomeWire>,
    exhaustion: u8,
    hand_size: u8,
    life: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<String>,
    wounds: u8,
    hand: CardSet,
    draw: Vec<F>,
    draw_known: Vec<bool>,
    discard: CardSet,
    trash: CardSet,
    queens: CardSet,
    grid: Vec<F>,
    rooms: Vec<RoomWord>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    visited: Option<Vec<Location>>,
    at: Location,
    #[serde(deserialize_with = "present")]
    first_room: Option<Location>,
    #[serde(deserialize_with = "present")]
    attacker: Option<Location>,
    arrived: bool,
    attacked: bool,
    doubled: bool,
}

pub(crate) type StateWire = Wire<Card>;

underdeck_game::words! {
    enum PhaseWord {
        Action = "action",
        Trap = "trap",
        Defend = "defend",
        Over = "over",
    }
}

underdeck_game::words! {
    /// The state of a room (term-3).
    enum RoomWord {
        Unknown = "unknown",
        Revealed = "revealed",
        Slain = "slain",
        Empty = "empty",
    }
}

/// How the game ended (over-3 to over-8).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    result: GameResult,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<Cause>,
    score: u8,
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateWire::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StateWire::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

/// The draw pile shows its number of cards alone (view-1).
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        wire(&self.complete(|_| ()), vec![Seen::HIDDEN; self.draw().len()], self.grid().to_vec()).serialize(serializer)
    }
}

fn wire<F>(state: &State, draw: Vec<F>, grid: Vec<F>) -> Wire<F> {
    Wire {
        phase: match state.phase {
            Phase::Action => PhaseWord::Action,
            Phase::Trap => PhaseWord::Trap,
            Phase::Defend(_) => PhaseWord::Defend,
            Phase::Over(_) => PhaseWord::Over,
        },
        outcome: outcome(state),
        exhaustion: state.options.exhaustion,
        hand_size: state.options.hand_size,
        life: state.options.life,
        rulings: rulings(&state.options),
        wounds: state.wounds,
        hand: state.hand,
        draw_known: vec![false; draw.len()],
        draw,
        discard: state.discard,
        trash: state.trash,
        queens: state.queens,
        grid,
        rooms: Location::rooms().map(|room| room_word(state, room)).collect(),
        visited: state.options.flee_back.then(|| state.visited.iter().collect()),
        at: state.at,
        first_room: state.first_room.is_room().then_some(state.first_room),
        attacker: match state.phase {
            Phase::Defend(attacker) => Some(attacker),
            _ => None,
        },
        arrived: state.arrived,
        attacked: state.attacked,
        doubled: state.doubled,
    }
}

fn room_word(state: &State, room: Location) -> RoomWord {
    if state.unknown.contains(room) {
        RoomWord::Unknown
    } else if state.empty.contains(room) {
        RoomWord::Empty
    } else if state.slain && room == state.at {
        RoomWord::Slain
    } else {
        RoomWord::Revealed
    }
}

fn outcome(state: &State) -> Option<OutcomeWire> {
    let Phase::Over(end) = state.phase else { return None };
    let (result, cause) = match end {
        End::Won => (GameResult::Won, None),
        End::Lost(cause) => (GameResult::Lost, Some(cause)),
    };
    Some(OutcomeWire { result, cause, score: rules::score(state, end) })
}

impl From<State> for StateWire {
    fn from(state: State) -> Self {
        wire(&state, state.draw.cards().to_vec(), state.grid.cards().to_vec())
    }
}
