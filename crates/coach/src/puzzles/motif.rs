//! What a puzzle is about.

use super::Puzzle;

/// From this many decisions in a row on that leave one plan that wins, a puzzle is about it.
const PLAN: u32 = 2;
/// From this many departures from the simple player on, a win is out of the way.
const DEPARTURES: u32 = 2;

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Motif {
    /// The last decision of its game that still wins: in the game it was missed, and all was lost.
    LastChance,
    /// A win that departs from the simple player's moves twice or more.
    Departures,
    /// Two decisions in a row or more that leave one plan that wins: one move, or several that lead to the same position in any order.
    Plan,
}

impl Motif {
    /// All motifs.
    pub const ALL: [Self; 3] = [Self::LastChance, Self::Departures, Self::Plan];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::LastChance => "chance",
            Self::Departures => "departures",
            Self::Plan => "plan",
        }
    }

    /// What it is, in a sentence without its end.
    pub const fn says(self) -> &'static str {
        match self {
            Self::LastChance => "the last chance to win",
            Self::Departures => "a win that takes two unusual moves or more",
            Self::Plan => "one plan that wins, move by move",
        }
    }
}

impl Puzzle {
    /// What it is about.
    pub const fn motif(&self) -> Motif {
        match self {
            Self { plan: PLAN.., .. } => Motif::Plan,
            Self { departures: DEPARTURES.., .. } => Motif::Departures,
            _ => Motif::LastChance,
        }
    }
}
