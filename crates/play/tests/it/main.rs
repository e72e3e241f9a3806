//! Sessions, trees, turns, unions and replays over every game of the catalogue.

mod common;
mod confirming;
mod core;
mod correct;
mod corrections;
mod endings;
mod histories;
mod informed;
mod physical;
mod questions;
mod reading;
mod replays;
mod turns;
mod typed;
mod unions;
mod versions;
