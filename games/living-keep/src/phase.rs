//! The decision that is due, and the end of a game.

use std::fmt;

use crate::kinds::Mode;

underdeck_game::phases! {
    /// The decision that is due (order-4).
    #[allow(missing_docs)]
    pub enum Phase as PhaseWord {
        Upkeep = "upkeep",
        Dig = "dig",
        Build = "build",
        Train = "train",
        Research = "research",
        Recruit = "recruit",
        Hero = "hero",
        Defend = "defend",
        Shortfall = "shortfall",
        Peon = "peon",
        Divide = "divide",
        Pick = "pick",
        Reorder = "reorder",
        Draft = "draft",
        War = "war",
        WarJoin = "war_join",
        /// The game is over, with its end (end-1).
        Over(End) = "over",
    }
}

underdeck_game::words! {
    /// The end of a game, by the cause in its outcome (end-2, end-3, end-4, end-5).
    pub enum End {
        /// The turn cards are spent.
        Time = "time",
        /// Health is 0.
        Death = "death",
        /// All goals of the scenario hold.
        Goal = "goal",
        /// The Monarch is killed, in coop.
        Monarch = "monarch",
        /// The war is over because no minion is left; the outcome names a winner instead.
        War = "war",
    }
}

impl Phase {
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

    /// The phase of the rulebook that the decision is a part of: [`Phase::Peon`] is a part of [`Phase::Dig`].
    pub(crate) const fn step(self) -> PhaseWord {
        match self {
            Self::Shortfall => PhaseWord::Upkeep,
            Self::Peon | Self::Divide => PhaseWord::Dig,
            Self::Pick => PhaseWord::Recruit,
            Self::Defend => PhaseWord::Hero,
            Self::WarJoin => PhaseWord::War,
            phase => phase.word(),
        }
    }

    /// Whether the game is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over(_))
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word().word())
    }
}

impl Mode {
    /// The first phase: campaign and standard skip the first Upkeep
    /// (setup-6, setup-7, setup-8, setup-9, setup-10, R59).
    pub(crate) const fn first_phase(self) -> Phase {
        match self {
            Self::Mastery | Self::Coop => Phase::Upkeep,
            Self::Campaign | Self::Standard => Phase::Dig,
            Self::Draft => Phase::Draft,
        }
    }
}
