//! The players on the toy game.

mod allocation;
mod players;
mod search;
