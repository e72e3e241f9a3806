//! What the player may know.

use underdeck_cards::{Card, CardSet, Pile, Seen};
use underdeck_game::Rng;

use crate::state::{Options, Phase, State};

/// What the player has seen: everything but the order of the deck (view-1).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(crate) phase: Phase,
    pub(crate) options: Options,
    /// The cards of the deck, in no order.
    pub(crate) unseen: CardSet,
    pub(crate) drawn: CardSet,
}

impl View {
    pub(crate) fn of(state: &State) -> Self {
        Self { phase: state.phase, options: state.options, unseen: state.deck.to_set(), drawn: state.drawn }
    }

    /// The state with the unseen cards in this order.
    pub(crate) fn complete(&self, unseen: impl IntoIterator<Item = Card>) -> State {
        let deck = Pile::complete(vec![Seen::HIDDEN; self.unseen.len()], unseen);
        State { phase: self.phase, options: self.options, deck, drawn: self.drawn }
    }
}

impl underdeck_game::View for View {
    type State = State;

    fn determinise(&self, rng: &mut impl Rng) -> State {
        let mut unseen: Vec<Card> = self.unseen.iter().collect();
        underdeck_game::shuffle(rng, &mut unseen);
        self.complete(unseen)
    }

    fn hidden(&self) -> usize {
        self.unseen.len()
    }

    fn named_cards(&self) -> CardSet {
        self.drawn
    }
}
