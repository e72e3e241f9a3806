//! Reviews of games: the cost of each decision, separated from luck.
//!
//! - [`review`]: a finished or running game, decision by decision, as a ledger that adds up; [`seats`]: the seats that can be reviewed.
//! - [`resume`], [`Rounds`]: a review that continues after a restart.
//! - [`Review`], [`Judged`], [`Verdict`], [`LuckSwing`]: the result, in numbers and in words.
//! - [`ExerciseDeck`], [`Exercise`]: a player's own mistakes as exercises, repeated until they are solved.
//! - [`PositionValue`]: the value of one position.
//! - [`puzzles`], [`Puzzle`]: positions in which few moves still win, proven by the solver; [`make`] generates them.
//! - [`calibrate`]: a test of the predicted values on fresh deals.
//!
//! **The ledger.** Values are relative to one reference player. `V(x)` is its mean result from the player's information at `x`, and `Q(x, m)` its
//! mean result after the move `m`. Then
//!
//! > outcome − V(start) = Σ luck + Σ skill, with skill = Q(x, m) − V(x) and luck = V(next) − Q(x, m).
//!
//! The sums telescope, so a missed chance is charged once, at the decision that missed it. Each value is computed from the view of the seat to move:
//! hidden cards are sampled from the deals that agree with this view.
//!
//! **Two samples.** The first sample chooses the best move. A second, independent sample values this move, the move played and the reference's. A
//! move that looks best by chance in the first sample does not look best in the second, so costs are not overestimated (no winner's curse). All moves
//! are tried on the same determinisations with the same random numbers.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use underdeck_coach::{ReviewSettings, ReviewHost, review};
//! use underdeck_record::Record;
//!
//! let text = include_str!("../../../games/judgement-quest/tests/records/07-cards-wide-perished.udr");
//! let record: Record = text.parse().unwrap();
//! let stop = AtomicBool::new(false);
//! let request = ReviewSettings { games: 1, ..ReviewSettings::default() };
//! let review = review(&record, &request, &ReviewHost::new(&stop), &mut |_| None).unwrap();
//! assert!(review.finished);
//! assert!((review.start + review.luck + review.skill - review.outcome).abs() < 1e-9);
//! ```

mod calibrate;
mod error;
mod judged;
mod ledger;
mod position;
mod practice;
mod puzzles;
mod rounds;
mod sample;
mod schedule;
mod seats;
mod summary;
mod utility;
mod verdict;
mod words;

use underdeck_game::text;

pub use calibrate::{Calibration, ONE_IN, Promise, calibrate};
pub use error::Error;
pub use judged::{Judged, Review};
pub use ledger::{ReviewHost, ReviewSettings, resume, review};
pub use position::{Grade, PositionValue};
pub use practice::{Exercise, ExerciseDeck, comes_back};
pub use puzzles::{
    LEVELS, Motif, Puzzle, PuzzleProgress, PuzzleReply, PuzzleSearch, PuzzleStreak, Revealed, make, of_day, puzzles,
};
pub use rounds::Rounds;
pub use schedule::Schedule;
pub use seats::{own_seat, seats};
pub use summary::{ReviewSummary, VerbSummary};
pub use verdict::{LuckSwing, Verdict};
