//! Players for any game: they see what their seat may know and choose a legal move.
//!
//! - [`Player`]: somebody who chooses moves; a [`Decision`] is all it gets of the game.
//! - [`Random`]: every legal move is equally likely.
//! - [`Greedy`]: the game's own heuristic policy.
//! - [`First`]: the first legal move.
//! - [`Flat`]: flat Monte Carlo, random games after each legal move.
//! - [`Mcts`]: Monte Carlo tree search beside games guided by the rollout policy.
//! - [`ValuePlayer`]: the heuristic policy with a learned value in place of its outlook; [`net`] has the values.
//! - [`Lookahead`]: search with one policy throughout, and a value of its games at the leaves.
//! - [`GameLuck`]: how lucky a game was, with the mean 0; [`game_luck`] by the value that comes with the game.
//! - [`Budget`]: how long a searching player may think; a caller lends a [`Clock`] where it thinks by time.
//! - [`PlayerKind`]: the players by name, as they are typed.
//! - [`playout`]: a game played to its end.
//!
//! ```
//! use underdeck_game::{FastChance, FastRng, State};
//! use underdeck_players::{Random, playout};
//! use underdeck_testkit::toy::{Toy, ToyOptions};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = Toy::new(&ToyOptions::default(), &mut luck);
//! let played = playout(&mut state, &mut Random::new(7), &mut luck, u64::MAX);
//! assert!(played.moves > 0 && played.outcome.is_some());
//! ```

mod budget;
mod kind;
mod luck;
mod nets;
mod player;
mod playout;
mod search;
mod splitmix;
mod versus_match;

pub use budget::{Budget, BudgetError, Clock};
pub use kind::{AnyPlayer, PlayerKind, UnknownPlayer};
pub use luck::{GameLuck, game_luck};
pub use nets::net;
pub use player::{Decision, First, Greedy, Player, Random};
pub use playout::{Playout, playout};
pub use search::{Flat, Lookahead, Mcts, SearchConfig, ValuePlayer};
pub use splitmix::{GOLDEN_GAMMA, mixed, splitmix64, spread};
pub use versus_match::Match;
