//! Physical games: the player shuffles, deals and rolls with real cards and dice, and enters what turns up.
//!
//! A [`PhysicalGame`] keeps the game state and chance events that agree with everything entered so far. After each move it compares views: a card of
//! a shuffle is unknown as long as no seat would see a difference if it were exchanged with another unknown card. The first card that makes a
//! difference, and every die, becomes a [question](PhysicalGame::question). The answer is put in its place, the other unknown cards are dealt around
//! it, and the move is played again, until no new information appears.
//!
//! The crate is independent of the games: it uses only [`underdeck_game::AnyState`], [`underdeck_game::AnyView`] and [`underdeck_game::Chance`]. A
//! shuffle alone causes no question, and neither does a card that no seat sees or that is the only one possible in its place.

mod answer;
mod log;
mod physical_game;
mod scene;

use underdeck_game::text;

pub use answer::{AnswerError, ChanceAnswer};
pub use physical_game::{ChanceQuestion, PhysicalEntry, PhysicalGame, Reconstruction};
