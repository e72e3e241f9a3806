//! What played games add up to: every line that was tried, statistics, the deal of the day.
//!
//! - [`Tree`]: a game in progress and every line that was tried; its record keeps them all as variations.
//! - [`Playback`]: stepping through the lines of a record without changing it.
//! - [`statistics`]: summaries of many records: wins, streaks, scores, lengths, latest results.
//! - [`daily`]: the deal of the day, and a result card without spoilers.
//! - [`closing`]: what is said at the end of a game.
//!
//! There is no I/O here: records are values, and the date is an argument.

mod closing;
pub mod daily;
mod playback;
pub mod statistics;
mod tree;

pub use closing::closing;
pub use playback::Playback;
pub use tree::{Branch, Node, NodeId, Tree, moves_played};
