//! HTML pages for simulations, experiments and reviews. A page is one file without scripts; its plots are inline SVG, each with its numbers as a
//! table.
//!
//! All functions are pure, from results to text. Curves differ in dashes and labels, never in colour alone. A [`Report`] is a report in tables, also
//! for the terminal, Markdown and CSV. Each of its tables that can be drawn has a [`Drawing`], as SVG or PNG.

mod board;
mod chart;
mod colophon;
mod counts;
mod curves;
mod digest;
mod dots;
mod drawing;
mod experiment;
mod facts;
mod glossary;
mod histograms;
mod numbers;
mod parts;
mod plot;
mod plots;
mod review;
mod sheet;
mod study;
mod survival;

/// The messages of the program.
use underdeck_game::text;

pub use drawing::Drawing;
pub use experiment::experiment;
pub use facts::fact_report;
pub use numbers::{NumberFormat, grouped};
pub use plot::OwnPlot;
pub use review::review;
pub use sheet::{ChartKind, DataTable, Estimate, Report, ReportCell, quoted};
pub use study::study;
