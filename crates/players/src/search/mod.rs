//! Players that look ahead: they imagine or simulate what might come.

mod config;
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

pub use config::SearchConfig;
pub use flat::Flat;
pub use lookahead::Lookahead;
pub use mcts::Mcts;
pub use valued::Valued;

/// Two numbers mixed into one, as by splitmix64 (Steele, Lea and Flood 2014).
pub const fn mixed(one: u64, other: u64) -> u64 {
    let mut z = one ^ other.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
