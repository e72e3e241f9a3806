//! Set-up.

use underdeck_game::Chance;

use crate::deck::{ACTION, DARK_LORD, FORTRESS};
use crate::draw::Draw;
use crate::grid::Grid;
use crate::state::Open;
use crate::{Options, State};

/// A new game: a face-down fortress, a first hand, the hero outside without a wound
/// (setup-1, setup-2, setup-3, setup-4, option-1, goal-1).
pub(crate) fn set_up(options: Options, chance: &mut impl Chance) -> State {
    let mut state = State::with(Open::new(options), Grid::EMPTY, Draw::EMPTY);
    chance.shuffle("fortress", state.grid.refill(FORTRESS));
    state.lord = state.grid.find(DARK_LORD);
    chance.shuffle("draw", state.draw.refill(ACTION));
    for _ in 0..options.hand_size {
        let card = state.draw.take().expect("the first deck is larger than any hand");
        state.hand.insert(card);
    }
    state
}
