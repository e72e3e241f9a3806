//! The list of games, with the options, deals, guides and rules of each.
//!
//! This is the only crate that lists the games. A new game is one word in the list below.
//!
//! - [`games`], [`find`], [`by_number`]: the games, each a [`Game`]. [`register`] adds one at run time.
//! - [`DealInfo`], [`OptionFace`]: a deal and a house rule.
//! - [`visit`]: calls generic code with a game's own types.
//!
//! A game in progress is a session of the crate `play`. This crate does no I/O: records and traces are values, readers and writers.
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

use underdeck_game::text;

pub use entry::{DealInfo, OptionFace, read_code, typed_options};
pub use error::Error;
pub use list::{
    Game, GameExtension, GameVisitor, by_code, by_number, extension, find, games, register, register_extension,
};

list::games! { underdeck_keevorn underdeck_judgement_quest underdeck_card_crawler underdeck_living_keep underdeck_cryptkeeper }
