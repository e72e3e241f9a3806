//! A player's home: unfinished games, records, campaigns and settings; also today's date and new seeds.
//!
//! Every front end keeps its games here, so a game begun in one can be resumed in another. Files are written atomically.
//! The home is `$UNDERDECK_HOME`, or else `underdeck` in the user's data directory, with the settings in
//! `underdeck` in the user's configuration directory.
//!
//! - [`unfinished`], [`Place`]: there can be several unfinished games; each one is saved after every move.
//! - [`Settings`]: the player's settings, in one TOML file.
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
