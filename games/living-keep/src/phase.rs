//! Which decision is due, and how a game ends.

use std::fmt;
use std::str::FromStr;

/// Which decision is due (order-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Phase {
    Upkeep,
    Dig,
    Build,
    Train,
    Research,
    Recruit,
    Hero,
    Defend,
    Shortfall,
    Peon,
    Divide,
    Pick,
    Reorder,
    Draft,
    War,
    WarJoin,
    /// The game is over, and how (end-1).
    Over(End),
}

/// How the game ended (end-2, end-3, end-4, end-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// The turn cards are spent.
    Time,
    /// Health is 0.
    Death,
    /// All goals of the scenario hold.
    Goal,
    /// The Monarch is killed, in coop.
    Monarch,
    /// Nobody is left to fight the war.
    War,
}

impl Phase {
    /// All phases but the last.
    pub const RUNNING: [Self; 16] = [
        Self::Upkeep,
        Self::Dig,
        Self::Build,
        Self::Train,
        Self::Research,
        Self::Recruit,
        Self::Hero,
        Self::Defend,
        Self::Shortfall,
        Self::Peon,
        Self::Divide,
        Self::Pick,
        Self::Reorder,
        Self::Draft,
        Self::War,
        Self::WarJoin,
    ];

    /// The word in a state.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Upkeep => "upkeep",
            Self::Dig => "dig",
            Self::Build => "build",
            Self::Train => "train",
            Self::Research => "research",
            Self::Recruit => "recruit",
            Self::Hero => "hero",
            Self::Defend => "defend",
            Self::Shortfall => "shortfall",
            Self::Peon => "peon",
            Self::Divide => "divide",
            Self::Pick => "pick",
            Self::Reorder => "reorder",
            Self::Draft => "draft",
            Self::War => "war",
            Self::WarJoin => "war_join",
            Self::Over(_) => "over",
        }
    }

    /// Whether it is one of the eight phases in which spells can be cast (R35).
    pub const fn is_window(self) -> bool {
        matches!(
            self,
            Self::Upkeep
                | Self::Dig
                | Self::Build
                | Self::Train
                | Self::Research
                | Self::Recruit
                | Self::Hero
                | Self::Defend
        )
    }

    /// Whether the game is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over(_))
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// Reads the word of a phase that is not over.
impl FromStr for Phase {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::RUNNING.into_iter().find(|phase| phase.word() == text);
        found.ok_or_else(|| format!("`{text}` is no phase"))
    }
}

impl End {
    /// The cause as an outcome names it; `war` where it names a winner instead.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Death => "death",
            Self::Goal => "goal",
            Self::Monarch => "monarch",
            Self::War => "war",
        }
    }
}
