//! A player's home: the folders of unfinished games, records and campaigns, and the seeds of new games.
//!
//! Every front end keeps its games here, so what was begun in one is gone on with in another. Files are written whole or
//! not at all. The home is `$UNDERDECK_HOME`, or else `underdeck` in the user's data directory.

pub mod campaigns;
mod error;
mod files;
pub mod luck;
mod place;

pub use error::Error;
pub use files::{game_of, keep, new_unfinished, parse, read, unfinished, write_whole, writing};
pub use place::Place;
