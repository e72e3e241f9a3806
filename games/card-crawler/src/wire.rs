//! The flat JSON of the reference (state-1).

mod read;

use cards::{Card, CardSet, Seen};
use serde::{Deserialize, Deserializer, Serialize};

use crate::state::{Cause, End};
use crate::{Phase, Spot, State, View, rules};

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
    wounds: u8,
    hand: CardSet,
    draw: Vec<F>,
    draw_known: Vec<bool>,
    discard: CardSet,
    trash: CardSet,
    queens: CardSet,
    grid: Vec<F>,
    rooms: Vec<RoomWord>,
    at: Spot,
    #[serde(deserialize_with = "present")]
    first_room: Option<Spot>,
    #[serde(deserialize_with = "present")]
    attacker: Option<Spot>,
    arrived: bool,
    attacked: bool,
    doubled: bool,
}

pub(crate) type StateWire = Wire<Card>;

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PhaseWord {
    Action,
    Trap,
    Defend,
    Over,
}

/// The state of a room (term-3).
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum RoomWord {
    Unknown,
    Revealed,
    Slain,
    Empty,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ResultWord {
    Won,
    Lost,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum CauseWord {
    Monster,
    Trap,
    Flight,
    Exhaustion,
    Stranded,
}

/// How the game ended (over-3 to over-8).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    result: ResultWord,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<CauseWord>,
    score: u8,
}

/// Reads a key that may be null but not missing.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::deserialize(deserializer)
}

/// The object of a view: the draw pile shows its number of cards alone (view-1).
pub(crate) fn view(view: &View) -> Wire<Seen> {
    wire(&view.complete(|_| ()), vec![Seen(None); view.draw().len()], view.grid().to_vec())
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
        wounds: state.wounds,
        hand: state.hand,
        draw_known: vec![false; draw.len()],
        draw,
        discard: state.discard,
        trash: state.trash,
        queens: state.queens,
        grid,
        rooms: Spot::rooms().map(|room| room_word(state, room)).collect(),
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

fn room_word(state: &State, room: Spot) -> RoomWord {
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
        End::Won => (ResultWord::Won, None),
        End::Lost(cause) => (ResultWord::Lost, Some(cause.into())),
    };
    Some(OutcomeWire { result, cause, score: rules::score(state, end) })
}

impl From<Cause> for CauseWord {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::Monster => Self::Monster,
            Cause::Trap => Self::Trap,
            Cause::Flight => Self::Flight,
            Cause::Exhaustion => Self::Exhaustion,
            Cause::Stranded => Self::Stranded,
        }
    }
}

impl From<CauseWord> for Cause {
    fn from(word: CauseWord) -> Self {
        match word {
            CauseWord::Monster => Self::Monster,
            CauseWord::Trap => Self::Trap,
            CauseWord::Flight => Self::Flight,
            CauseWord::Exhaustion => Self::Exhaustion,
            CauseWord::Stranded => Self::Stranded,
        }
    }
}

impl From<State> for StateWire {
    fn from(state: State) -> Self {
        wire(&state, state.draw.cards().to_vec(), state.grid.cards().to_vec())
    }
}
