//! Can this deal be won? With all hidden cards open and all luck to come known: the deal's own.
//!
//! - [`Solver`]: decides deals of one game, one after another: [`Solver::solve`] for a win, [`Solver::best`] for the best score
//!   or the fewest turns.
//! - [`Limits`]: how many positions it may look at and how much memory it may use. At a limit the answer is *open*, never a guess.
//! - [`answer`]: the same for many deals of a game by its name, in parallel, with the winning lines as records.
//! - [`hindsight`]: whether a finished game could have been won, and where that ended. [`position`]: the same of one position.
//! - [`winnable`]: a deal of a wished difficulty.
//! - [`in_order`]: work on many deals with several threads, told in their order.
//! - [`BatchSolve`]: how many of many deals can be won, in a sealed file from which the work goes on.
//!
//! The search goes depth first, with limited discrepancies: at first it only follows the game's rollout policy, then it may depart
//! from it once, twice and up to eight times, then as often as it likes. The number of departures that a win took is the deal's
//! difficulty. A search that ends without a win and without meeting a limit has proved that there is none.
//!
//! The answer follows from the deal and the limits alone: neither the machine, nor what was solved before, nor the number of threads
//! changes it.

mod answer;
mod essence;
mod hindsight;
mod ordered;
mod question;
mod search;
mod survey;
mod table;
mod ways;
mod winnable;
mod worth;

pub use answer::{Answer, FoundLine, Result};
pub use hindsight::{Hindsight, hindsight, position};
pub use ordered::{Worker, in_order};
pub use question::{Deals, Error, Question, SolverHost, answer};
pub use search::{Best, Limits, Order, Solved, Solver};
pub use survey::{BatchSolve, Counts, plan};
pub use winnable::{Difficulty, Wish, winnable, winnable_core};
