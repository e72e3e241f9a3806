//! Reports as pages for a browser: one file, no script, plots as inline SVG, each with its numbers as a table beside it.
//!
//! Pure functions from what was found to text. Plots are told apart by dashes and labels, never by colour alone.

mod chart;
mod experiment;
mod parts;
mod plots;
mod study;

pub use experiment::experiment;
pub use study::study;
