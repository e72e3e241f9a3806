//! Drawing and stopping.

use underdeck_cards::CardSet;
use underdeck_game::{GameResult, Outcome};

use crate::state::{Phase, State};

/// The cards that end the game.
pub(crate) const KINGS: CardSet = CardSet::ranks(13, 13);

/// (draw-2)
pub(crate) fn score(drawn: CardSet) -> i32 {
    (drawn - KINGS).rank_sum() as i32
}

/// (draw-1)
pub(crate) fn may_draw(state: &State) -> bool {
    !state.deck.is_empty()
}

/// (draw-1, draw-3)
pub(crate) fn draw(state: &mut State) {
    let Some(card) = state.deck.draw() else { return };
    state.drawn.insert(card);
    if KINGS.contains(card) {
        state.phase = over(state, GameResult::Lost, "king");
    }
}

/// (stop-1, R1)
pub(crate) fn stop(state: &mut State) {
    state.phase = over(state, GameResult::Won, "stopped");
}

fn over(state: &State, result: GameResult, cause: &'static str) -> Phase {
    Phase::Over(Outcome { result, cause, score: Some(score(state.drawn)) })
}
