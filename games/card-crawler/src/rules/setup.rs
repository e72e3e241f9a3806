//! Set-up.

use underdeck_cards::CardSet;
use underdeck_game::Chance;

use crate::deck::{ACTION, DARK_LORD, FORTRESS};
use crate::draw::Draw;
use crate::grid::Grid;
use crate::location::{Location, Locations};
use crate::{Options, Phase, State};

/// A game set up: a face-down fortress, a first hand, the hero outside without a wound
/// (setup-1, setup-2, setup-3, setup-4, option-1, goal-1).
pub(crate) fn set_up(options: Options, chance: &mut impl Chance) -> State {
    let mut state = State {
        hand: CardSet::EMPTY,
        discard: CardSet::EMPTY,
        trash: CardSet::EMPTY,
        queens: CardSet::EMPTY,
        unknown: Locations::ROOMS,
        empty: Locations::EMPTY,
        visited: Locations::EMPTY,
        grid: Grid::EMPTY,
        draw: Draw::EMPTY,
        options,
        phase: Phase::Action,
        at: Location::OUTSIDE,
        first_room: Location::OUTSIDE,
        lord: Location::OUTSIDE,
        wounds: 0,
        slain: false,
        arrived: false,
        attacked: false,
        doubled: false,
    };
    chance.shuffle("fortress", state.grid.refill(FORTRESS));
    state.lord = state.grid.find(DARK_LORD);
    chance.shuffle("draw", state.draw.refill(ACTION));
    for _ in 0..options.hand_size {
        state.hand.insert(state.draw.take().expect("the first deck is larger than any hand"));
    }
    state
}
