//! Cryptkeeper, a solo crawl for 26 cards through a malfunctioning crypt, designed by @pancelor.
//!
//! Every card is a map tile or an item, and map and deck change places on every floor. The rules are those of
//! `docs/rules/cryptkeeper.md`; every rule is cited by its id, such as `strike-1` or `R24`, where it is carried out.
//!
//! ```
//! use game::{FastChance, FastRng, Play, State as _};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = cryptkeeper::State::new(&cryptkeeper::Options::default(), &mut luck);
//! state.play("take QS".parse().unwrap(), &mut luck).unwrap();
//! assert_eq!(state.legal_count(), 12);
//! ```

mod bot;
mod check;
mod deck;
mod face;
mod field;
mod info;
mod legal;
mod map;
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
pub use moves::{Edge, Move};
pub use options::Options;
pub use state::{End, Standing, State};
pub use view::{Origin, Side, View, ViewTile};
