//! All tests of the game from outside, in one program: linking costs more than most of them.

mod claims;
mod contract;
mod golden;
mod own_tables;
mod printout;
mod properties;
mod rules;
mod sights;
mod table;
mod tables;
