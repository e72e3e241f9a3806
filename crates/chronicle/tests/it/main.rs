//! Statistics, daily deals and the solver in every game.

mod common;
mod daily;
mod identity;
mod program;
mod solving;
mod statistics;
