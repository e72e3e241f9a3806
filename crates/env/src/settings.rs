//! The settings of a batch.

underdeck_game::words! {
    /// The meaning of action ids.
    #[derive(Default)]
    pub enum ActionIds {
        /// The ids of [`underdeck_game::Encode`], which have the same meaning in every position.
        #[default]
        Place = "place",
        /// Indices into the list of legal moves, in the order of the rules.
        Index = "index",
    }
}

underdeck_game::words! {
    /// The time of the reset after the end of a game, as in Gymnasium.
    #[derive(Default)]
    pub enum Autoreset {
        /// At the next step, which ignores its action and has reward 0.
        #[default]
        NextStep = "next-step",
        /// In the same step: the last observation is written to the array of final observations.
        SameStep = "same-step",
        /// At the caller's reset; until then the game cannot be stepped.
        Disabled = "disabled",
    }
}

underdeck_game::words! {
    /// The effect of an illegal action.
    #[derive(Default)]
    pub enum Illegal {
        /// The step fails, and no game is changed.
        #[default]
        Error = "error",
        /// The game ends as lost.
        End = "end",
    }
}

underdeck_game::words! {
    /// The source of randomness.
    #[derive(Default)]
    pub enum Luck {
        /// Deals: each game has a deal code and can be replayed.
        #[default]
        Deal = "deal",
        /// The fast generator of bulk simulations.
        Fast = "fast",
    }
}

/// The settings of a batch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnvSettings {
    /// The number of games, at least 1.
    pub games: usize,
    /// The index of the first game. Indices determine the deals, so games can be distributed over several batches.
    pub first: u64,
    /// The source of randomness.
    pub luck: Luck,
    /// The number of threads, at least 1.
    pub threads: usize,
    /// Whether observations are written.
    pub observe: bool,
    /// The meaning of action ids.
    pub actions: ActionIds,
    /// With [`ActionIds::Index`], the number of actions; further legal moves cannot be chosen.
    pub width: usize,
    /// The time of the reset after the end of a game.
    pub autoreset: Autoreset,
    /// The number of moves after which a game is cut off, which counts as lost; 0 for no limit.
    pub max_steps: u32,
    /// The effect of an illegal action.
    pub illegal: Illegal,
}

impl Default for EnvSettings {
    fn default() -> Self {
        Self {
            games: 1,
            first: 0,
            luck: Luck::Deal,
            threads: 1,
            observe: true,
            actions: ActionIds::Place,
            // The most legal moves in any position seen so far are fewer.
            width: 320,
            autoreset: Autoreset::NextStep,
            max_steps: 3_000,
            illegal: Illegal::Error,
        }
    }
}
