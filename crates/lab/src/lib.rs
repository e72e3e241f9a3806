//! Many games in parallel: seeds, statistics, reports. No clock of its own and no output.
//!
//! - [`simulate`]: plays a [`Plan`] and gives a [`Study`], the same for any number of threads but for its speed; with several
//!   players each plays the same games, and the study says how they differ.
//! - [`experiment`]: games, house rules and players in a grid of cells, and how they compare.
//! - [`measures`]: what a designer asks of a game, in numbers.
//! - [`html`]: reports as pages for a browser.
//! - [`rows`]: one row a game, as comma-separated values or Apache Parquet.
//! - [`simulate_campaigns`]: plays campaigns to their end.
//! - [`game_seed`]: the seed of one game of a simulation, by which it can be played again.
//! - [`floor`]: the yardstick of all speeds, U.
//! - [`stats`]: the formulas, with their sources.
//! - [`Histogram`]: whole numbers counted, from which every statistic follows exactly.

mod campaign;
pub mod experiment;
pub mod floor;
mod histogram;
mod host;
pub mod html;
pub mod measures;
mod plan;
mod playing;
mod results;
pub mod rows;
mod seeds;
mod simulate;
pub mod stats;
mod study;
mod table;
mod tally;
mod trail;

pub use campaign::{CampaignLength, CampaignReport, MOST_GAMES, simulate_campaigns};
pub use histogram::Histogram;
pub use host::Host;
pub use plan::{Luck, Plan, UnknownLuck, has_rivals};
pub use results::{Interval, MoveStats, Results, ScoreStats};
pub use seeds::game_seed;
pub use simulate::{simulate, simulate_rows};
pub use study::{
    Branching, Decisions, Detail, Difference, Distributions, Run, ScoreDifference, Speed, StepStats, Study,
};
