//! What the player may know.

use underdeck_cards::{Card, CardSet};
use underdeck_game::Rng;

use crate::state::{Phase, State};

/// What the player has seen: everything but the order of the deck (view-1).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(crate) phase: Phase,
    /// The cards of the deck, in no order.
    pub(crate) unseen: CardSet,
    pub(crate) drawn: CardSet,
}

impl View {
    /// (view-1)
    pub(crate) fn of(state: &State) -> Self {
        Self { phase: state.phase, unseen: state.deck.to_set(), drawn: state.drawn }
    }
}

impl underdeck_game::View for View {
    type State = State;

    fn determinise(&self, rng: &mut impl Rng) -> State {
        let mut unseen: Vec<Card> = self.unseen.iter().collect();
        underdeck_game::shuffle(rng, &mut unseen);
        State { phase: self.phase, deck: unseen.into_iter().map(|card| (card, false)).collect(), drawn: self.drawn }
    }

    fn hidden(&self) -> usize {
        self.unseen.len()
    }

    fn named_cards(&self) -> CardSet {
        self.drawn
    }
}
