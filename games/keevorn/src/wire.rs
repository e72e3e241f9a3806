//! The flat JSON of the reference (state-1).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{Card, CardSet};
use underdeck_game::wire::{Faces, ensure_outcome, read_rulings, rulings};
use underdeck_game::{GameResult, StateError, say};

use crate::check::quote;
use crate::deck::{BLACK, RED, STAIRS};
use crate::options::{Edition, Options};
use crate::state::{Cause, End, Open, PhaseWord};
use crate::{Phase, State, View};

underdeck_game::wire! {
    /// The object of a state or a view.
    struct StateWire of (open: Open, floor: Faces, floor_known: Vec<bool>) {
        phase: PhaseWord = open.phase.word(),
        outcome: Option<OutcomeWire> = outcome(open),
        edition: Edition = open.options.edition,
        max_health: u8 = open.options.max_health,
        relics_as_weapons: bool = open.options.relics_as_weapons,
        rulings: Vec<String> [optional] = rulings(&open.options),
        health: u8,
        depth: u8,
        clean_kills: u32,
        wishes: u8,
        floor: Faces = floor,
        floor_known: Vec<bool> = floor_known,
        room: CardSet,
        red_hand: CardSet = open.hands & RED,
        black_hand: CardSet = open.hands & BLACK,
        backpack: CardSet,
        discard: CardSet,
        removed: CardSet = open.removed(),
    }
}

/// The end of the game, with the figures of that moment (end-1, end-2, end-3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    result: GameResult,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<Cause>,
    health: u8,
    clean_kills: u32,
    depth: u8,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = self.floor().iter().map(|seen| seen.card().is_some()).collect();
        StateWire::of(&self.open, Faces(self.floor().to_vec()), known).serialize(serializer)
    }
}

impl From<&State> for StateWire {
    fn from(state: &State) -> Self {
        Self::of(&state.open, state.floor.iter().collect(), state.floor.iter_known().collect())
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateWire::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StateWire::deserialize(deserializer)?.state().map_err(D::Error::custom)
    }
}

fn outcome(open: &Open) -> Option<OutcomeWire> {
    let Phase::Over(end) = open.phase else { return None };
    let (result, cause) = match end {
        End::Won => (GameResult::Won, None),
        End::Dead(cause) => (GameResult::Lost, Some(cause)),
    };
    Some(OutcomeWire { result, cause, health: open.health, clean_kills: open.clean_kills, depth: open.depth })
}

impl StateWire {
    /// The state, after all checks of one from outside (state-5).
    fn state(&self) -> Result<State, StateError> {
        let (floor, known) = (&self.floor, &self.floor_known);
        StateError::ensure(floor.len() <= Card::COUNT, "floor", || say!(STATE_FLOOR_LONG, n = floor.len()))?;
        StateError::ensure(known.len() == floor.len(), "floor_known", || {
            say!(STATE_FLOOR_KNOWN, known = known.len(), floor = floor.len())
        })?;
        for (key, pile, fit) in [
            ("red_hand", self.red_hand, RED),
            ("black_hand", self.black_hand, BLACK),
            ("removed", self.removed, STAIRS),
        ] {
            StateError::ensure(fit.contains_all(pile), key, || say!(STATE_MISPLACED, cards = quote(pile - fit)))?;
        }
        let mut options = Options {
            edition: self.edition,
            max_health: self.max_health,
            relics_as_weapons: self.relics_as_weapons,
            start_depth: self.depth.saturating_sub(self.removed.len() as u8).min(8),
            ..Options::default()
        };
        read_rulings(&mut options, &self.rulings)?;
        let mut open = Open::new(options);
        self.fill(&mut open);
        open.phase = self.phase()?;
        open.hands = self.red_hand | self.black_hand;
        open.removed = (self.removed.bits() >> 52) as u8;
        let mut state = State { floor: floor.cards().into_iter().zip(known.iter().copied()).collect(), open };
        state.options.jokers = state.jokers();
        underdeck_game::State::check(&state)?;
        self.ensure_same(&Self::from(&state))?;
        Ok(state)
    }

    fn phase(&self) -> Result<Phase, StateError> {
        ensure_outcome(&self.outcome, self.phase == PhaseWord::Over)?;
        match (self.phase.plain(), self.outcome.as_ref().map(|outcome| (outcome.result, outcome.cause))) {
            (Some(phase), _) => Ok(phase),
            (None, Some((GameResult::Won, None))) => Ok(Phase::Over(End::Won)),
            (None, Some((GameResult::Lost, Some(cause)))) => Ok(Phase::Over(End::Dead(cause))),
            (None, _) => Err(StateError::new("outcome", say!(STATE_OUTCOME))),
        }
    }
}
