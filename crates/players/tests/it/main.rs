//! The players on the toy game.

mod allocation;
mod luck;
mod players;
mod search;
