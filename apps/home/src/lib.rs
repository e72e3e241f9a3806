//! A player's home: unfinished games, records, campaigns and settings, and what only a home knows: the day and new seeds.
//!
//! Every front end keeps its games here, so what was begun in one is gone on with in another. Files are written whole or
//! not at all. The home is `$UNDERDECK_HOME`, or else `underdeck` in the user's data directory, with the settings in
//! `underdeck` in the user's configuration directory.
//!
//! - [`unfinished`], [`Place`]: several games can be open; each is saved after every move and kept when it is over.
//! - [`Settings`]: what the player wants, in one TOML file.
//! - [`statistics::finished`]: every finished game at home, for [`chronicle::statistics`].
//! - [`daily::today`]: today's deal of a game, and whether it has been played.

pub mod campaigns;
pub mod daily;
mod error;
mod files;
pub mod luck;
mod place;
mod root;
mod settings;
pub mod statistics;

pub use error::Error;
pub use files::{game_of, keep, new_unfinished, parse, read, unfinished, write_whole, writing};
pub use place::Place;
pub use root::data_file;
pub use settings::{Key, Motion, Settings, Theme};
