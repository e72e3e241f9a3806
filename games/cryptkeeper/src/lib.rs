//! Cryptkeeper, a solo crawl for 26 cards through a malfunctioning crypt, designed by @pancelor.
//!
//! Every card is a map tile or an item, and map and deck are exchanged on every floor. The rules are those of
//! `docs/rules/cryptkeeper.md`; the code that carries out a rule cites its id, such as `strike-1` or `R24`.
//!
//! ```
//! use underdeck_game::{FastChance, FastRng, Play, State as _};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = underdeck_cryptkeeper::State::new(&underdeck_cryptkeeper::Options::default(), &mut luck);
//! state.play("take QS".parse().unwrap(), &mut luck).unwrap();
//! assert_eq!(state.legal_count(), 12);
//! ```

mod check;
mod deck;
mod encode;
mod face;
mod facts;
mod field;
mod info;
mod legal;
mod map;
mod moves;
mod names;
mod options;
mod policy;
mod rules;
mod signs;
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
pub use map::Side;
pub use moves::{Edge, Move};
pub use options::Options;
pub use state::{End, Open, Ranking, State};
pub use view::{Origin, View, ViewTile};
