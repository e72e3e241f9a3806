//! A player's home: unfinished games, records, campaigns and settings; also today's date and new seeds.
//!
//! All front ends share it, so a game begun in one can be resumed in another. Files are written atomically.
//! The home is `$UNDERDECK_HOME`, or else `underdeck` in the user's data directory, with the settings in
//! `underdeck` in the user's configuration directory.
//!
//! - [`unfinished`], [`SaveSlot`]: there can be several unfinished games; each one is saved after every move, and open in one
//!   program at a time. [`repairs`]: damaged ones that were found.
//! - [`Settings`]: the player's settings, in one TOML file.
//! - [`statistics::finished`]: every finished game, for [`underdeck_chronicle::statistics`].
//! - [`practice`]: the player's exercises, in one file. [`review`]: reviews of games, which resume after a restart.
//! - [`export`], [`import`]: everything as one file, and back.
//! - [`daily::today`]: today's deal of a game, and whether it has been played.

pub mod campaigns;
pub mod daily;
mod disk;
mod error;
mod files;
mod guard;
mod holder;
mod language;
mod lock_file;
pub mod luck;
pub mod practice;
mod repair;
mod reviews;
mod root;
mod save_slot;
mod settings;
pub mod statistics;
mod transfer;
mod unfinished;

use underdeck_game::text;

pub use disk::{write_whole, writing};
pub use error::{Error, file_fault, reason};
pub use files::{game_of, new_unfinished, parse, read};
pub use guard::data_file;
pub use holder::Holder;
pub use language::language;
pub use lock_file::run_as;
pub use repair::{Repair, repair};
pub use reviews::{ReviewNotice, review};
pub use save_slot::SaveSlot;
pub use settings::{CardBack, Cloth, ColourScheme, Motion, SettingKey, Settings, option_text};
pub use transfer::{ImportSummary, export, import};
pub use unfinished::{delete_unfinished, name_unfinished, repairs, unfinished};
