//! The laboratory: parallel simulations with seeds, statistics and reports. It has no clock of its own and writes no output.
//!
//! - [`PlanRequest`]: a simulation by names; its [`Study`] does not depend on the number of threads, except for the speed. Several players play the same
//!   deals and are compared.
//! - [`Plan`], [`simulate`], [`simulate_campaigns`]: the same for the types of one game.
//! - [`experiment`]: games, house rules and players in a grid of cells that are compared.
//! - [`facts`]: games grouped, filtered and followed by what their states and moves say.
//! - [`measures`]: measures of game design.
//! - [`decisive`]: decisive cards, kinds of decisions and first moves.
//! - [`tune`]: the value of a house rule that meets a target.
//! - [`versions`]: two versions of a game, such as two builds of the program, on the same deals.
//! - [`rows`]: one row per game, as CSV or Apache Parquet.
//! - [`Training`]: training of learned values by self-play.
//! - [`perft`](perft()), [`divide`]: counts of move sequences.
//! - [`trace`](trace()): a deal played by a player, as JSON lines.
//! - [`game_seed`]: the seed of one game of a simulation, with which it can be replayed.
//! - [`floor`]: the unit of time, U.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use underdeck_lab::{PlanRequest, SimulationHost};
//! use underdeck_players::PlayerKind;
//!
//! let stop = AtomicBool::new(false);
//! let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop };
//! let request = PlanRequest { seed: 7, ..PlanRequest::new("keevorn", PlayerKind::Greedy, 20) };
//! let study = request.simulate(&host, None).unwrap();
//! assert_eq!(study.games(), 20);
//! let results = &study.runs[0].results;
//! assert!(results.win_rate_95.contains(results.win_rate));
//! ```

mod adjust;
mod by;
mod campaign;
pub mod decisive;
pub mod experiment;
pub mod facts;
pub mod floor;
mod host;
mod ladder;
mod losses;
pub mod measures;
mod openings;
mod parallel;
mod perft;
mod plan;
mod playing;
mod recorded;
mod request;
mod results;
pub mod rows;
mod shared;
mod simulate;
mod study;
mod table;
mod tally;
mod timed;
mod trace;
mod trail;
mod training;
pub mod tune;
pub mod versions;

/// The messages of the program.
use underdeck_game::text;

pub use adjust::LuckOut;
pub use by::{By, UnknownBy};
pub use campaign::{CampaignLength, CampaignReport, MOST_GAMES, simulate_campaigns};
pub use host::SimulationHost;
pub use ladder::{Ladder, first_alike};
pub use losses::Loss;
pub use perft::{divide, perft};
pub use plan::{Luck, Plan, UnknownLuck, game_seed, has_rivals};
pub use recorded::{own_games, own_report};
pub use request::{Error, PlanRequest, Simulator};
pub use results::{MoveStats, Results, ScoreStats};
pub use shared::Shared;
pub use simulate::{simulate, simulate_rows};
pub use study::{
    Branching, Decisions, Detail, Difference, Distributions, Run, ScoreDifference, Speed, StepStats, Study, survival,
};
pub use trace::trace;
pub use trail::STEPS;
pub use training::{Round, Training};
