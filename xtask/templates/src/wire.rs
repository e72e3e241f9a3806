//! The flat JSON of the reference, for a state and, with hidden cards, for a view (state-1, view-1).

use underdeck_cards::{Card, CardSet};
use underdeck_game::{GameResult, Outcome, StateError};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::check::check;
use crate::state::{Phase, State};
use crate::view::View;

/// A state (`C` = [`Card`]) or a view (`C` = `"??"`) as JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire<C> {
    phase: String,
    #[serde(deserialize_with = "underdeck_game::wire::present")]
    outcome: Option<End>,
    deck: Vec<C>,
    drawn: CardSet,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    result: GameResult,
    score: i32,
}

impl<C> Wire<C> {
    fn new(phase: Phase, deck: Vec<C>, drawn: CardSet) -> Self {
        let (phase, outcome) = match phase {
            Phase::Turn => ("turn", None),
            Phase::Over(end) => ("over", Some(End { result: end.result, score: end.score.unwrap_or(0) })),
        };
        Self { phase: phase.into(), outcome, deck, drawn }
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Wire::<Card>::new(self.phase, self.deck.iter().collect(), self.drawn).serialize(serializer)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Wire::new(self.phase, vec!["??"; self.unseen.len()], self.drawn).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(Wire::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

fn read(wire: Wire<Card>) -> Result<State, StateError> {
    let phase = match (wire.phase.as_str(), wire.outcome) {
        ("turn", None) => Phase::Turn,
        ("over", Some(end)) => Phase::Over(outcome(&end)?),
        _ => return Err(StateError::new("phase", "turn without outcome, or over with one")),
    };
    let unknown = wire.deck.iter().map(|&card| (card, false));
    StateError::ensure(wire.deck.len() <= 52, "deck", || "at most 52 cards".into())?;
    let state = State { phase, deck: unknown.collect(), drawn: wire.drawn };
    check(&state)?;
    Ok(state)
}

fn outcome(end: &End) -> Result<Outcome, StateError> {
    let cause = match end.result {
        GameResult::Won => "stopped",
        GameResult::Lost => "king",
        _ => return Err(StateError::new("outcome", "won or lost")),
    };
    Ok(Outcome { result: end.result, cause, score: Some(end.score) })
}
