//! Simulations and experiments of the laboratory, and reviews of the coach, as pages for a browser: one file, no script, plots as inline SVG, each with its
//! numbers as a table.
//!
//! Pure functions from results to text. Curves differ in dashes and labels, never in colour alone. [`Digest`] is a report in tables, for the
//! terminal, Markdown and comma-separated values too.

mod chart;
mod colophon;
mod counts;
mod curves;
mod digest;
mod dots;
mod experiment;
mod histograms;
mod parts;
mod review;
mod sheet;
mod study;
mod survival;

pub use experiment::experiment;
pub use review::review;
pub use sheet::{Cell, Digest, Estimate, Sheet, Unit, grouped, quoted};
pub use study::study;
