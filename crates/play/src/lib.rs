//! A game in progress, for every front end: what a person may do, what is asked first, and every line that was tried.
//!
//! - [`Tree`]: a game and every line that was tried; its record keeps them all as variations.
//! - [`Tree::turn`]: what the seat to move does, what follows by itself, and the program's answer.
//! - [`Program`]: a seat that the program plays.
//! - [`Playback`]: a read-only walk through the lines of a record.
//! - [`unite`]: one record of a game that went on in two places.
//!
//! Front ends map input to [commands](Command) and [deltas](Delta) to output. There is no I/O here.

mod aids;
mod day;
mod ending;
mod forced;
mod informed;
mod playback;
mod tree;

pub use day::{DAY, SEALED_DAY, day_of, deal_of_day, is_of_day, seed_of_day};
pub use ending::{SEAT, moment_millis, moment_text, own_seat, result_for};
pub use forced::Forced;
pub use informed::informed_by;
pub use playback::Playback;
pub use tree::{
    Branch, Command, Corrected, Delta, Node, NodeId, Pace, Program, Reply, Side, Tree, moves_played, take_in, unite,
};
