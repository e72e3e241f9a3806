//! Everything that an all-seeing referee knows.

use underdeck_cards::{CardSet, Pile};
use underdeck_game::OptionKind;

underdeck_game::options! {
    /// The house rules.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Options {
        /// How many suits the deck has (option-1).
        suits: u8 = 4, in OptionKind::Int { min: 1, max: 4 } => ours,
    }
}

underdeck_game::words! {
    /// How a game ends.
    pub enum Cause {
        /// The player stopped (stop-1).
        Stopped = "stopped",
        /// A King was drawn (draw-3).
        King = "king",
    }
}

underdeck_game::phases! {
    /// Which decision is due.
    pub enum Phase as PhaseWord {
        /// Draw or stop.
        Turn = "turn",
        /// The game is over.
        Over(Cause) = "over",
    }
}

/// A state: a value, without history.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) options: Options,
    /// The deck, face down.
    pub(crate) deck: Pile<64>,
    /// The cards drawn, face up.
    pub(crate) drawn: CardSet,
}
