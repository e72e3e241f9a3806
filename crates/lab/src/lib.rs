//! Many games in parallel: seeds, statistics, reports. No clock of its own and no output.
//!
//! - [`Request`]: a simulation asked for by names; [`Study`] is what it finds, the same for any number of threads but for the
//!   speed. Several players play the same games, and the study says how they differ.
//! - [`Plan`], [`simulate`], [`simulate_campaigns`]: the same for one game's own types.
//! - [`experiment`]: games, house rules and players in a grid of cells, and how they compare.
//! - [`measures`]: what a designer asks of a game, in numbers.
//! - [`decisive`]: what decides a game: cards, kinds of decisions, first moves.
//! - [`tune`]: the value of a house rule that meets a target.
//! - [`rows`]: one row a game, as comma-separated values or Apache Parquet.
//! - [`Training`]: learned values made anew from self-play.
//! - [`perft`](perft()), [`divide`]: counts of move sequences.
//! - [`trace`](trace()): a deal that a player plays, as JSON lines.
//! - [`game_seed`]: the seed of one game of a simulation, by which it can be played again.
//! - [`floor`]: the yardstick of all speeds, U.

mod adjust;
mod campaign;
pub mod decisive;
pub mod experiment;
pub mod floor;
mod host;
mod losses;
pub mod measures;
mod openings;
mod parallel;
mod perft;
mod plan;
mod playing;
mod request;
mod results;
pub mod rows;
mod seeds;
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

pub use adjust::LuckOut;
pub use campaign::{CampaignLength, CampaignReport, MOST_GAMES, simulate_campaigns};
pub use host::SimulationHost;
pub use losses::Loss;
pub use perft::{divide, perft};
pub use plan::{Luck, Plan, UnknownLuck, has_rivals};
pub use request::{Error, Request, Simulator};
pub use results::{MoveStats, Results, ScoreStats};
pub use seeds::game_seed;
pub use shared::Shared;
pub use simulate::{simulate, simulate_rows};
pub use study::{
    Branching, Decisions, Detail, Difference, Distributions, Run, ScoreDifference, Speed, StepStats, Study, survival,
};
pub use trace::trace;
pub use trail::STEPS;
pub use training::{Round, Training};
