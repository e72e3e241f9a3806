//! Simulations and experiments of the laboratory, and reviews of the coach, as pages for a browser: one file, no script, plots as inline SVG, each with its
//! numbers as a table.
//!
//! Pure functions from results to text. Curves differ in dashes and labels, never in colour alone. [`Report`] is a report in tables, for the
//! terminal, Markdown and comma-separated values too, and each of its tables that can be drawn is a [`Drawing`], as SVG or PNG.

mod board;
mod chart;
mod colophon;
mod counts;
mod curves;
mod digest;
mod dots;
mod drawing;
mod experiment;
mod histograms;
mod parts;
mod plots;
mod review;
mod sheet;
mod study;
mod survival;

pub use drawing::Drawing;
pub use experiment::experiment;
pub use review::review;
pub use sheet::{Cell, ChartKind, DataTable, Estimate, Report, Unit, grouped, quoted};
pub use study::study;
