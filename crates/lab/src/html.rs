//! Reports as pages for a browser: one file, no script, plots as inline SVG, each with its numbers as a table beside it.
//!
//! Pure functions from what was found to text. Plots are told apart by dashes and labels, never by colour alone.

mod chart;
mod colophon;
mod counts;
mod curves;
mod dots;
mod experiment;
mod histograms;
mod parts;
mod study;
mod survival;

pub use experiment::experiment;
pub use study::study;
