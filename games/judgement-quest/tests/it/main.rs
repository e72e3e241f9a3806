//! All tests of the game from outside, in one program: linking costs more than most of them.

mod claims;
mod contract;
mod properties;
mod reasons;
mod rules;
mod sights;
