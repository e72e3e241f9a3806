//! The flat JSON of the reference, and what a valid state is.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{CardSet, Seen};
use underdeck_game::wire::{Faces, OutcomeWire, check_options, ensure_outcome};
use underdeck_game::{Play as _, StateError};

use crate::rules::{KINGS, deck};
use crate::state::{Cause, Options, Phase, PhaseWord, State};
use crate::view::View;

underdeck_game::wire! {
    /// The object of a state or a view (state-1).
    struct Wire of (state: State, deck: Faces) {
        phase: PhaseWord = state.phase.word(),
        outcome: Option<OutcomeWire<Cause>> = outcome(state),
        suits: u8 = state.options.suits,
        deck: Faces = deck,
        drawn: CardSet,
    }
}

fn outcome(state: &State) -> Option<OutcomeWire<Cause>> {
    let Phase::Over(cause) = state.phase else { return None };
    Some(OutcomeWire::new(cause, &state.outcome()?))
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Wire::of(self, self.deck.iter().collect()).serialize(serializer)
    }
}

/// (view-1)
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let deck = Faces(vec![Seen::HIDDEN; self.unseen.len()]);
        Wire::of(&self.complete(self.unseen), deck).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Wire::deserialize(deserializer)?.state().map_err(D::Error::custom)
    }
}

impl Wire {
    /// The state, with everything about it checked.
    fn state(&self) -> Result<State, StateError> {
        ensure_outcome(&self.outcome, self.phase == PhaseWord::Over)?;
        let phase = self.outcome.as_ref().map_or(Phase::Turn, |outcome| Phase::Over(outcome.cause));
        let cards = self.deck.cards();
        StateError::ensure(cards.len() <= 52, "deck", || "at most 52 cards")?;
        let deck = cards.into_iter().map(|card| (card, false)).collect();
        let state = State { phase, options: Options { suits: self.suits }, deck, drawn: self.drawn };
        check(&state)?;
        self.ensure_same(&Self::of(&state, self.deck.clone()))?;
        Ok(state)
    }
}

/// (state-1)
pub(crate) fn check(state: &State) -> Result<(), StateError> {
    let ensure = |holds, key, message: &str| StateError::ensure(holds, key, || message);
    check_options(&state.options)?;
    let all = deck(state.options.suits);
    let is_whole = state.deck.len() + state.drawn.len() == all.len() && state.deck.to_set() | state.drawn == all;
    ensure(is_whole, "deck", "deck and drawn cards hold each card of the suits once")?;
    let kings = (state.drawn & KINGS).len();
    ensure(kings == usize::from(state.phase == Phase::Over(Cause::King)), "drawn", "a King ends the game")
}
