//! Reviews, exercises and puzzles of every game.

mod ledger;
mod practice;
mod puzzles;
