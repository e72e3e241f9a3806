//! Statistics, days and the solver over every game of the catalogue.

mod common;
mod daily;
mod identity;
mod program;
mod solving;
mod statistics;
