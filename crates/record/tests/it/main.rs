//! Deals, records and traces of the toy game, through the public interface.

mod common;
mod deals;
mod records;
mod replays;
mod traces;
