//! The list of Underdeck's games, and the dynamic face through which every front end plays them.
//!
//! This is the one place that knows the games by name. A new game is one word in the list below.
//!
//! - [`games`], [`find`], [`by_number`]: the games, each behind the object-safe [`Game`].
//! - [`Session`]: one game being played: moves by spelling, taking back, hints, reasons, the record.
//! - [`CampaignSession`], [`load_campaign`]: games that hang together, each a record linked to the one before it.
//! - [`visit`]: work that wants the game's own types, compiled once for each.
//!
//! No I/O here: records and traces come and go as values, readers and writers.
//!
//! ```
//! let game = catalogue::find("keevorn")?;
//! let mut session = game.start(&game.deal(&[], 7)?.code)?;
//! let played = session.play("Explore").unwrap();
//! assert_eq!(played.offer.spelling, "explore");
//! assert!(session.table().offers.len() > 1 && session.outcome().is_none());
//! # Ok::<(), catalogue::Error>(())
//! ```

mod campaign;
mod entry;
mod error;
mod face;
mod list;
mod notation;
mod referee;
mod sitting;
mod suggest;

pub use campaign::{CampaignSession, Loaded, load_campaign};
pub use entry::{read_code, typed_options};
pub use error::{Error, MoveError};
pub use face::{DealInfo, Game, Hint, OptionFace, Played, Session, Visitor, Why};
pub use list::{by_code, by_number, find};
pub use suggest::nearest;

list::games! { keevorn judgement_quest card_crawler living_keep cryptkeeper; "toy" testkit::toy::Bare }
