//! Deals, records and traces from outside, on the toy game.

mod common;
mod deals;
mod records;
mod replays;
mod traces;
