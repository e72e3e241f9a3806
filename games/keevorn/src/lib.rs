//! Keevorn, a solo dungeon crawl for a standard deck and Jokers, designed by Janusz Pelc.
//!
//! Clear Room after Room, go down the Stairs as they turn up, and outlive the last Room. The rules are those of
//! `docs/rules/keevorn.md`; the code that carries a rule out cites its id, such as `fight-3` or `R24`.
//!
//! ```
//! use underdeck_game::{FastChance, FastRng, Play, State as _};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = underdeck_keevorn::State::new(&underdeck_keevorn::Options::default(), &mut luck);
//! state.play("explore".parse().unwrap(), &mut luck).unwrap();
//! assert!(state.legal_count() > 0);
//! ```

mod check;
mod deck;
mod doom;
mod encode;
mod facts;
mod info;
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
mod words;

/// The messages of the game.
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

pub use info::INFO;
pub use moves::{Fortune, Move};
pub use options::{Edition, Options};
pub use state::{Cause, End, Open, Phase, State};
pub use view::View;
