//! The decision that is due, and the end of the game.

use crate::Location;

underdeck_game::phases! {
    /// The decision that is due.
    pub enum Phase as PhaseWord {
        /// The hero acts.
        Action = "action",
        /// The jack of spades has been met: a card or a wound.
        Trap = "trap",
        /// The monster in this room attacks.
        Defend(Location) = "defend",
        /// The game is over.
        Over(End) = "over",
    }
}

/// The end of a game (over-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// The Dark Lord is looted (over-3).
    Won,
    /// The hero is lost, by this cause.
    Lost(Cause),
}

underdeck_game::words! {
    /// The cause of a lost game.
    pub enum Cause {
        /// A monster's attack, in the room or shot (over-4).
        Monster = "monster",
        /// The jack of spades (over-5).
        Trap = "trap",
        /// Fleeing (over-6).
        Flight = "flight",
        /// A reshuffle (over-7).
        Exhaustion = "exhaustion",
        /// No card is left in the hand after refilling (over-8).
        Stranded = "stranded",
    }
}
