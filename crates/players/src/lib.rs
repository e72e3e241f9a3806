//! Players for any game. A player sees the view of its seat and chooses a legal move.
//!
//! - [`Player`]: chooses moves; a [`Decision`] is its only access to the game.
//! - [`Random`]: uniformly random legal moves.
//! - [`Greedy`]: the game's heuristic policy.
//! - [`Careless`]: the heuristic policy with a share of random moves; [`careless`] is the choice by any policy.
//! - [`First`]: the first legal move.
//! - [`Flat`]: flat Monte Carlo, random games after each legal move.
//! - [`Mcts`]: Monte Carlo tree search together with playouts of the rollout policy.
//! - [`ValuePlayer`]: the heuristic policy with a learned value as its evaluation; [`net`] returns the values.
//! - [`Lookahead`]: a rollout search with a learned value at the leaves.
//! - [`GameLuck`]: the luck of a game, an estimator with mean 0; [`game_luck`] uses the game's own value.
//! - [`Budget`]: the search effort per move; a budget in milliseconds needs a [`Clock`].
//! - [`PlayerKind`]: players by name.
//! - [`playout`]: plays a game to its end.
//! - [`aim_of`]: what a game is about, wins or the score.
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

mod aim;
mod budget;
mod kind;
mod luck;
mod nets;
mod player;
mod playout;
mod search;
mod splitmix;

use underdeck_game::text;

pub use aim::aim_of;
pub use budget::{Budget, BudgetError, Clock};
pub use kind::{AnyPlayer, PlayerKind, UnknownPlayer};
pub use luck::{GameLuck, game_luck};
pub use nets::net;
pub use player::{Careless, Decision, First, Greedy, Match, Player, Random, careless};
pub use playout::{Playout, playout};
pub use search::{Flat, Lookahead, Mcts, SearchConfig, ValuePlayer};
pub use splitmix::{GOLDEN_GAMMA, mixed, splitmix64, spread};
