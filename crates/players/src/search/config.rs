//! The parameters of tree search.

/// The parameters of [`Mcts`](crate::Mcts).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// One in `guided` simulated games is played to its end by the rollout policy ([`Policy::rollout`](underdeck_game::Policy::rollout)); 0 for none.
    ///
    /// Where this policy is cheap ([`Policy::ROLLOUT_COST`](underdeck_game::Policy::ROLLOUT_COST)), the share rises up to five in eight, and up to
    /// two more in eight verify the result.
    pub guided: u32,
    /// The standard errors by which a move must beat the heuristic move to be preferred.
    pub doubt: f32,
    /// The exploration constant of UCB1, in standard deviations of the games' values.
    pub exploration: f32,
    /// The visits after which the tree's value of a move is compared with the guided games.
    pub trust: u32,
}

impl Default for SearchConfig {
    fn default() -> Self {
        Self { guided: 8, doubt: 2.0, exploration: 1.4, trust: 30 }
    }
}
