//! What played games add up to: the lines that were tried, statistics, the deal of the day.
//!
//! - [`Tree`]: a game being played with every line that was tried; its record keeps them all as variations.
//! - [`Replay`]: a record to be looked at move by move, in any of its lines, without changing it.
//! - [`statistics`]: what many records tell together: wins, streaks, scores, lengths, last results.
//! - [`daily`]: the deal of the day, the same for everybody, and a card of its result that gives nothing away.
//!
//! No I/O here: records come and go as values, and the day is an argument.

pub mod daily;
mod replay;
pub mod statistics;
mod tree;

pub use replay::Replay;
pub use tree::{Branch, Node, NodeId, Tree, moves_played};
