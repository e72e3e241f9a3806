//! The Well: a complete game in miniature, with hidden cards, a die, a shuffle during play, options and two ends.
//!
//! Its reference is [`Toy::REFERENCE`](underdeck_game::State::REFERENCE). Everything generic is tested on it.

mod bare;
mod campaign;
mod check;
mod claims;
mod moves;
mod options;
mod policy;
mod rules;
mod solve;
mod state;
mod telling;
mod turn;
mod view;
mod wire;

pub use bare::{Bare, BareView};
pub use claims::CLAIMS;
pub use moves::ToyMove;
pub use options::{ToyOptions, Water};
pub use state::{Open, Phase, Toy, WELL};
pub use view::ToyView;
