//! A game beside real cards: the player shuffles, deals and rolls by hand, and tells what turns up.
//!
//! A [`PhysicalGame`] keeps the game, and luck that fits everything told so far. After each move it compares views: a place in a shuffle is
//! unknown as long as no seat would see the difference if the card there changed places with another unknown one. The first place
//! of which that is no longer true, and every die, is [asked](PhysicalGame::question). The answer is put there, the other unknown
//! cards are dealt around it, and the move is played again, until nothing new shows.
//!
//! No game is named here, and none needs to know: [`underdeck_game::AnyState`], [`underdeck_game::AnyView`] and [`underdeck_game::Chance`] say everything. An ordinary shuffle
//! asks nothing. A card that nobody sees is never asked, and neither is one that alone can lie where it lies.

mod answer;
mod log;
mod physical_game;
mod scene;

pub use answer::{Answer, AnswerError};
pub use physical_game::{Entry, PhysicalGame, Question, Reconstruction};
