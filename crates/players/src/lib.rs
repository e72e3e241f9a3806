//! Players for any game: they see what their seat may know and choose a legal move.
//!
//! - [`Player`]: how a player is asked; a [`Sight`] is all that it gets of the game.
//! - [`Random`]: every legal move equally likely.
//! - [`Greedy`]: the sensible move that the game itself suggests for a view.
//! - [`PlayerKind`]: the players by name, as they are typed.
//! - [`playout`]: a game played to its end.
//!
//! ```
//! use game::{FastChance, FastRng, State};
//! use players::{Random, playout};
//! use testkit::toy::{Toy, ToyOptions};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = Toy::new(&ToyOptions::default(), &mut luck);
//! let played = playout(&mut state, &mut Random::new(7), &mut luck, u64::MAX);
//! assert!(played.moves > 0 && played.outcome.is_some());
//! ```

mod kind;
mod player;
mod playout;
mod versus;

pub use kind::{AnyPlayer, PlayerKind, UnknownPlayer};
pub use player::{Greedy, Player, Random, Sight};
pub use playout::{Playout, playout};
pub use versus::Versus;
