//! Players for any game: they see what their seat may know and choose a legal move.
//!
//! - [`Player`]: how a player is asked; a [`Sight`] is all that it gets of the game.
//! - [`Random`]: every legal move equally likely.
//! - [`Greedy`]: the sensible move that the game itself suggests for a view.
//! - [`First`]: the first legal move, whatever it is.
//! - [`Flat`]: flat Monte Carlo, random games after each legal move.
//! - [`Mcts`]: tree search beside games that greedy moves play to their end.
//! - [`Budget`]: how long a searching player may think; a caller lends a [`Clock`] where it is by time.
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

mod budget;
mod kind;
mod player;
mod playout;
mod search;
mod versus;

pub use budget::{Budget, BudgetError, Clock};
pub use kind::{AnyPlayer, PlayerKind, UnknownPlayer};
pub use player::{First, Greedy, Player, Random, Sight};
pub use playout::{Playout, playout};
pub use search::{Flat, Mcts, Settings};
pub use versus::Versus;
