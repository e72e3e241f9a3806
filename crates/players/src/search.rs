//! Players that search by simulation.

mod flat;
mod halving;
mod index;
mod judge;
mod lookahead;
mod mcts;
mod plans;
mod rollout;
mod samples;
mod tree;
mod value;
mod valued;

pub use flat::Flat;
pub use lookahead::Lookahead;
pub use mcts::Mcts;
pub use tree::SearchConfig;
pub use valued::ValuePlayer;
