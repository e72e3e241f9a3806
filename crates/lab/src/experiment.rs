//! Experiments: games, house rules and players in a grid of cells, each played on the same deals.
//!
//! An experiment is a TOML file, described in `docs/experiments.md`. [`Experiment::read`] turns it into cells, [`Cell::play`]
//! makes a [`CellResult`] of each, whole or in [blocks](Cell::block), and [`ExperimentReport`] compares them.

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

pub use cell::Cell;
pub use conduct::conduct;
pub use fault::ExperimentError;
pub use plane::Plane;
pub use report::{CellReport, ExperimentReport};
pub use result::{CellResult, DealRow};

/// A question, and the cells that are played to answer it.
#[derive(Clone, PartialEq, Debug)]
pub struct Experiment {
    /// Its title.
    pub title: String,
    /// What it asks, in words; may be empty.
    pub question: String,
    /// The cells, in the order of the file. Their names are unique.
    pub cells: Vec<Cell>,
}
