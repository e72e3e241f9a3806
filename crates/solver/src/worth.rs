//! The objective functions of the solver.

use underdeck_game::{Aim, GameResult, Outcome, Playable, Seat};

/// The worth of the end of a game, greater is better; `None` if it does not meet the aim.
pub(crate) fn worth<S: Playable>(state: &S, outcome: &Outcome, aim: Aim) -> Option<i64> {
    let is_won = matches!(outcome.result, GameResult::Won | GameResult::Winner(Seat(0)));
    match aim {
        Aim::Win => is_won.then_some(1),
        Aim::Score => outcome.score.map(i64::from),
        Aim::Turns => is_won.then(|| -i64::from(state.least_turns())),
    }
}

/// An upper bound of the worth of all ends from here.
pub(crate) fn most<S: Playable>(state: &S, aim: Aim) -> i64 {
    match aim {
        Aim::Win => 1,
        Aim::Score => state.bound().into(),
        Aim::Turns => -i64::from(state.least_turns()),
    }
}
