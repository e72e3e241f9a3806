//! Everything that an all-seeing referee knows.

use underdeck_cards::{CardSet, Pile};
use underdeck_game::Outcome;

/// Which decision is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Draw or stop.
    Turn,
    /// The game is over.
    Over(Outcome),
}

/// A state: a value, without history.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    /// The deck, face down.
    pub(crate) deck: Pile<64>,
    /// The cards drawn, face up.
    pub(crate) drawn: CardSet,
}
