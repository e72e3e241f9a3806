//! A perfect-information solver: can this deal be won, given its hidden cards and its randomness?
//!
//! - [`Solver`]: decides deals of one game: [`Solver::solve`] searches for a win, [`Solver::best`] for the best score or the fewest turns.
//! - [`SearchLimits`]: the most positions and memory of a search. At a limit the answer is *open*, never a guess.
//! - [`answer`]: many deals of a game by its id, in parallel, with the winning lines as records.
//! - [`hindsight`]: whether a finished game could have been won, and up to which move. [`position`]: the same for one position.
//! - [`winnable`]: finds a deal of a given difficulty.
//! - [`in_order`]: runs numbered jobs on several threads and returns the results in order.
//! - [`BatchSolve`]: the share of winnable deals among many, in a sealed file that can be continued.
//!
//! The search is depth-first with limited discrepancies (W. D. Harvey and M. L. Ginsberg, Limited Discrepancy Search, IJCAI 1995): the first pass
//! follows the game's rollout policy, further passes allow one departure from it, two, and up to eight, and the last pass any number. The number of
//! departures in the winning line is the difficulty of the deal. The heuristic and the learned player play the deal too, before or after the search:
//! [`PlayersTurn`]. A search that ends without a win and without meeting a limit proves that there is
//! none.
//!
//! The answer depends only on the deal and the limits, not on the machine, on earlier deals or on the number of threads.

mod answer;
mod decide;
mod hindsight;
mod ordered;
mod question;
mod search;
mod survey;
mod table;
mod ways;
mod winnable;

use underdeck_game::text;

pub use answer::{Difficulty, FoundLine, Result, SolverAnswer};
pub use decide::PlayersTurn;
pub use hindsight::{Hindsight, hindsight, position};
pub use ordered::{Worker, in_order};
pub use question::{Deals, Error, SolverHost, SolverQuestion, answer};
pub use search::{Best, Order, SearchLimits, Solved, Solver};
pub use survey::{BatchSolve, Counts, plan};
pub use winnable::{WinnableSearch, winnable, winnable_core};
