//! Every game as a physical game, and requests to its referee.

mod physical;
mod requests;
