//! What did each decision of a game cost, and what was luck?
//!
//! - [`review`]: a finished or running game, decision by decision, as a ledger that adds up; [`seats`]: for whom.
//! - [`resume`], [`Rounds`]: a review that goes on after a restart.
//! - [`Review`], [`Judged`], [`Verdict`], [`LuckSwing`]: what it says, in numbers and in words.
//! - [`ExerciseDeck`], [`Exercise`]: a player's own mistakes as exercises, which come back until they are solved.
//! - [`PositionValue`]: the value of one position.
//! - [`puzzles`], [`Puzzle`]: positions in which few moves still win, proven by the solver; [`make`] finds them.
//! - [`calibrate`]: whether the coach keeps its promises, on fresh deals.
//!
//! **The ledger.** One reference player is declared. `V(x)` is what it reaches on average from what the player knew at `x`, and
//! `Q(x, m)` what it reaches after the move `m`. Then
//!
//! > outcome − V(start) = Σ luck + Σ skill, with skill = Q(x, m) − V(x) and luck = V(next) − Q(x, m).
//!
//! The sums telescope, so a missed chance is charged once, where it was missed. Every value comes from the view of the seat to move:
//! the hidden cards are dealt anew, as they may lie for all that the player knew.
//!
//! **Two samples.** A first sample chooses the best move; a second, independent one values it, the move played and the reference's
//! own. A move that looks best by chance in the first sample does not look best in the second, so a cost is not overstated. All moves
//! meet the same determinisations with the same luck.

mod calibrate;
mod error;
mod judged;
mod key;
mod ledger;
mod position;
mod practice;
mod puzzles;
mod rounds;
mod sample;
mod schedule;
mod seats;
mod summary;
mod verdict;
mod words;
mod worth;

pub use calibrate::{Calibration, ONE_IN, Promise, calibrate};
pub use error::Error;
pub use judged::{Judged, Review};
pub use ledger::{Request, ReviewHost, resume, review};
pub use position::{Answer, PositionValue};
pub use practice::{Exercise, ExerciseDeck, comes_back};
pub use puzzles::{LEVELS, Motif, Progress, Puzzle, PuzzleSearch, Reply, Revealed, Streak, make, of_day, puzzles};
pub use rounds::Rounds;
pub use schedule::Schedule;
pub use seats::{own_seat, seats};
pub use summary::{Kind, Summary};
pub use verdict::{LuckSwing, Verdict};
