//! Many games in parallel: seeds, statistics, reports. No clock of its own and no output.
//!
//! - [`simulate`]: plays a [`Plan`] and gives a [`Report`], the same for any number of threads but for its speed.
//! - [`simulate_campaigns`]: plays campaigns to their end.
//! - [`game_seed`]: the seed of one game of a simulation, by which it can be played again.
//! - [`floor`]: the yardstick of all speeds, U.
//! - [`stats`]: the formulas, with their sources.
//! - [`Histogram`]: whole numbers counted, from which every statistic follows exactly.

mod campaign;
pub mod floor;
mod histogram;
mod plan;
mod report;
mod seeds;
mod simulate;
pub mod stats;
mod tally;

pub use campaign::{CampaignLength, CampaignReport, MOST_GAMES, simulate_campaigns};
pub use histogram::Histogram;
pub use plan::{Luck, Plan, UnknownLuck};
pub use report::{Interval, MoveStats, Report, Results, ScoreStats, Speed};
pub use seeds::game_seed;
pub use simulate::simulate;
