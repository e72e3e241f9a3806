//! Learned values: what a view is worth to its seat, 0 to 1, by a small network.
//!
//! - [`Layout`]: the features of an observation, derived from the game's [`Encoding`](underdeck_game::Encoding).
//! - [`Network`]: the network with integer weights; every machine computes the same bits.
//! - [`Accumulator`]: the same network for one view after another, quicker.
//! - [`Goal`]: what the end of a game is worth, so that wins and scores become one number.
//! - [`Fit`]: weights fitted to the ends of games, for training alone.
//!
//! A value depends on the view alone, so a player that uses it stays fair.

mod fit;
mod goal;
mod layout;
mod net;

pub use fit::Fit;
pub use goal::Goal;
pub use layout::Layout;
pub use net::{Accumulator, HIDDEN, Network, WeightsError};
