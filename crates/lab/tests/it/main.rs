//! The laboratory: simulations, studies and experiments of the toy game, and the searching players in every game.

mod adjust;
mod decisive;
mod endgames;
mod experiment;
mod facts;
mod information;
mod looking_ahead;
mod measures;
mod perft;
mod positions;
mod search_allocation;
mod simulate;
mod study;
mod training;
mod tune;
