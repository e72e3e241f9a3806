//! Experiments: games, house rules and players in a grid of cells, each played on the same deals.
//!
//! An experiment is a TOML file, described in `docs/experiments.md`. [`Experiment::read`] parses it to cells, [`ExperimentCell::play`] computes the
//! [`CellResult`] of each, as a whole or in [blocks](ExperimentCell::block), and [`ExperimentReport`] compares them.

mod block;
mod cell;
mod conduct;
mod fault;
mod grid;
mod merge;
mod plane;
mod read;
mod report;
mod result;

pub use cell::{ExperimentCell, RECORDS};
pub use conduct::conduct;
pub use fault::ExperimentError;
pub use plane::Plane;
pub use report::{CellReport, ExperimentReport};
pub use result::{CellResult, DealRow};

/// A research question with the cells that answer it.
#[derive(Clone, PartialEq, Debug)]
pub struct Experiment {
    /// Its title.
    pub title: String,
    /// The question as text; may be empty.
    pub question: String,
    /// The cells, in the order of the file. Their names are unique.
    pub cells: Vec<ExperimentCell>,
}
