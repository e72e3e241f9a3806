//! What played games add up to: statistics, the deal of the day, what the solver tells.
//!
//! - [`statistics`]: summaries of many records: wins, streaks, scores, lengths, latest results.
//! - [`daily`]: the deal of the day, and a result card without spoilers.
//! - [`closing`]: what is said at the end of a game.
//! - [`PlayerExport`]: everything that a player keeps, as one file.
//! - [`Marks`]: which games records are of, and when they ended.
//! - [`Winnable`]: new games from deals that can be won. [`look_back`], [`look_at`] and [`peek`]: what the solver tells.
//!
//! Sentences of the house are [`underdeck_game::Message`]: English, with the message that tells them in other languages.
//!
//! There is no I/O here: records are values, and the date is an argument.

mod bundle;
mod closing;
pub mod daily;
mod identity;
mod solving;
pub mod statistics;
mod winnable;

pub use bundle::{ExportedGame, PlayerExport};
pub use closing::{closing, closing_by};
pub use identity::{Marks, PLAYED, stored_id};
pub use solving::{Solved, can_be_won, could_be_won, look_at, look_back, peek};
pub use underdeck_solver::Difficulty;
pub use winnable::{Dealt, Winnable, deal_told, difficulty_told, set_difficulty};
