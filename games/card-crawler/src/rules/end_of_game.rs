//! End of game: the result and the score.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{GameResult, Outcome};

use crate::deck::{KNIGHTS, NUMBERED};
use crate::{End, State};

/// The score of the Dark Lord's body (score-2).
pub(crate) const LORD: u8 = 30;
/// The score of a knight, the most that a card scores (score-3).
pub(crate) const KNIGHT: u8 = 20;
/// The most that health left scores (score-6).
pub(crate) const MOST_HEALTH: u8 = 10;
/// The score of an empty trash (score-7).
pub(crate) const EMPTY_TRASH: u8 = 5;

/// The score of a card that the hero owns at the end, in the deck or as a companion (score-3, score-4, score-5).
pub(crate) const fn card_score(card: Card) -> u8 {
    match card.rank() {
        12 => 5,
        _ if KNIGHTS.contains(card) => KNIGHT,
        rank if NUMBERED.contains(card) && CardSet::suit(Suit::Diamonds).contains(card) => rank,
        _ => 0,
    }
}

/// The points of a won game; a lost one has none
/// (score-1, score-2, score-3, score-4, score-5, score-6, score-7, score-8, R34, R35, R41).
pub(crate) fn score(state: &State, end: End) -> u8 {
    if end != End::Won {
        return 0;
    }
    let cards: u8 = (state.owned() | state.queens).iter().map(card_score).sum();
    let health = (state.options.life - state.wounds).min(MOST_HEALTH);
    let untrashed = if state.trash.is_empty() { EMPTY_TRASH } else { 0 };
    LORD + cards + health + untrashed
}

/// The end in the terms common to all games (over-2).
pub(crate) fn outcome(state: &State, end: End) -> Outcome {
    let (result, cause) = match end {
        End::Won => (GameResult::Won, "won"),
        End::Lost(cause) => (GameResult::Lost, cause.word()),
    };
    Outcome { result, cause, score: Some(score(state, end).into()) }
}
