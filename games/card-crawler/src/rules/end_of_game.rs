//! End of game: how it ended, and the score.

use underdeck_cards::{CardSet, Suit};
use underdeck_game::{GameResult, Outcome};

use crate::deck::{HEALER, KNIGHTS, NUMBERED};
use crate::{End, State};

/// The points of a won game; a lost one has none
/// (score-1, score-2, score-3, score-4, score-5, score-6, score-7, score-8, R34, R35, R41).
pub(crate) fn score(state: &State, end: End) -> u8 {
    if end != End::Won {
        return 0;
    }
    let owned = state.owned();
    let queens = state.queens.len() + usize::from(owned.contains(HEALER));
    let treasures = (owned & NUMBERED & CardSet::suit(Suit::Diamonds)).rank_sum() as usize;
    let health = usize::from(state.options.life - state.wounds).min(10);
    let untrashed = if state.trash.is_empty() { 5 } else { 0 };
    (30 + 20 * (owned & KNIGHTS).len() + 5 * queens + treasures + health + untrashed) as u8
}

/// The end in the terms common to all games (over-2).
pub(crate) fn outcome(state: &State, end: End) -> Outcome {
    let (result, cause) = match end {
        End::Won => (GameResult::Won, "won"),
        End::Lost(cause) => (GameResult::Lost, cause.word()),
    };
    Outcome { result, cause, score: Some(score(state, end).into()) }
}
