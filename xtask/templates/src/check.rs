//! What a valid state is.

use underdeck_cards::{CardSet, Suit};
use underdeck_game::{GameResult, StateError};

use crate::rules::draw::{KINGS, score};
use crate::rules::setup::deck;
use crate::state::{Phase, State};

/// (state-1)
pub(crate) fn check(state: &State) -> Result<(), StateError> {
    let ensure = |holds, key, message: &str| StateError::ensure(holds, key, || message.into());
    let all = state.deck.to_set() | state.drawn;
    let once = state.deck.len() + state.drawn.len() == all.len();
    let full = (1..=Suit::ALL.len()).any(|suits| all == deck(suits as u8));
    ensure(once && full, "deck", "deck and drawn cards hold each card of some suits once")?;
    let king = !(state.drawn & KINGS).is_empty();
    match state.phase {
        Phase::Turn => ensure(!king, "drawn", "a King ends the game"),
        Phase::Over(end) => {
            ensure(end.score == Some(score(state.drawn)), "outcome", "the score is what the drawn cards are worth")?;
            ensure((end.result == GameResult::Lost) == king, "outcome", "lost by a King, and by nothing else")?;
            ensure((state.drawn & KINGS).len() <= 1, "drawn", "a King ends the game")
        }
    }?;
    ensure(state.drawn - CardSet::STANDARD == CardSet::EMPTY, "drawn", "there are no Jokers")
}
