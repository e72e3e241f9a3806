//! Trees, turns, unions and replays over every game of the catalogue.

mod common;
mod confirming;
mod corrections;
mod replays;
mod trees;
mod turns;
mod unions;
