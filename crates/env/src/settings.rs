//! How games are stepped.

underdeck_game::words! {
    /// What the ids of actions stand for.
    #[derive(Default)]
    pub enum ActionIds {
        /// The ids of [`underdeck_game::Encode`]: by place, the same in every position.
        #[default]
        Place = "place",
        /// The numbers of the legal moves, in the order of the rules.
        Index = "index",
    }
}

underdeck_game::words! {
    /// When a game that ended begins anew.
    #[derive(Default)]
    pub enum Autoreset {
        /// With the next step, whose action is ignored and whose reward is 0.
        #[default]
        NextStep = "next-step",
        /// In the same step: the last observation goes to the array of final ones.
        SameStep = "same-step",
        /// When the caller resets it; until then it cannot be stepped.
        Disabled = "disabled",
    }
}

underdeck_game::words! {
    /// What an action that is not legal does.
    #[derive(Default)]
    pub enum Illegal {
        /// The step fails, and no game is changed.
        #[default]
        Error = "error",
        /// That game ends as lost.
        End = "end",
    }
}

underdeck_game::words! {
    /// Where the luck comes from.
    #[derive(Default)]
    pub enum Luck {
        /// From deals: each game has a deal code and can be replayed anywhere.
        #[default]
        Deal = "deal",
        /// From the fast generator of bulk simulation.
        Fast = "fast",
    }
}

/// How games are stepped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many games there are, at least 1.
    pub games: usize,
    /// The place of the first game; places decide the deals, so games can be spread over several batches.
    pub first: u64,
    /// Where the luck comes from.
    pub luck: Luck,
    /// How many threads step them, at least 1.
    pub threads: usize,
    /// Whether observations are written.
    pub observe: bool,
    /// What the ids of actions stand for.
    pub actions: ActionIds,
    /// With [`ActionIds::Index`], how many moves can be chosen from; any others are never legal.
    pub width: usize,
    /// When a game that ended begins anew.
    pub autoreset: Autoreset,
    /// After how many moves a game is cut off, which counts as lost; 0 for never.
    pub max_steps: u32,
    /// What an action that is not legal does.
    pub illegal: Illegal,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            games: 1,
            first: 0,
            luck: Luck::Deal,
            threads: 1,
            observe: true,
            actions: ActionIds::Place,
            // No game offers more moves in any position seen.
            width: 320,
            autoreset: Autoreset::NextStep,
            max_steps: 3_000,
            illegal: Illegal::Error,
        }
    }
}
