//! Learned values: a small network that estimates the worth of a view to its seat, 0 to 1.
//!
//! - [`NetworkLayout`]: the features of an observation, derived from the game's [`Encoding`](underdeck_game::Encoding).
//! - [`Network`]: the network with integer weights; every machine computes the same bits.
//! - [`Accumulator`]: the network with incremental updates, faster for similar views in sequence.
//! - [`TrainingGoal`]: the worth of the end of a game, which combines winning and the score.
//! - [`Fit`]: the training of weights on the ends of games.
//!
//! A value depends on the view alone, so a player with a value has no hidden information.

mod fit;
mod goal;
mod layout;
mod net;

use underdeck_game::text;

pub use fit::Fit;
pub use goal::TrainingGoal;
pub use layout::NetworkLayout;
pub use net::{Accumulator, HIDDEN, Network, WeightsError};
