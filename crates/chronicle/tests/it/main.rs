//! Trees, replays, statistics and days over every game of the catalogue.

mod common;
mod corrections;
mod daily;
mod identity;
mod program;
mod replays;
mod solving;
mod statistics;
mod trees;
mod turns;
mod unions;
