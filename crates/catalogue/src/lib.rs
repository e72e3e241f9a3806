//! The list of Underdeck's games, and what is said about a game: its options, deals, guides and rules for other programs.
//!
//! This is the only crate that knows the games by name. A new game is one word in the list below.
//!
//! - [`games`], [`find`], [`by_number`]: the games, each a [`Game`]. [`register`] adds one while the program runs.
//! - [`DealInfo`], [`OptionFace`]: a deal and a house rule, described for people.
//! - [`visit`]: generic work on a game's own types, compiled once for each game.
//!
//! A game in progress is a session of the crate `play`. There is no I/O here: records and traces are values, readers and writers.
//!
//! ```
//! let game = underdeck_catalogue::find("keevorn")?;
//! let deal = game.deal(&[], 7)?;
//! assert_eq!(underdeck_catalogue::by_code(&deal.code)?.info().id, "keevorn");
//! let (state, _luck) = game.read_code(&deal.code)?.start();
//! assert!(state.legal_spellings().contains(&"explore".to_owned()));
//! # Ok::<(), underdeck_catalogue::Error>(())
//! ```

mod entry;
mod error;
mod list;
#[cfg(feature = "referee")]
mod referee;

pub use entry::{DealInfo, OptionFace, read_code, typed_options};
pub use error::Error;
pub use list::{Game, GameVisitor, GameWork, by_code, by_number, find, find_work, games, register, register_work};

list::games! { underdeck_keevorn underdeck_judgement_quest underdeck_card_crawler underdeck_living_keep underdeck_cryptkeeper }
