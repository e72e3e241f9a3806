//! Card Crawler, a solitaire dungeon crawl and deck-builder for 43 cards.
//!
//! Explore a fortress of 25 rooms, kill the Dark Lord and loot his body before ten wounds kill you; your deck is your
//! experience and your exhaustion. The rules are those of `docs/rules/card-crawler.md`; the code that carries out a
//! rule cites its id, such as `attack-1` or `R24`.
//!
//! ```
//! use underdeck_game::{FastChance, FastRng, Play, State as _};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = underdeck_card_crawler::State::new(&underdeck_card_crawler::Options::default(), &mut luck);
//! assert_eq!(state.legal_count(), 16 * 5);
//! let first = state.legal_nth(0).unwrap();
//! state.play(first, &mut luck).unwrap();
//! assert_eq!(state.at().to_string(), "r1c1");
//! ```

mod check;
mod deck;
mod draw;
mod encode;
mod facts;
mod grid;
mod info;
mod location;
mod moves;
mod options;
mod phase;
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
pub use location::Location;
pub use moves::Move;
pub use options::Options;
pub use phase::{Cause, End, Phase};
pub use state::State;
pub use view::View;
