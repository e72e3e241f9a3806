//! How tree search is configured.

/// How an [`Mcts`](crate::Mcts) player searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// One in `guided` simulated games is guided: played to its end by the rollout policy ([`Policy::rollout`](underdeck_game::Policy::rollout)); 0 for none.
    ///
    /// Where that policy costs little more than random moves ([`Policy::ROLLOUT_COST`](underdeck_game::Policy::ROLLOUT_COST)) there are more guided games, up to five
    /// in eight, and two more in eight may go into checking what they found.
    pub guided: u32,
    /// By how many standard errors a move must beat the heuristic move to be preferred.
    pub doubt: f32,
    /// The exploration constant of UCB1, in standard deviations of the games' values.
    pub exploration: f32,
    /// How often the tree must have visited a move before its value counts beside the guided games.
    pub trust: u32,
}

impl Default for SearchConfig {
    fn default() -> Self {
        Self { guided: 8, doubt: 2.0, exploration: 1.4, trust: 30 }
    }
}
