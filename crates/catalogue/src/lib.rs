//! The list of Underdeck's games, and the object-safe interface through which every front end plays them.
//!
//! This is the only crate that knows the games by name. A new game is one word in the list below.
//!
//! - [`games`], [`find`], [`by_number`]: the games, each behind the trait [`Game`]. [`register`] adds one while the program runs.
//! - [`Session`]: a game in progress: moves by spelling, undo, hints, reasons, the record.
//! - [`start_guide`], [`guidance`]: a game with every move explained.
//! - [`CampaignSession`], [`load_campaign`]: series of games, each record linked to the one before it.
//! - [`visit`]: generic work on a game's own types, compiled once for each game.
//!
//! There is no I/O here: records and traces are values, readers and writers.
//!
//! ```
//! let game = catalogue::find("keevorn")?;
//! let mut session = game.start(&game.deal(&[], 7)?.code)?;
//! let played = session.play("Explore").unwrap();
//! assert_eq!(played.offer.spelling, "explore");
//! assert!(session.table().offers.len() > 1 && session.outcome().is_none());
//! # Ok::<(), catalogue::Error>(())
//! ```

mod asked;
mod campaign;
mod entry;
mod error;
mod face;
mod guided;
mod hintless;
mod list;
mod meant;
mod notation;
#[cfg(feature = "referee")]
mod referee;
mod sitting;
mod suggest;
mod told;

pub use asked::{Answers, Asked, CardReading, Correction, Stopped, read_card, which_card};
pub use bridge::Answer;
pub use campaign::{Loaded, load_campaign};
pub use entry::{read_code, register, typed_options};
pub use error::{Error, MoveError};
pub use face::{CampaignSession, DealInfo, Game, Hint, OptionFace, Played, Session, Why};
pub use guided::{Guidance, LEFT_GUIDE, Lesson, guidance, guide_done, guide_of, start_guide};
pub use hintless::no_hint;
pub use list::{Visitor, by_code, by_number, find, find_work, games, register_work};
pub use suggest::nearest;

/// The toy game of the test kit, told and played by the defaults, which is added before the list is first read.
#[cfg(feature = "toy")]
static TOY: entry::Entry = entry::Entry(game::any_game::<testkit::toy::Bare>());

list::games! { keevorn judgement_quest card_crawler living_keep cryptkeeper }
