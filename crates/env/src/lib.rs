//! Environments for reinforcement learning and planning: batches of games stepped as arrays, and single games.
//!
//! - [`vector`] makes a [`Vector`]: many games of one kind, stepped together. Observations, masks, rewards and ends are written into the caller's
//!   arrays.
//! - [`single`] makes a [`Single`]: one game that can be copied, determinised and played by any player. It is not generic: a [`Planner`] holds the
//!   code that depends on the game's types.
//!
//! ```
//! use underdeck_env::{Arrays, EnvSettings, vector};
//!
//! let mut games = vector("keevorn", &[], EnvSettings { games: 8, ..EnvSettings::default() }).unwrap();
//! let mut arrays = Arrays::new(games.shape());
//! games.reset(Some(7), None, arrays.out()).unwrap();
//! let actions: Vec<i64> = arrays.masks.chunks(games.shape().actions)
//!     .map(|mask| mask.iter().position(|&legal| legal == 1).unwrap() as i64).collect();
//! games.step(&actions, arrays.out()).unwrap();
//! assert_eq!(arrays.rewards, [0.0; 8]);
//! ```

mod arrays;
mod batch;
mod error;
mod planner;
mod playing;
mod settings;
mod single;
mod slot;

use underdeck_game::text;

pub use arrays::{Arrays, BatchShape, Out};
pub use batch::{Vector, vector};
pub use error::Error;
pub use planner::Planner;
pub use settings::{ActionIds, Autoreset, EnvSettings, Illegal, Luck};
pub use single::{Single, encoding, single};
