//! What played games add up to: every line that was tried, statistics, the deal of the day.
//!
//! - [`Tree`]: a game in progress and every line that was tried; its record keeps them all as variations.
//! - [`Playback`]: stepping through the lines of a record without changing it.
//! - [`statistics`]: summaries of many records: wins, streaks, scores, lengths, latest results.
//! - [`daily`]: the deal of the day, and a result card without spoilers.
//! - [`closing`]: what is said at the end of a game.
//! - [`Bundle`]: everything that a player keeps, as one file. [`unite`]: one record of a game that went on in two places.
//! - [`Marks`]: which games records are of, and when they ended.
//! - [`Winnable`]: new games from deals that can be won. [`look_back`], [`look_at`] and [`Tree::peek`]: what the solver tells.
//!
//! Sentences of the house are [`game::Said`]: English, with the message that tells them in other languages.
//!
//! There is no I/O here: records are values, and the date is an argument.

mod bundle;
mod closing;
pub mod daily;
mod ending;
mod forced;
mod identity;
mod informed;
mod playback;
mod solving;
pub mod statistics;
mod tree;
mod winnable;

pub use bundle::{Bundle, Bundled};
pub use closing::closing;
pub use ending::{SEAT, own_seat, result_for};
pub use forced::Forced;
pub use identity::{Marks, PLAYED, moment_millis, moment_text, stored_id};
pub use informed::informed_by;
pub use playback::Playback;
pub use solver::Difficulty;
pub use solving::{Solved, look_at, look_back, peek};
pub use tree::{
    Branch, Command, Corrected, Delta, Node, NodeId, Pace, Program, Reply, Side, Tree, moves_played, take_in, unite,
};
pub use winnable::{Dealt, NEVER, Winnable, deal_told, difficulty_told, set_difficulty};
