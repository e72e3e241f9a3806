//! The flat JSON of the reference (state-1).

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{Card, CardSet, Seen};
use underdeck_game::wire::{Faces, ensure_outcome, read_rulings, rulings};
use underdeck_game::{GameResult, StateError, say};

use crate::deck::OWNED;
use crate::draw::Draw;
use crate::grid::Grid;
use crate::location::{Location, Locations, ROOMS};
use crate::phase::PhaseWord;
use crate::state::Open;
use crate::{Cause, End, Options, Phase, State, View, check, rules};

underdeck_game::wire! {
    /// The object of a state or a view.
    struct StateWire of (state: State, draw: Faces, grid: Faces) {
        phase: PhaseWord = state.phase.word(),
        outcome: Option<OutcomeWire> = outcome(state),
        exhaustion: u8 = state.options.exhaustion,
        hand_size: u8 = state.options.hand_size,
        life: u8 = state.options.life,
        rulings: Vec<String> [optional] = rulings(&state.options),
        wounds: u8,
        hand: CardSet,
        draw: Faces = draw.clone(),
        draw_known: Vec<bool> = vec![false; draw.len()],
        discard: CardSet,
        trash: CardSet,
        queens: CardSet,
        grid: Faces = grid,
        rooms: Vec<RoomWord> = Location::rooms().map(|room| room_word(state, room)).collect(),
        visited: Option<Vec<Location>> [optional] = state.options.flee_back.then(|| state.visited.iter().collect()),
        at: Location,
        first_room: Option<Location> = state.first_room.is_room().then_some(state.first_room),
        attacker: Option<Location> = match state.phase {
            Phase::Defend(attacker) => Some(attacker),
            _ => None,
        },
        arrived: bool,
        attacked: bool,
        doubled: bool,
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

/// The end of the game (over-3 to over-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    result: GameResult,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<Cause>,
    score: u8,
}

impl From<&State> for StateWire {
    fn from(state: &State) -> Self {
        let faces = |cards: &[Card]| cards.iter().copied().collect();
        Self::of(state, faces(state.draw.cards()), faces(state.grid.cards()))
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateWire::from(self).serialize(serializer)
    }
}

/// The draw pile shows only its number of cards (view-1).
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let draw = Faces(vec![Seen::HIDDEN; self.draw().len()]);
        StateWire::of(&self.complete(|_| ()), draw, Faces(self.grid().to_vec())).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StateWire::deserialize(deserializer)?.state().map_err(D::Error::custom)
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

impl StateWire {
    /// The state, after all checks (state-2).
    fn state(&self) -> Result<State, StateError> {
        let mut options =
            Options { hand_size: self.hand_size, life: self.life, exhaustion: self.exhaustion, ..Options::default() };
        read_rulings(&mut options, &self.rulings)?;
        for (key, count, fits) in [
            ("draw", self.draw.len(), self.draw.len() <= OWNED),
            ("grid", self.grid.len(), self.grid.len() == ROOMS),
            ("rooms", self.rooms.len(), self.rooms.len() == ROOMS),
        ] {
            StateError::ensure(fits, key, || say!(FAULT_ENTRIES, n = count))?;
        }
        let mut grid = Grid::EMPTY;
        for (room, card) in Location::rooms().zip(self.grid.cards()) {
            grid.replace(room, card);
        }
        let mut state = State::with(Open::new(options), grid, Draw::of(self.draw.cards()));
        self.fill(&mut state);
        state.phase = self.phase()?;
        (state.unknown, state.empty) = (self.locations(RoomWord::Unknown), self.locations(RoomWord::Empty));
        state.slain = !self.locations(RoomWord::Slain).is_empty();
        state.visited = self.visited.iter().flatten().copied().filter(|at| at.is_room()).collect();
        state.first_room = self.first_room.unwrap_or(Location::OUTSIDE);
        check::check(&state)?;
        self.ensure_same(&Self::from(&state))?;
        Ok(state)
    }

    fn locations(&self, word: RoomWord) -> Locations {
        Location::rooms().zip(&self.rooms).filter(|(_, found)| **found == word).map(|(room, _)| room).collect()
    }

    fn phase(&self) -> Result<Phase, StateError> {
        ensure_outcome(&self.outcome, self.phase == PhaseWord::Over)?;
        match (self.phase.plain(), &self.outcome, self.attacker) {
            (Some(phase), _, _) => Ok(phase),
            (_, Some(outcome), _) => outcome.end(),
            (_, _, Some(attacker)) if attacker.is_room() => Ok(Phase::Defend(attacker)),
            _ => Err(StateError::new("attacker", say!(FAULT_ATTACKER_PHASE))),
        }
    }
}

impl OutcomeWire {
    fn end(&self) -> Result<Phase, StateError> {
        match (self.result, self.cause) {
            (GameResult::Won, None) => Ok(Phase::Over(End::Won)),
            (GameResult::Lost, Some(cause)) => Ok(Phase::Over(End::Lost(cause))),
            _ => Err(StateError::new("outcome", say!(FAULT_OUTCOME))),
        }
    }
}
