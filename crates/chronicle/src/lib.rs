//! Statistics and analyses of played games.
//!
//! - [`statistics`]: summaries of many records: wins, streaks, scores, lengths, latest results.
//! - [`daily`]: the daily deal, and a result card without spoilers.
//! - [`UnfinishedGame`]: an entry of the list of games to continue.
//! - [`closing`]: remarks at the end of a game.
//! - [`PlayerExport`]: a player's data as one file.
//! - [`Marks`]: ids and end times of records.
//! - [`Winnable`]: new games from winnable deals. [`look_back`], [`look_at`] and [`peek`]: analyses by the solver.
//!
//! Sentences are [`underdeck_game::Message`]s: English text with an id for translation.
//!
//! The crate does no I/O: records are values, and the date is an argument.

mod bundle;
mod closing;
pub mod daily;
mod identity;
mod solving;
pub mod statistics;
mod unfinished;
mod winnable;

use underdeck_game::text;

pub use bundle::{ExportedGame, PlayerExport};
pub use closing::{closing, closing_by};
pub use identity::{Marks, PLAYED, stored_id};
pub use solving::{SolvedGame, can_be_won, could_be_won, look_at, look_back, peek};
pub use underdeck_solver::Difficulty;
pub use unfinished::UnfinishedGame;
pub use winnable::{Dealt, Winnable, deal_note, difficulty_note, is_chosen, set_difficulty};
