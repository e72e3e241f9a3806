//! A game in progress, for every front end: what a person may do, what is asked first, and every line that was tried.
//!
//! - [`Tree`]: a game and every line that was tried; its record keeps them all as variations.
//! - [`Tree::confirm`]: what a person is asked before a [`Command`]. [`Tree::check`]: which seat may give it.
//! - [`Tree::apply`]: the command, what follows by itself, and the program's answer.
//! - [`Question`]: what takes long, and is recorded before it is shown.
//! - [`Program`]: a seat that the program plays.
//! - [`Playback`]: a read-only walk through the lines of a record.
//! - [`unite`]: one record of a game that went on in two places.
//!
//! Front ends map input to commands and a [`Delta`] or a [`Refusal`] to output, and decide nothing. There is no I/O here.

mod aids;
mod command;
mod confirm;
mod day;
mod ending;
mod forced;
mod informed;
mod playback;
mod question;
mod seats;
mod theme;
mod tree;

pub use command::{Actor, Command, Context, Delta, NoPeek, Refusal, Reply};
pub use confirm::{Confirmation, Cost, Input};
pub use day::{DAY, SEALED_DAY, day_of, deal_of_day, is_of_day, seed_of_day};
pub use ending::{SEAT, moment_millis, moment_text, own_seat, result_for};
pub use forced::Forced;
pub use informed::informed_by;
pub use playback::Playback;
pub use question::{Answer, Question};
pub use theme::Theme;
pub use tree::{Branch, Corrected, Node, NodeId, Program, Side, Tree, moves_played, take_in, unite};
