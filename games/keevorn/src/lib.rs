//! Keevorn, a solo dungeon crawl for a standard deck and Jokers, designed by Janusz Pelc.
//!
//! Clear Room after Room, go down the Stairs as they turn up, and outlive the last Room. The rules are those of
//! `docs/rules/keevorn.md`; every rule is cited by its id, such as `fight-3` or `R24`, where it is carried out.
//!
//! ```
//! use game::{FastChance, FastRng, Play, State as _};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = keevorn::State::new(&keevorn::Options::default(), &mut luck);
//! state.play("explore".parse().unwrap(), &mut luck).unwrap();
//! assert!(state.legal_count() > 0);
//! ```

mod bot;
mod deck;
mod info;
mod moves;
mod offers;
mod options;
mod refusal;
mod rules;
mod state;
mod table;
mod told;
mod turn;
mod view;
mod wire;
mod words;

pub use info::INFO;
pub use moves::{Fortune, Move};
pub use options::{Edition, Options};
pub use state::{Cause, End, Phase, State};
pub use view::View;
